import type { IncomingMessage, Server } from 'node:http'

/**
 * Drops the content type of a request without a body (neither length nor coding). Fastify would wait for the
 * end of a stream that `optimizeEmptyRequests` has left out, and never answer.
 */
export function ignoreTypeWithoutBody(server: Server) {
  server.prependListener('request', ({ headers }: IncomingMessage) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      delete headers['content-type']
  })
}
