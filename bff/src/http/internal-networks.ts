import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'
import { createAddressMatcher } from './address-matcher.ts'
import { parseQuery } from './parse-query.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The URL alone does not tell the reply. */
    dependsOnAddress: boolean
    /** From an address in INTERNAL_NETWORKS. */
    readonly isInternal: boolean
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
  const matches = createAddressMatcher(INTERNAL_NETWORKS)
  app.decorateRequest('isInternal', {
    getter() {
      return matches(this.ip)
    },
  })

  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1)
    if (!isStaffPage(path)) return done()
    const query = parseQuery(request.url)
    if (query.get('mode') !== 'internal' || request.isInternal) return done()
    query.delete('mode')
    reply.header('cache-control', 'no-store').redirect(query.size > 0 ? `${path}?${query}` : path)
  })

  app.decorateRequest('dependsOnAddress', false)
  // Before the cache key is formed.
  app.addHook('preValidation', (request, _reply, done) => {
    for (const part of [request.query, request.body] as (WithAudience | undefined)[]) {
      if (part?.audience !== 'internal') continue
      request.dependsOnAddress = true
      if (!request.isInternal) delete part.audience
    }
    done()
  })
}

function isStaffPage(path: string): boolean {
  return /^\/search-jobs(?:\/|$)/.test(path)
}
