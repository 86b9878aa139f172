import cookie from '@fastify/cookie'
import proxy from '@fastify/http-proxy'
import session from '@fastify/session'
import fastify from 'fastify'

/**
 * The base of P5 and P6 on PORT: a session, and every request proxied to UPSTREAM_API_URL. Plugins
 * with their defaults.
 */
declare module 'fastify' {
  interface Session {
    userId?: string
  }
}

const app = fastify({ trustProxy: '127.0.0.1' })
await app.register(cookie)
await app.register(session, {
  secret: 'a secret of at least thirty-two letters',
  saveUninitialized: false,
})
app.get('/sign-in', async (request) => {
  request.session.userId = 'small-0'
  return {}
})
await app.register(proxy, {
  upstream: process.env.UPSTREAM_API_URL ?? '',
  preHandler: async (request, reply) => {
    if (!request.session.userId) reply.code(401).send()
  },
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
