import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Sends a web Response, its body as fast as the receiver takes it. A network-error response, as of
 * HttpResponse.error(), resets the connection; a body that fails half-way breaks it off.
 */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.socket?.resetAndDestroy()
    return
  }
  outgoing.statusCode = response.status
  if (response.statusText) outgoing.statusMessage = response.statusText
  outgoing.setHeaders(response.headers)
  if (!response.body) {
    outgoing.end()
    return
  }
  // Either end may disconnect; the pipeline then closes both.
  await pipeline(Readable.fromWeb(response.body), outgoing).catch(() => undefined)
}
