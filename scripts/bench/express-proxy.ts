import express from 'express'
import session from 'express-session'
import { createProxyMiddleware } from 'http-proxy-middleware'

/**
 * A base of P6 on PORT: a session, and every request proxied to UPSTREAM_API_URL over keep-alive
 * connections, the middleware's default.
 */
declare module 'express-session' {
  interface SessionData {
    userId: string
  }
}

const app = express()
app.set('trust proxy', '127.0.0.1')
app.use(
  session({
    secret: 'a secret of at least thirty-two letters',
    resave: false,
    saveUninitialized: false,
    cookie: { secure: true },
  }),
)
app.get('/sign-in', (request, response) => {
  request.session.userId = 'small-0'
  response.json({})
})
app.use((request, response, next) => {
  if (request.session.userId) next()
  else response.status(401).end()
})
app.use(createProxyMiddleware({ target: process.env.UPSTREAM_API_URL ?? '' }))
app.listen(Number(process.env.PORT), '127.0.0.1')
