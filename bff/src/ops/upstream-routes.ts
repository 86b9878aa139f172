import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ProblemError } from '../http/problem-error.ts'
import type { Audit } from '../observability/audit.ts'
import type { ForcedOperations } from '../store/forced-operations.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import { wantsPage } from './send-page.ts'
import { findOperation, upstreamTable } from './upstreams.ts'

const choices = { open: 'open', closed: 'closed', automatic: undefined } as const
type Choice = keyof typeof choices

const Force = Type.Object({ to: Type.Enum(Object.keys(choices) as Choice[]) })

interface UpstreamRoutesContext {
  upstream: UpstreamClient
  forced: ForcedOperations
  audit: Audit
}

export function upstreamRoutes(
  ops: FastifyInstance,
  { upstream, forced, audit }: UpstreamRoutesContext,
) {
  ops.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )

  ops.get('/upstreams', async (request, reply) => {
    if (wantsPage(request)) return reply.redirect('/console', 303)
    return { operations: upstreamTable(upstream, forced) }
  })

  ops.post<{ Params: { operation: string }; Body: { to: Choice } }>(
    '/upstreams/:operation',
    { schema: { body: Force } },
    async (request, reply) => {
      const operation = findOperation(request.params.operation)
      if (!operation) throw new ProblemError('not-found')
      const { name } = operation
      const { operator, body } = request
      const to = choices[body.to]
      const record = (outcome: 'done' | 'unknown') => {
        const details = { operator, operation: name, to: body.to, outcome }
        audit.record({ event: 'operation-forced', ...details }, request)
        request.log.warn(details, 'operation forced')
      }
      try {
        await forced.set(name, to && { to, operator, at: Date.now() })
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'outcome-unknown') record('unknown')
        throw error
      }
      record('done')
      if (wantsPage(request)) return reply.redirect(`/console#${name}`, 303)
      return upstreamTable(upstream, forced).find((row) => row.operation === name)
    },
  )
}
