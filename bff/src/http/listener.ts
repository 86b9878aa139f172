import { type IncomingMessage, maxHeaderSize, type Server, type ServerResponse } from 'node:http'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../settings/config.ts'
import type { AccessLog } from './access-log.ts'
import type { AddressMatcher } from './address-matcher.ts'
import { enforceBodyTimeout, uploadTimeoutMs } from './body-timeout.ts'
import { ignoreTypeWithoutBody } from './empty-bodies.ts'
import { normalizeForwardedFor } from './forwarded-for.ts'
import { lazyCompilers } from './lazy-compilers.ts'
import { malformedRequests } from './malformed-requests.ts'
import { requestIds } from './request-id.ts'
import { endSlowReaders } from './slow-readers.ts'

/** Child loggers per request cost throughput; of a childLoggerFactory Fastify validates each product. */
function withoutChildren(log: Logger): FastifyBaseLogger {
  const own: FastifyBaseLogger = Object.assign(Object.create(log), { child: () => own })
  return own
}

/** Answers a request itself, or leaves it to Fastify and to the limits of time on bodies and replies. */
export type FirstAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  leave: () => void,
) => void

/** The public listener, with limits on time and size, that drains on close. */
export function createListener(
  config: Config,
  log: Logger,
  trusts: AddressMatcher,
  accessLog: AccessLog,
  firstAnswer: FirstAnswer,
): FastifyInstance {
  const app = fastify({
    loggerInstance: withoutChildren(log),
    // accessLog writes one line per request.
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: lazyCompilers,
    genReqId: requestIds(trusts),
    ...malformedRequests(config.PUBLIC_ORIGIN, accessLog),
    trustProxy: config.TRUST_PROXY !== '' && trusts,
    bodyLimit: 64 * 1024,
    // That of Node for the head: routes validate their parameters.
    routerOptions: { maxParamLength: maxHeaderSize },
    requestTimeout: uploadTimeoutMs,
    http: {
      headersTimeout: 5000,
      connectionsCheckingInterval: 1000,
      // A request without a body costs no stream.
      optimizeEmptyRequests: true,
    },
    forceCloseConnections: 'idle',
    // While draining, requests on open connections are still served, with Connection: close.
    return503OnClosing: false,
  })
  normalizeForwardedFor(app.server, trusts)
  ignoreTypeWithoutBody(app.server)
  enforceBodyTimeout(app.server)
  endSlowReaders(app.server)
  answerFirst(app.server, firstAnswer)
  // A preconnected browser socket without a request would keep the server from closing.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), config.DRAIN_SECONDS * 1000).unref()
  })
  return app
}

/** Not by Fastify's serverFactory: with one it listens on one address of `localhost` only. */
function answerFirst(server: Server, firstAnswer: FirstAnswer) {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    firstAnswer(request, response, () => {
      for (const listener of listeners) listener.call(server, request, response)
    })
  })
}
