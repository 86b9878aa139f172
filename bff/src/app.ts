import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { content } from './areas/content.ts'
import type { Gatehouse } from './areas/gatehouse.ts'
import { session } from './areas/session.ts'
import { signIn } from './areas/sign-in/sign-in.ts'
import type { Config } from './config.ts'
import { accessLog } from './server/access-log.ts'
import { MemoryStore } from './server/memory-store.ts'
import { originCheck } from './server/origin-check.ts'
import { portalFiles } from './server/portal-files.ts'
import { problems } from './server/problems.ts'
import { makeRequestId } from './server/request-id.ts'
import { securityHeaders } from './server/security-headers.ts'
import { serveOn } from './server/serve.ts'
import { sessions } from './server/session.ts'
import { createUpstream } from './upstream/gateway.ts'

/** The table of contents: what every request passes, then the areas. */
export async function buildApp(config: Config, log: Logger): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line per request (accessLog), from one logger: children cost throughput.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: makeRequestId,
    trustProxy: config.TRUST_PROXY || false,
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    http: { headersTimeout: 5000 },
    forceCloseConnections: 'idle',
  })
  const upstream = createUpstream(config)
  const store = new MemoryStore({ idleMs: config.SESSION_IDLE_MINUTES * 60_000 })
  app.addHook('onClose', async () => {
    store.close()
    await upstream.close()
  })

  accessLog(app)
  problems(app)
  securityHeaders(app, config.PUBLIC_ORIGIN)
  originCheck(app, config.PUBLIC_ORIGIN)
  await sessions(app, config.PUBLIC_ORIGIN, store)

  const gatehouse: Gatehouse = { serve: serveOn(app), upstream, config }
  signIn(gatehouse)
  session(gatehouse)
  content(gatehouse)

  await portalFiles(app, config)
  return app
}
