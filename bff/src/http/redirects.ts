import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'

export function redirects(app: FastifyInstance, config: Pick<Config, 'INTERNAL_CAREERS_URL'>) {
  const target = config.INTERNAL_CAREERS_URL?.href
  if (!target) return
  for (const path of ['/internal-careers', '/internal-careers/'])
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(target, 302),
    )
}
