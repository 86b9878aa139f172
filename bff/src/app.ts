import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { content } from './areas/content.ts'
import type { Area, Gatehouse } from './areas/gatehouse.ts'
import { session } from './areas/session.ts'
import { signIn } from './areas/sign-in/sign-in.ts'
import type { Config } from './config.ts'
import { accessLog } from './server/access-log.ts'
import { generations } from './server/generations.ts'
import { knownDevices } from './server/known-devices.ts'
import { createLimits } from './server/limits.ts'
import { MemoryStore } from './server/memory-store.ts'
import { originCheck } from './server/origin-check.ts'
import { portalFiles } from './server/portal-files.ts'
import { answerUnroutable, problems } from './server/problems.ts'
import { connectRedis, untilReady } from './server/redis.ts'
import { RedisStore } from './server/redis-store.ts'
import { ReplyCache } from './server/reply-cache.ts'
import { makeRequestId } from './server/request-id.ts'
import { securityHeaders } from './server/security-headers.ts'
import { serveOn } from './server/serve.ts'
import { sessions } from './server/session.ts'
import { createShelf } from './server/shelf.ts'
import { createUpstream } from './upstream/gateway.ts'

export const everyArea: readonly Area[] = [signIn, session, content]

/** The table of contents: what every request passes, then the areas. */
export async function buildApp(
  config: Config,
  log: Logger,
  areas: readonly Area[] = everyArea,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line per request (accessLog), from one logger: children cost throughput.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: makeRequestId,
    frameworkErrors: answerUnroutable,
    trustProxy: config.TRUST_PROXY || false,
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    // Node looks for slow requests every 30 s unless told.
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    forceCloseConnections: 'idle',
  })
  const redis = config.REDIS_URL === '' ? undefined : connectRedis(config.REDIS_URL, log)
  if (redis) await untilReady(redis, log)
  const upstream = createUpstream(config)
  const idle = { idleMs: config.SESSION_IDLE_MINUTES * 60_000 }
  const store = redis ? new RedisStore(redis, idle) : new MemoryStore(idle)
  const shelf = createShelf(redis)
  const limits = createLimits(config, redis)
  // Browsers open connections ahead of need; one without a request would hold up the end for ever.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), config.DRAIN_SECONDS * 1000).unref()
  })
  app.addHook('onClose', async () => {
    store.close()
    redis?.disconnect()
    await upstream.close()
  })

  accessLog(app)
  problems(app)
  securityHeaders(app, config.PUBLIC_ORIGIN)
  originCheck(app, config.PUBLIC_ORIGIN)
  await portalFiles(app, config)

  // Sessions concern the API alone: pages and files are served whatever becomes of their store.
  await app.register(async (api) => {
    await sessions(api, config.PUBLIC_ORIGIN, store)
    const gatehouse: Gatehouse = {
      serve: serveOn(api, {
        config,
        upstream,
        cache: new ReplyCache({
          maxBytes: config.CACHE_MAX_BYTES,
          freshMs: config.CACHE_SECONDS * 1000,
          staleMs: 600_000,
        }),
        generations: generations(redis),
        limits,
        shelf,
      }),
      config,
      limits,
      devices: knownDevices(shelf, config.PUBLIC_ORIGIN),
      sessions: store,
    }
    for (const area of areas) area(gatehouse)
  })
  return app
}
