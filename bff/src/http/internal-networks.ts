import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { createAddressMatcher } from './address-matcher.ts'

interface WithAudience {
  audience?: unknown
}

/**
 * Search and application of internal staff need an address in INTERNAL_NETWORKS. Elsewhere their
 * pages redirect to those of visitors, and endpoints ignore the audience.
 */
export function internalNetworks(
  app: FastifyInstance,
  { INTERNAL_NETWORKS }: Pick<Config, 'INTERNAL_NETWORKS'>,
) {
  const isInternal = createAddressMatcher(INTERNAL_NETWORKS)

  app.addHook('onRequest', (request, reply, done) => {
    const [path = '', search = ''] = request.url.split('?', 2)
    const query = new URLSearchParams(search)
    const isJobPage = /^\/search-jobs(?:\/|$)/.test(path)
    if (!isJobPage || query.get('mode') !== 'internal' || isInternal(request.ip)) return done()
    query.delete('mode')
    reply.header('cache-control', 'no-store').redirect(query.size > 0 ? `${path}?${query}` : path)
  })

  // Before the cache key is formed.
  app.addHook('preValidation', (request, _reply, done) => {
    for (const part of [request.query, request.body] as (WithAudience | undefined)[])
      if (part?.audience === 'internal' && !isInternal(request.ip)) delete part.audience
    done()
  })
}
