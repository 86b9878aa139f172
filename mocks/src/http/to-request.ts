import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * Creates a web Request with a buffered body. Rejects if the client disconnects, and for a request
 * that the Request constructor rejects.
 */
export async function toRequest(
  incoming: IncomingMessage,
  origin: string,
  signal: AbortSignal,
): Promise<Request> {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const method = incoming.method ?? 'GET'
  const body = await buffer(incoming)
  // Concatenated, not resolved: a path with two leading slashes would change the host.
  return new Request(`${origin}${incoming.url}`, {
    method,
    headers,
    body: method === 'GET' || method === 'HEAD' || body.length === 0 ? null : new Uint8Array(body),
    signal,
  })
}
