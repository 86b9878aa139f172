import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rekeySecrets } from './session-secrets.ts'
import { type Device, dataOf, type Sessions } from './session-store.ts'

declare module 'fastify' {
  /** One typed slice per area, each declared where it is used; these are the session's own. */
  interface Session {
    /** Set by the store once it holds the session: from then on it is only written while it exists. */
    stored?: true
    /** Milliseconds since 1970 at which the session ends, however much it is used. */
    endsAt?: number
    /** The store could not be asked: nothing is known of this session, and nothing is written. */
    unavailable?: true
    /** Since when and from which device, for the list of places where one is signed in. */
    signedIn?: { device: Device; since: number }
  }
}

/** The id is 256 random bits: a signature would add nothing but time. */
const unsigned = {
  sign: (id: string) => id,
  unsign: (id: string) => ({ valid: true, renew: false, value: id }),
}

/** `__Host-` ties the cookie to this very origin; plain http (development) cannot carry it. */
export function cookieOf(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:')
  return {
    name: secure ? '__Host-gatehouse' : 'gatehouse',
    attributes: { path: '/', httpOnly: true, secure, sameSite: 'lax' as const },
  }
}

/** Sessions on the server, found by an opaque id in one cookie. */
export async function sessions(app: FastifyInstance, publicOrigin: string, store: Sessions) {
  const { name, attributes } = cookieOf(publicOrigin)
  await app.register(cookie)
  await app.register(session, {
    secret: unsigned,
    cookieName: name,
    cookie: { ...attributes },
    store,
    idGenerator: () => randomBytes(32).toString('base64url'),
    // A rolling session would be saved after every request, also after it was destroyed.
    rolling: false,
    saveUninitialized: false,
  })
  // The plugin's own clearing lacks Secure, which a __Host- cookie needs to be cleared at all.
  app.decorateReply('forgetCookie', function (this: FastifyReply) {
    this.setCookie(name, '', { ...attributes, maxAge: 0 })
  })
}

declare module 'fastify' {
  interface FastifyReply {
    forgetCookie(): void
  }
}

/** A new id and an empty session: at every sign-in, so that an id known before is worth nothing. */
export async function startSession(request: FastifyRequest) {
  // The plugin would leave the cookie out and say nothing, and nobody could sign in.
  if (request.session.cookie.secure && request.protocol !== 'https')
    throw new Error('PUBLIC_ORIGIN is https, but the proxy does not say X-Forwarded-Proto: https')
  await request.session.regenerate()
}

/** Another id for the session as it is: at a step up of who is signed in. */
export async function rotateSession(request: FastifyRequest) {
  const slices = dataOf(request.session)
  const before = request.session.sessionId
  await startSession(request)
  const { secrets } = slices
  Object.assign(request.session, slices, {
    ...(secrets && { secrets: rekeySecrets(secrets, before, request.session.sessionId) }),
  })
}

/** Ends the session for good, also for requests in flight, and takes the cookie back. */
export async function endSession(request: FastifyRequest, reply: FastifyReply) {
  await request.session.destroy()
  reply.forgetCookie()
}
