import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Sends a web Response with backpressure. HttpResponse.error() resets the connection; an error
 * within the body closes it.
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
  // If one end disconnects, the pipeline closes both.
  await pipeline(Readable.fromWeb(response.body), outgoing).catch(() => undefined)
}
