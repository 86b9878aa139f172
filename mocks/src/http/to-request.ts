import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * Turns what came over the wire into a web Request, its body read to the end.
 * Throws when the sender goes away before the end, and for a request that no Request can be.
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
  // Joined, not resolved: a path that begins with two slashes would become another host.
  return new Request(`${origin}${incoming.url}`, {
    method,
    headers,
    body: method === 'GET' || method === 'HEAD' || body.length === 0 ? null : new Uint8Array(body),
    signal,
  })
}
