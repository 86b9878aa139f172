import type { Page, Request } from '@playwright/test'

/** Addresses and storage of a browser, and the keys that it posted to payroll. */
export interface BrowserRecord {
  /** Addresses of pages, requests and referrers. */
  addresses: string[]
  /** Snapshots of the page's storage, one for each `recordStorage`. */
  storage: string[]
  payrollKeys: string[]
}

/** Undefined too for a request that is under way when the test ends. */
export function referrerOf(request: Request): Promise<string | undefined> {
  return request.allHeaders().then(
    ({ referer }) => referer,
    () => undefined,
  )
}

/** Records from here on; `settled` resolves when the record is complete. */
export function recordBrowser(page: Page) {
  const record: BrowserRecord = { addresses: [], storage: [], payrollKeys: [] }
  const pending: Promise<void>[] = []
  page.context().on('page', (opened) => {
    opened.on('framenavigated', (frame) => record.addresses.push(frame.url()))
  })
  page.on('framenavigated', (frame) => record.addresses.push(frame.url()))
  page.context().on('request', (request) => {
    const key = new URLSearchParams(request.postData() ?? '').get('xxUserKey')
    if (key) record.payrollKeys.push(key)
    record.addresses.push(request.url())
    pending.push(referrerOf(request).then((referrer = '') => void record.addresses.push(referrer)))
  })
  return {
    record,
    async recordStorage() {
      record.storage.push(await page.evaluate(dumpStorage))
    },
    settled: () => Promise.all(pending),
  }
}

/** Runs in the page. */
async function dumpStorage(): Promise<string> {
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const dump: unknown[] = [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    window.name,
    history.state,
  ]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store).objectStore(store)
      dump.push(name, store, await resultOf(records.getAllKeys()), await resultOf(records.getAll()))
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      dump.push(request.url, await (await cache.match(request))?.text())
  }
  return JSON.stringify(dump)
}
