import type { FastifyInstance } from 'fastify'

/** One line per request. It names the route's template, never the address: addresses can hold ids. */
export function accessLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    app.log.info({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
    done()
  })
}
