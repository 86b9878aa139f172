import { expect, type Page, type Request } from '@playwright/test'

/** Events of a page that its screen does not show. */
export interface Watch {
  /** Writes ("sent POST /api/… {…}"), announcements and windows since `begin`. */
  events(): Promise<string[]>
  /** Forgets the events; from now on the first write to each address fails, or all go on. */
  begin(writes: 'fail' | 'go on'): Promise<void>
  hasWritten(): boolean
  /** Resolves once no request is under way. */
  quiet(): Promise<void>
}

const failure = {
  type: 'about:blank',
  title: 'Bad Gateway',
  status: 502,
  code: 'upstream-unreachable',
  reference: 'ABCD-2345',
}

/** Progress and suggestions are told while they change. */
const passing = /\d%$|suggestions?$/

export async function watch(page: Page): Promise<Watch> {
  let seen: string[] = []
  let failed: Set<string> | undefined
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    underWay.add(request)
    if (isWrite(request)) seen.push(describeWrite(request))
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  page.on('dialog', (dialog) => {
    seen.push(`asked ${dialog.type()} ${dialog.message()}`)
    return dialog.accept()
  })
  page.on('popup', async (popup) => {
    seen.push('opened a window')
    await popup.close()
  })
  page.on('download', (download) => seen.push(`downloaded ${download.suggestedFilename()}`))
  await page.route('**/api/**', (route) => {
    const request = route.request()
    const address = `${request.method()} ${new URL(request.url()).pathname}`
    if (!isWrite(request) || !failed || failed.has(address)) return route.fallback()
    failed.add(address)
    return route.fulfill({
      status: failure.status,
      contentType: 'application/problem+json',
      body: JSON.stringify(failure),
    })
  })
  return {
    async events() {
      const announced = await page.evaluate(
        () => Reflect.get(window, 'announced') as string[] | undefined,
      )
      const lasting = announced?.filter((text) => !passing.test(text))
      return [...seen, ...new Set(lasting)]
    },
    hasWritten: () => seen.some((event) => event.startsWith('sent ')),
    async quiet() {
      // The requests of a press start within two frames.
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
          }),
      )
      await expect.poll(() => underWay.size).toBe(0)
    },
    async begin(writes) {
      seen = []
      failed = writes === 'fail' ? new Set() : undefined
      await page.evaluate(collectAnnouncements)
    },
  }
}

/** Saves of a draft come by themselves, at times of their own. */
function isWrite(request: Request): boolean {
  const { pathname } = new URL(request.url())
  const isDraft = request.method() === 'PUT' && pathname.endsWith('/application')
  return request.method() !== 'GET' && pathname.startsWith('/api/') && !isDraft
}

/** Without empty fields, and with ids hidden. */
function describeWrite(request: Request): string {
  const { pathname } = new URL(request.url())
  const isJson = request.headers()['content-type']?.startsWith('application/json')
  const body = isJson ? JSON.stringify(request.postDataJSON(), withoutEmpty) : ''
  return `sent ${request.method()} ${pathname} ${body}`.replace(
    /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g,
    '…',
  )
}

function withoutEmpty(_key: string, value: unknown) {
  return value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value
}

/** Runs in the page: from now on, texts that its live regions take on. */
function collectAnnouncements() {
  const isCollecting = Reflect.has(window, 'announced')
  Reflect.set(window, 'announced', [])
  if (isCollecting) return
  const regions =
    '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const text = element?.closest(regions)?.textContent.trim()
      if (text) (Reflect.get(window, 'announced') as string[]).push(`said ${text}`)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
