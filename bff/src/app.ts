import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { account } from './areas/account/account.ts'
import { content } from './areas/content.ts'
import type { Area, Gatehouse } from './areas/gatehouse.ts'
import { recovery } from './areas/recovery/recovery.ts'
import { session } from './areas/session.ts'
import { signIn } from './areas/sign-in/sign-in.ts'
import { stepUp } from './areas/step-up.ts'
import type { Config } from './config.ts'
import { buildOps } from './ops/ops.ts'
import { createReadiness } from './ops/readiness.ts'
import { acceptedNotices } from './server/accepted-notices.ts'
import { accessLog } from './server/access-log.ts'
import { createAudit } from './server/audit.ts'
import { generations } from './server/generations.ts'
import { keyedBy } from './server/keyed.ts'
import { knownDevices } from './server/known-devices.ts'
import { createLimits } from './server/limits.ts'
import { MemoryStore } from './server/memory-store.ts'
import { createMetrics } from './server/metrics.ts'
import { originCheck } from './server/origin-check.ts'
import { portalFiles } from './server/portal-files.ts'
import { answerUnroutable, problems } from './server/problems.ts'
import { connectRedis, untilReady } from './server/redis.ts'
import { RedisStore } from './server/redis-store.ts'
import { ReplyCache } from './server/reply-cache.ts'
import { requestIds } from './server/request-id.ts'
import { securityHeaders } from './server/security-headers.ts'
import { serveOn } from './server/serve.ts'
import { sessions } from './server/session.ts'
import { shedding } from './server/shedding.ts'
import { createShelf } from './server/shelf.ts'
import { createStepUps } from './server/step-up.ts'
import { startTracing } from './server/tracing.ts'
import { trustedProxies } from './server/trusted-proxies.ts'
import { visitsOn } from './server/visit.ts'
import { createUpstream } from './upstream/gateway.ts'

export const everyArea: readonly Area[] = [signIn, session, stepUp, account, recovery, content]

export interface Gateway {
  /** What browsers reach. */
  app: FastifyInstance
  /** What operations reach, on a listener of its own. */
  ops: FastifyInstance
  /** Tells the balancer, gives it time to notice, finishes what is under way, and ends. */
  stop(): Promise<void>
}

/** The table of contents: what every request passes, then the areas. */
export async function buildGateway(
  config: Config,
  log: Logger,
  areas: readonly Area[] = everyArea,
): Promise<Gateway> {
  const trusts = trustedProxies(config.TRUST_PROXY)
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line per request (accessLog), from one logger: children cost throughput.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(trusts),
    frameworkErrors: answerUnroutable,
    trustProxy: config.TRUST_PROXY || false,
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    // Node looks for slow requests every 30 s unless told.
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    forceCloseConnections: 'idle',
    // Whoever still comes while the gateway drains is served, and told to connect anew.
    return503OnClosing: false,
  })
  const redis = config.REDIS_URL === '' ? undefined : connectRedis(config.REDIS_URL, log)
  if (redis) await untilReady(redis, log)
  const metrics = createMetrics()
  const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, trusts)
  const audit = createAudit(config, log, metrics.recorded)
  const readiness = createReadiness(redis)
  const upstream = createUpstream(config, { log, heard: metrics.asked, tracing })
  const idle = { idleMs: config.SESSION_IDLE_MINUTES * 60_000 }
  const store = redis ? new RedisStore(redis, idle) : new MemoryStore(idle)
  const shelf = createShelf(redis)
  const stepUps = createStepUps(shelf)
  const keyed = keyedBy(config.CLIENT_SECRET)
  const limits = createLimits(config, redis)
  const cache = new ReplyCache({
    maxBytes: config.CACHE_MAX_BYTES,
    freshMs: config.CACHE_SECONDS * 1000,
    staleMs: 600_000,
    heard: metrics.read,
  })
  metrics.gauge('gatehouse_cache_bytes', 'Bytes of answers that are held', () => cache.size)
  metrics.gaugeOfOperations('gatehouse_breaker_open', '1 when an operation is not asked', (one) =>
    upstream.isOpen(one) ? 1 : 0,
  )
  if (store instanceof MemoryStore)
    metrics.gauge('gatehouse_sessions', 'Sessions held in this process', () => store.size)
  // Browsers open connections ahead of need; one without a request would hold up the end for ever.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), config.DRAIN_SECONDS * 1000).unref()
  })
  app.addHook('onClose', async () => {
    store.close()
    redis?.disconnect()
    await upstream.close()
    audit.close()
    await tracing?.close()
  })

  accessLog(app, metrics)
  tracing?.trace(app)
  problems(app)
  await shedding(app, config.SHED_DELAY_MS)
  securityHeaders(app, config.PUBLIC_ORIGIN)
  originCheck(app, config.PUBLIC_ORIGIN)
  await portalFiles(app, config)

  // Sessions concern the API alone: pages and files are served whatever becomes of their store.
  await app.register(async (api) => {
    await sessions(api, config.PUBLIC_ORIGIN, store)
    const means = {
      config,
      upstream,
      cache,
      generations: generations(redis),
      limits,
      shelf,
      stepUps,
    }
    const gatehouse: Gatehouse = {
      serve: serveOn(api, means),
      visits: visitsOn(api, means),
      config,
      limits,
      keyed,
      devices: knownDevices(shelf, keyed, config.PUBLIC_ORIGIN),
      notices: acceptedNotices(keyed, config.PUBLIC_ORIGIN),
      stepUps,
      sessions: store,
      audit,
    }
    for (const area of areas) area(gatehouse)
  })
  const ops = buildOps(config, log, { metrics, upstream, audit, readiness })

  async function stop() {
    readiness.drain()
    await wait(config.DRAIN_NOTICE_SECONDS * 1000)
    await app.close()
    await ops.close()
  }
  return { app, ops, stop }
}
