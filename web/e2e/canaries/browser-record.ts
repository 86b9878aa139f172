import type { Page } from '@playwright/test'

/** Addresses and storage of a browser. */
export interface BrowserRecord {
  /** Addresses of pages, requests and referrers. */
  addresses: string[]
  /** Snapshots of the page's storage, one for each `recordStorage`. */
  storage: string[]
}

/** Records from here on; `settled` resolves when the record is complete. */
export function recordBrowser(page: Page) {
  const record: BrowserRecord = { addresses: [], storage: [] }
  const pending: Promise<void>[] = []
  page.on('framenavigated', (frame) => record.addresses.push(frame.url()))
  page.on('request', (request) => {
    record.addresses.push(request.url())
    const recordReferrer = request.allHeaders().then(({ referer = '' }) => {
      record.addresses.push(referer)
    })
    pending.push(recordReferrer)
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
