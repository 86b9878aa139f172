import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import session, { type SessionStore } from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
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

const makeId = () => randomBytes(32).toString('base64url')

/** The plugin's next session starts under this id. */
const movedIds = new WeakMap<FastifyRequest, string>()

function takeMovedId(request: FastifyRequest): string | undefined {
  const id = movedIds.get(request)
  movedIds.delete(request)
  return id
}

/** Pass-through signer: the id is 256 random bits, a signature adds only time. */
const unsigned = {
  sign: (id: string) => id,
  unsign: (id: string) => ({ valid: true, renew: false, value: id }),
}

export async function sessionCookies(app: FastifyInstance, { name, attributes }: Cookie) {
  await app.register(cookie)
  // @fastify/session clears without Secure, which browsers ignore for a __Host- cookie.
  app.decorateReply('clearSessionCookie', function (this: FastifyReply) {
    this.setCookie(name, '', { ...attributes, maxAge: 0 })
  })
  app.decorateRequest('sessionCookie', {
    getter(this: FastifyRequest) {
      return this.cookies[name]
    },
  })
}

/** After sessionCookies. */
export async function sessions(
  app: FastifyInstance,
  { name, attributes }: Cookie,
  store: SessionStore,
) {
  // The plugin clears a cookie whose session it does not find: a late reply to a session that was moved
  // meanwhile would clear its successor's.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const { session } = request
    // Null in a reply that was sent before the session was read.
    const isAnother =
      session && request.sessionCookie && request.sessionCookie !== session.sessionId
    if (isAnother && !session.isSaved() && !session.isModified())
      request.session = undefined as never
    done()
  })
  await app.register(session, {
    secret: unsigned,
    cookieName: name,
    cookie: { ...attributes },
    store,
    idGenerator: (request) => (request && takeMovedId(request)) ?? makeId(),
    // Rolling sessions are saved after every request, which revives destroyed ones.
    rolling: false,
    saveUninitialized: false,
  })
}

/**
 * For endpoints that cannot change the session; `peek` does not reset its idle timeout. Without the
 * plugin, whose object and hash of the session cost a read more than its parsing.
 */
export async function readOnlySessions(
  app: FastifyInstance,
  cookie: Cookie,
  store: Sessions,
  read: 'get' | 'peek',
) {
  await sessionCookies(app, cookie)
  app.decorateRequest('session')
  app.addHook('onRequest', (request, _reply, done) => {
    const { sessionCookie } = request
    request.session = noSession
    if (!sessionCookie) return done()
    store[read](sessionCookie, (error, session) => {
      if (session) request.session = Object.freeze(session) as ReadSession
      done(error as Error | undefined)
    })
  })
}

/** Without the plugin's methods. */
type ReadSession = FastifyRequest['session']

const noSession = Object.freeze({}) as ReadSession

declare module 'fastify' {
  interface FastifyReply {
    clearSessionCookie(): void
  }
  interface FastifyRequest {
    sessionCookie: string | undefined
  }
}

/** A new id and an empty session, against session fixation. */
export async function startSession(request: FastifyRequest) {
  requireHttps(request)
  await request.session.regenerate()
}

/** Moves the stored session to a new id, with these data alone; false if it was ended meanwhile. */
export async function replaceSession(
  request: FastifyRequest,
  data: Partial<Session> = {},
): Promise<boolean> {
  requireHttps(request)
  const { stored } = request.session
  if (stored && !(await moveSession(request, data.caller?.userId))) return false
  // `stored`, because the plugin saves at once: it must not revive a session ended meanwhile.
  await request.session.regenerate([...Object.keys(data), ...(stored ? ['stored'] : [])])
  return true
}

function requireHttps({ session, protocol }: FastifyRequest) {
  if (session.cookie.secure && protocol !== 'https')
    throw new Error('PUBLIC_ORIGIN is https, but the proxy does not say X-Forwarded-Proto: https')
}

/**
 * Reads the session anew before a change that follows an upstream call: another request may have
 * changed it meanwhile. One that was moved or ended stays as it was read, and the store refuses it;
 * one with unsaved changes keeps them.
 */
export async function refreshSession(request: FastifyRequest) {
  const { session } = request
  if (!session.stored || session.isModified()) return
  await session.reload()
  if (!request.session.stored) request.session = session
}

/** A new id for the same data, at a step-up. Throws 'not-signed-in' if the session was ended meanwhile. */
export async function rotateSession(request: FastifyRequest) {
  await refreshSession(request)
  const { session } = request
  const { sessionId: oldId, caller } = session
  const data = dataOf(session)
  if (!(await replaceSession(request, data))) {
    if (caller) throw new ProblemError('not-signed-in')
    return startSession(request)
  }
  if (data.secrets)
    request.session.secrets = rekeySecrets(data.secrets, oldId, request.session.sessionId)
}

async function moveSession(request: FastifyRequest, owner?: string): Promise<boolean> {
  const newId = makeId()
  const moved = await storeOf(request).move(request.session.sessionId, newId, owner)
  if (moved) movedIds.set(request, newId)
  return moved
}

/** Destroys the session, also if it was rotated since this request was sent, and clears its cookie. */
export async function endSession(request: FastifyRequest, reply: FastifyReply) {
  const { sessionCookie, session } = request
  if (sessionCookie) await storeOf(request).end(sessionCookie, session.caller?.userId)
  await session.destroy()
  reply.clearSessionCookie()
}

function storeOf(request: FastifyRequest): Sessions {
  return request.sessionStore as Sessions
}
