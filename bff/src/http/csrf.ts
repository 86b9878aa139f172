import { csrfHeader } from '@gatehouse/contracts/request-headers'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Requests are addressed to this origin: a target that names another one is for a proxy.
 * Cross-site requests do nothing here: whatever is not a plain read carries the portal's own
 * header, which a foreign page cannot add, and comes from the portal's own origin.
 */
export function csrfProtection(app: FastifyInstance, publicOrigin: string) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.startsWith('/')) return done(new ProblemError('invalid-input'))
    if (safeMethods.has(request.method)) return done()
    const { origin, 'sec-fetch-site': site } = request.headers
    const sameOrigin = origin === undefined ? site === 'same-origin' : origin === publicOrigin
    const sameSite = site === undefined || site === 'same-origin'
    if (request.headers[csrfHeader] === undefined || !sameOrigin || !sameSite)
      return done(new ProblemError('csrf-rejected'))
    done()
  })
}
