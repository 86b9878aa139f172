import type { Page } from '@playwright/test'

/** Addresses and storage of a browser. */
export interface BrowserRecord {
  /** Addresses of pages, requests and referrers. */
  addresses: string[]
  /** Snapshots of the page's storage, one for each `look`. */
  storage: string[]
}

/** Records from here on; `settled` resolves when the record is complete. */
export function recordBrowser(page: Page) {
  const record: BrowserRecord = { addresses: [], storage: [] }
  const pending: Promise<void>[] = []
  page.on('framenavigated', (frame) => record.addresses.push(frame.url()))
  page.on('request', (request) => {
    record.addresses.push(request.url())
    const noted = request.allHeaders().then(({ referer = '' }) => {
      record.addresses.push(referer)
    })
    pending.push(noted)
  })
  return {
    record,
    async look() {
      record.storage.push(await page.evaluate(everythingStored))
    },
    settled: () => Promise.all(pending),
  }
}

/** Runs in the page. */
async function everythingStored(): Promise<string> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const ofItsWindow = [document.cookie, window.name, history.state]
  const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, ...ofItsWindow]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store)
      found.push(name, store, await settled(all.getAllKeys()), await settled(all.getAll()))
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      found.push(request.url, await (await cache.match(request))?.text())
  }
  return JSON.stringify(found)
}
