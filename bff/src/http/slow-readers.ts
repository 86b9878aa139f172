import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** For the largest asset at 5 kB/s. */
const readTimeoutMs = 60_000

/** Ends connections whose client does not read a finished reply: it holds memory. */
export function endSlowReaders(server: Server, timeoutMs = readTimeoutMs) {
  // First: a reply may be sent while other listeners run.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('prefinish', () => endIfSlow(request, response, timeoutMs))
  })
}

/** Ends the connection of a client that does not read a reply in time; after its `end`. */
export function endIfSlow(
  request: IncomingMessage,
  response: ServerResponse,
  timeoutMs = readTimeoutMs,
): void {
  // Pipelined: earlier replies of the connection are sent first.
  if (!response.socket)
    return void response.once('prefinish', () => endIfSlow(request, response, timeoutMs))
  // The kernel has taken all of it, as of nearly every reply: a timer costs a cached read 2 %.
  if (response.writableLength === 0) return
  const timer = setTimeout(() => request.socket.destroy(), timeoutMs).unref()
  response.once('close', () => clearTimeout(timer))
}
