import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { track } from './activity.ts'
import { type Input, send } from './call.ts'

/** Longer than the gateway's own deadline: a large file over a slow connection. */
const timeoutMs = 90_000

/** By then the browser has started to save; until then the file is in memory. */
const revokeDelayMs = 10_000

/** Fetches a file for the browser to save. Fetched, not navigated to, so that the page can show errors. */
export async function download<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const { name, content } = await track(
    send(endpoint, input as object, {
      read: async (answer) => ({ name: nameOf(answer), content: await answer.blob() }),
      timeoutMs: timeoutMs,
    }),
  )
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs)
}

function nameOf({ headers }: Response): string {
  const [, name = 'file'] =
    /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(name)
}
