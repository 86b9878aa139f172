import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Addresses of the portal that lead to another site by themselves, without a script of ours. One
 * that is not configured is no page at all.
 */
export function redirects(app: FastifyInstance, config: Pick<Config, 'INTERNAL_CAREERS_URL'>) {
  const elsewhere = config.INTERNAL_CAREERS_URL?.href
  if (!elsewhere) return
  for (const path of ['/internal-careers', '/internal-careers/'])
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(elsewhere, 302),
    )
}
