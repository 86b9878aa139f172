import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'

/**
 * Rejects cross-site requests (CSRF) to the operations listener, and foreign host names for its address
 * (DNS rebinding).
 */
export function localWrites(ops: FastifyInstance) {
  ops.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done()
    const { origin, host = '', 'sec-fetch-site': site } = request.headers
    const isLocalName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
    const sameOrigin = origin === undefined || URL.parse(origin)?.host === host
    const sameSite = site === undefined || site === 'same-origin'
    done(isLocalName && sameOrigin && sameSite ? undefined : new ProblemError('csrf-rejected'))
  })
}
