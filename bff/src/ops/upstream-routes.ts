import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ProblemError } from '../http/problem-error.ts'
import type { Audit } from '../observability/audit.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import { sendPage, wantsPage } from './send-page.ts'
import { findOperation, upstreamTable } from './upstreams.ts'
import { upstreamsPage } from './upstreams-page.ts'

const choices = { open: 'open', closed: 'closed', automatic: undefined } as const

const Force = Type.Object({
  to: Type.Enum(['open', 'closed', 'automatic']),
})

export function upstreamRoutes(
  ops: FastifyInstance,
  { upstream, audit }: { upstream: UpstreamClient; audit: Audit },
) {
  ops.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )

  ops.get('/upstreams', async (request, reply) => {
    const rows = upstreamTable(upstream)
    if (!wantsPage(request)) return { operations: rows }
    return sendPage(reply, (nonce) => upstreamsPage(rows, nonce))
  })

  ops.post<{ Params: { operation: string }; Body: { to: keyof typeof choices } }>(
    '/upstreams/:operation',
    { schema: { body: Force } },
    async (request, reply) => {
      const operation = findOperation(request.params.operation)
      if (!operation) throw new ProblemError('not-found')
      const { to } = request.body
      upstream.force(operation, choices[to])
      const { operator } = request
      audit.record({ event: 'operation-forced', operator, operation: operation.name, to }, request)
      request.log.warn({ operator, operation: operation.name, to }, 'operation forced')
      if (wantsPage(request)) return reply.redirect('/upstreams', 303)
      return upstreamTable(upstream).find((row) => row.operation === operation.name)
    },
  )
}
