import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../observability/metrics.ts'

/** One line per request, and its count. It names the route's template, never the address: addresses can hold ids. */
export function accessLog(app: FastifyInstance, metrics: Metrics) {
  // Its fields are these and no others: looking for secrets in them would cost more than the line.
  const access = app.log.child({}, { redact: [] })
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
