import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'
import { isReadMethod } from './is-read-method.ts'

/** In any case, and with a slash at the end, as the portal's pages (canonical-paths.ts). */
const internalCareers = /^\/internal-careers\/?(?:\?|$)/i

export function redirects(app: FastifyInstance, config: Pick<Config, 'INTERNAL_CAREERS_URL'>) {
  const target = config.INTERNAL_CAREERS_URL?.href
  if (!target) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!internalCareers.test(request.url) || !isReadMethod(request.method)) return done()
    reply.header('cache-control', 'no-store').redirect(target, 302)
  })
}
