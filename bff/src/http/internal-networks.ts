import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { createAddressMatcher } from './address-matcher.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The URL alone does not tell the reply. */
    dependsOnAddress: boolean
  }
}

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
    if (!/^\/search-jobs(?:[/?]|$)/.test(request.url)) return done()
    const [path = '', search = ''] = request.url.split('?', 2)
    const query = new URLSearchParams(search)
    if (query.get('mode') !== 'internal' || isInternal(request.ip)) return done()
    query.delete('mode')
    reply.header('cache-control', 'no-store').redirect(query.size > 0 ? `${path}?${query}` : path)
  })

  app.decorateRequest('dependsOnAddress', false)
  // Before the cache key is formed.
  app.addHook('preValidation', (request, _reply, done) => {
    for (const part of [request.query, request.body] as (WithAudience | undefined)[]) {
      if (part?.audience !== 'internal') continue
      request.dependsOnAddress = true
      if (!isInternal(request.ip)) delete part.audience
    }
    done()
  })
}
