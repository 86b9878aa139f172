import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { enforceBodyTimeout, uploadTimeoutMs } from './body-timeout.ts'
import { buildLazySerializers } from './lazy-serializers.ts'
import { answerUnroutable } from './problems.ts'
import { requestIds } from './request-id.ts'
import type { TrustsProxy } from './trusted-proxies.ts'

/** What browsers reach: slow and large requests are cut, and whoever is being served at the end is. */
export function createListener(config: Config, log: Logger, trusts: TrustsProxy): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line per request (accessLog), from one logger: children cost throughput.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    schemaController: { compilersFactory: { buildSerializer: buildLazySerializers } },
    genReqId: requestIds(trusts),
    frameworkErrors: answerUnroutable,
    trustProxy: config.TRUST_PROXY !== '' && trusts,
    bodyLimit: 64 * 1024,
    requestTimeout: uploadTimeoutMs,
    // Node looks for slow requests every 30 s unless told.
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    forceCloseConnections: 'idle',
    // Whoever still comes while the gateway drains is served, and told to connect anew.
    return503OnClosing: false,
  })
  enforceBodyTimeout(app.server)
  // Browsers open connections ahead of need; one without a request would hold up the end for ever.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), config.DRAIN_SECONDS * 1000).unref()
  })
  return app
}
