import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '../observability/metrics.ts'

/** Logs and counts one line per request, by route template: URLs can hold ids. */
export function accessLog(app: FastifyInstance, log: Logger, metrics: Metrics) {
  // Fixed fields without secrets: redacting them would cost more than the line.
  const access = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.onRequest(route, request.method, reply.statusCode, reply.elapsedTime / 1000)
    access.info({
      id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
    done()
  })
}
