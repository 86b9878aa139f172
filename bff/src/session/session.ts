import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie } from './cookies.ts'
import { rekeySecrets } from './session-secrets.ts'
import { type Device, dataOf, type Sessions } from './session-store.ts'

declare module 'fastify' {
  /** Areas declare their own fields where they use them. */
  interface Session {
    /** Set by the store; from then on it is only overwritten while it exists. */
    stored?: true
    /** Absolute end, milliseconds since 1970. */
    endsAt?: number
    /** The store could not be read; the session is not written either. */
    unavailable?: true
    signedIn?: { device: Device; since: number }
  }
}

/** Pass-through signer: the id is 256 random bits, a signature adds only time. */
const unsigned = {
  sign: (id: string) => id,
  unsign: (id: string) => ({ valid: true, renew: false, value: id }),
}

export async function sessions(
  app: FastifyInstance,
  { name, attributes }: Cookie,
  store: Sessions,
) {
  await app.register(cookie)
  await app.register(session, {
    secret: unsigned,
    cookieName: name,
    cookie: { ...attributes },
    store,
    idGenerator: () => randomBytes(32).toString('base64url'),
    // Rolling sessions are saved after every request, which revives destroyed ones.
    rolling: false,
    saveUninitialized: false,
  })
  // The plugin clears without Secure, which browsers ignore for a __Host- cookie.
  app.decorateReply('clearSessionCookie', function (this: FastifyReply) {
    this.setCookie(name, '', { ...attributes, maxAge: 0 })
  })
}

declare module 'fastify' {
  interface FastifyReply {
    clearSessionCookie(): void
  }
}

/** A new id and an empty session, against session fixation. */
export async function startSession(request: FastifyRequest) {
  // The plugin would omit the Secure cookie without an error.
  if (request.session.cookie.secure && request.protocol !== 'https')
    throw new Error('PUBLIC_ORIGIN is https, but the proxy does not say X-Forwarded-Proto: https')
  await request.session.regenerate()
}

/** A new id for the same session data, at a step-up. */
export async function rotateSession(request: FastifyRequest) {
  const data = dataOf(request.session)
  const oldId = request.session.sessionId
  await startSession(request)
  const { sessionId } = request.session
  const secrets = data.secrets && rekeySecrets(data.secrets, oldId, sessionId)
  Object.assign(request.session, data, secrets && { secrets })
}

/** Destroys the session, also for requests in flight, and clears its cookie. */
export async function endSession(request: FastifyRequest, reply: FastifyReply) {
  await request.session.destroy()
  reply.clearSessionCookie()
}
