import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { lazyCompilers } from '../http/lazy-compilers.ts'
import { answerNotFound, problemHandlers } from '../http/problems.ts'
import { requestIds } from '../http/request-id.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Audit } from '../observability/audit.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { KnownIdentities } from '../session/known-identities.ts'
import type { Sessions } from '../session/session-store.ts'
import type { Config } from '../settings/config.ts'
import type { FailureLog } from '../store/failure-log.ts'
import type { ForcedOperations } from '../store/forced-operations.ts'
import type { RateLimits } from '../store/rate-limits.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import { version } from '../version.ts'
import { accountRoutes } from './account-routes.ts'
import { consoleRoutes } from './console/routes.ts'
import type { Heartbeat } from './heartbeat.ts'
import { opsAccess } from './ops-access.ts'
import { pages } from './pages.ts'
import type { Readiness } from './readiness.ts'
import { upstreamRoutes } from './upstream-routes.ts'

export interface OpsContext {
  metrics: Metrics
  upstream: UpstreamClient
  audit: Audit
  limits: RateLimits
  identities: KnownIdentities
  sessions: Sessions
  readiness: Readiness
  heartbeat: Heartbeat
  forced: ForcedOperations
  failures: FailureLog
}

export function buildOps(config: Config, log: Logger, context: OpsContext): FastifyInstance {
  const ops = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: lazyCompilers,
    genReqId: requestIds(() => false),
    bodyLimit: 1024,
    requestTimeout: 10_000,
    forceCloseConnections: true,
  })
  problemHandlers(ops)
  securityHeaders(ops, config.PUBLIC_ORIGIN)
  opsAccess(ops, config)
  ops.setNotFoundHandler(answerNotFound)

  // A start that fails on a taken port tells the other instances nothing.
  ops.addHook('onListen', context.heartbeat.start)

  ops.get('/live', async () => ({ live: true }))
  ops.get('/ready', async (_request, reply) => {
    const health = await context.readiness.check()
    return reply.code(health.ready ? 200 : 503).send(health)
  })
  ops.get('/version', async () => ({ version, node: process.version }))
  ops.get('/metrics', async (_request, reply) => {
    const { registry } = context.metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  consoleRoutes(ops, config, context)
  upstreamRoutes(ops, context)
  accountRoutes(ops, context)
  pages(ops, config, context)
  return ops
}
