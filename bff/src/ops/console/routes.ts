import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ProblemError } from '../../http/problem-error.ts'
import type { Config } from '../../settings/config.ts'
import type { FailureLog } from '../../store/failure-log.ts'
import type { ForcedOperations } from '../../store/forced-operations.ts'
import type { RateLimits } from '../../store/rate-limits.ts'
import type { UpstreamClient } from '../../upstream/client.ts'
import { failuresPage } from '../failures-page.ts'
import type { Heartbeat } from '../heartbeat.ts'
import type { Readiness } from '../readiness.ts'
import { sendPage, wantsPage } from '../send-page.ts'
import { consolePage } from './page.ts'
import { systemsOf, trafficOf } from './view.ts'

const script = readFileSync(new URL('console.js', import.meta.url), 'utf8')

const View = Type.Object({
  instance: Type.Optional(Type.String({ maxLength: 64 })),
  show: Type.Optional(Type.Enum(['all'])),
})
const Lookup = Type.Object({ reference: Type.Optional(Type.String({ maxLength: 64 })) })

interface ConsoleContext {
  heartbeat: Heartbeat
  forced: ForcedOperations
  failures: FailureLog
  limits: RateLimits
  readiness: Pick<Readiness, 'writeRefusal'>
  upstream: UpstreamClient
}

export function consoleRoutes(
  ops: FastifyInstance,
  { OPS_TOKEN }: Pick<Config, 'OPS_TOKEN'>,
  { heartbeat, forced, failures, limits, readiness, upstream }: ConsoleContext,
) {
  ops.get<{ Querystring: { instance?: string; show?: 'all' } }>(
    '/console',
    { schema: { querystring: View } },
    async (request, reply) => {
      const { instance = '', show } = request.query
      const fleet = await heartbeat.fleet()
      const chosen = fleet.instances.filter(({ name }) => name === instance)
      const isPresent = chosen.length > 0
      const at = Date.now()
      const content = {
        fleet,
        traffic: trafficOf(isPresent ? chosen : fleet.instances, at),
        systems: systemsOf(fleet.instances, { upstream, forced }, show === 'all'),
        quotas: limits.quotas,
        selection: {
          instance: isPresent ? instance : '',
          all: show === 'all',
          ...(!isPresent && instance !== '' && { missing: instance }),
        },
        canForce: OPS_TOKEN !== '',
        at,
      }
      if (!wantsPage(request)) return content
      return sendPage(reply, (nonce) => consolePage(content, nonce), { scripts: true })
    },
  )

  ops.get('/console.js', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(script),
  )

  ops.get<{ Querystring: { reference?: string } }>(
    '/failures',
    { schema: { querystring: Lookup } },
    async (request, reply) => {
      const reference = toReference(request.query.reference ?? '')
      const found = await failures.find(reference).catch((error: unknown) => {
        if (error instanceof ProblemError && wantsPage(request)) return undefined
        throw error
      })
      if (!wantsPage(request)) return { failures: found }
      const refusesWrites = readiness.writeRefusal() !== undefined
      return sendPage(reply, (nonce) =>
        failuresPage({ reference, failures: found, refusesWrites }, nonce),
      )
    },
  )
}

/** A reference as it is heard: in lower case, without its hyphen, with spaces. */
function toReference(heard: string): string {
  const compact = heard.trim()
  const [, first, second] = /^(\w{4})[\s-]?(\w{4})$/.exec(compact) ?? []
  return first && second ? `${first}-${second}`.toUpperCase() : compact
}
