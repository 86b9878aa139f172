import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { track } from './activity.ts'
import { type Input, send } from './call.ts'

/** A large file over a slow connection; the gateway's own deadline comes before. */
const timeoutMs = 90_000

/** The browser has begun to save a file long before; until then it is in the page's memory. */
const revokeDelayMs = 10_000

/**
 * Fetches a file and gives it to the browser to save. Fetched rather than gone to, so that what goes
 * wrong is told in the page. Throws a PortalError, as `call` does.
 */
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

/** As the gateway made it safe (bff/src/server/send-file.ts). */
function nameOf({ headers }: Response): string {
  const [, name = 'file'] =
    /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(name)
}
