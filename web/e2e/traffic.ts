import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

interface Traffic {
  pending: Set<Request>
  /** When the last request ended. */
  lastEnd: number
}

const traffics = new WeakMap<BrowserContext, Traffic>()

const quietMs = 500

/** Counts the requests of all tabs; `portal.ts` calls it for each test. */
export function trackRequests(context: BrowserContext) {
  const traffic: Traffic = { pending: new Set(), lastEnd: 0 }
  const end = (request: Request) => {
    traffic.pending.delete(request)
    traffic.lastEnd = Date.now()
  }
  context.on('request', (request) => traffic.pending.add(request))
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  traffics.set(context, traffic)
}

/**
 * Waits until no tab has requested anything for half a second. Playwright's "networkidle" comes once per
 * page load, thus not again after a link within the portal.
 */
export async function waitUntilQuiet(page: Page) {
  const traffic = traffics.get(page.context())
  if (!traffic) throw new Error('the requests of this context are not tracked')
  const isQuiet = () => traffic.pending.size === 0 && Date.now() - traffic.lastEnd > quietMs
  await expect.poll(isQuiet).toBe(true)
}
