import { csrfHeader } from '@gatehouse/contracts/request-headers'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects cross-site requests (CSRF): an unsafe method needs the portal's header, which a cross-site
 * page cannot add, and a same-origin Origin or Sec-Fetch-Site. Absolute request targets are refused.
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
