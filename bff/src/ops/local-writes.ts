import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'

/**
 * What changes something is asked for by a person on this listener's own pages, or by a program:
 * never by a foreign page in the browser of somebody who can reach it, also not under a name of its
 * own for this address.
 */
export function localWrites(ops: FastifyInstance) {
  ops.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done()
    const { origin, host = '', 'sec-fetch-site': site } = request.headers
    const named = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
    const own = origin === undefined || URL.parse(origin)?.host === host
    const sameSite = site === undefined || site === 'same-origin'
    done(named && own && sameSite ? undefined : new ProblemError('csrf-rejected'))
  })
}
