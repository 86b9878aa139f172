import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { GatewayContext } from '../context.ts'
import { type AccessLog, setArrival } from '../http/access-log.ts'
import type { FirstAnswer } from '../http/listener.ts'
import { requestIds } from '../http/request-id.ts'
import { endIfSlow } from '../http/slow-readers.ts'
import { readAhead } from '../store/cache-version.ts'
import type { CachedReply } from '../store/reply-cache.ts'
import { type CachedRead, cacheKeyOf } from './cached-read.ts'
import { writeCachedReply } from './cached-reply.ts'
import { requireAccess } from './require-access.ts'

const maxRemembered = 10_000
const maxUrlLength = 512
const maxCookieLength = 512

/** Cached reads by URL, once the full path has validated it. */
export interface FastPath {
  remember(request: FastifyRequest, read: CachedRead): void
  answer: FirstAnswer
  /** Adds its hook before that of the session, which would ask a failed store once more. */
  openOn(app: FastifyInstance): void
}

type FastPathDeps = Pick<
  GatewayContext,
  'cache' | 'cacheVersions' | 'config' | 'cookies' | 'hmac' | 'sessions' | 'tracing' | 'trusts'
>

/** Passed to the full path for a request that a check refused. */
interface Failure {
  error: Error
  userId: string
}

/**
 * Answers cached reads before Fastify and the whole session, which cost more than all else of them.
 * The checks are those of the full path; whatever it does not know is left to that.
 */
export function createFastPath(
  { cache, cacheVersions, config, cookies, hmac, sessions, tracing, trusts }: FastPathDeps,
  logAccess: AccessLog,
): FastPath {
  const reads = new LRUCache<string, CachedRead>({ max: maxRemembered })
  const sessionIds = new LRUCache<string, string>({ max: maxRemembered })
  const failures = new WeakMap<IncomingMessage, Failure>()
  const requestIdOf = requestIds(trusts)
  const { name: sessionCookie } = cookies.session
  /** Set while the fast path is open. */
  let app: FastifyInstance | undefined

  /** '' without the cookie. A client sends the same header with each request. */
  function sessionIdOf(header: string, parseCookie: FastifyInstance['parseCookie']): string {
    const known = sessionIds.get(header)
    if (known !== undefined) return known
    const id = parseCookie(header)[sessionCookie] ?? ''
    if (header.length <= maxCookieLength) sessionIds.set(header, id)
    return id
  }

  /** Undefined where the full path has to answer; throws what that would throw. */
  function find(
    read: CachedRead,
    headers: IncomingHttpHeaders,
    { parseCookie }: FastifyInstance,
    onCaller: (userId: string) => void,
  ) {
    const id = headers.cookie && sessionIdOf(headers.cookie, parseCookie)
    const versions = readAhead(cacheVersions)
    const onExpected = read.endpoint.cache === 'caller' ? versions.expect : undefined
    return whenKnown(id ? sessions.findCaller(id, onExpected) : {}, (session) => {
      // An unknown session is left to the full path.
      if (!session) return undefined
      if (session.caller) onCaller(session.caller.userId)
      requireAccess(read.endpoint, { headers, session }, hmac)
      return whenKnown(cacheKeyOf(read, session, versions), (key) => cache.get(key))
    })
  }

  const answer: FirstAnswer = (request, response, leave) => {
    const read = request.method === 'GET' ? reads.get(request.url ?? '') : undefined
    if (!read || !app || app.isUnderPressure() || hasBody(request)) return leave()
    const arrival = performance.now()
    let userId = ''
    const leaveLate = () => {
      setArrival(request, arrival)
      leave()
    }
    const send = (cached: CachedReply | undefined) => {
      // The client has disconnected meanwhile.
      if (response.destroyed) return
      if (!cached) return leaveLate()
      writeCachedReply(request, response, cached, read.head)
      endIfSlow(request, response)
      logAccess({
        id: requestIdOf(request),
        method: 'GET',
        route: read.endpoint.path,
        status: response.statusCode,
        elapsed: performance.now() - arrival,
        userId,
      })
    }
    const fail = (error: Error) => {
      failures.set(request, { error, userId })
      leaveLate()
    }
    let found: ReturnType<typeof find>
    try {
      found = find(read, request.headers, app, (caller) => {
        userId = caller
      })
    } catch (error) {
      return fail(error as Error)
    }
    if (found instanceof Promise) found.then(send, fail)
    else send(found)
  }

  return {
    remember({ url, dependsOnAddress }, read) {
      const isUseful = config.CACHE_SECONDS > 0 && url.length <= maxUrlLength
      // A passive read does not extend the session.
      if (isUseful && !dependsOnAddress && !read.endpoint.passive) reads.set(url, read)
    },
    answer,
    openOn(api) {
      api.addHook('onRequest', (request, _reply, done) => {
        const failure = failures.get(request.raw)
        if (failure) request.userId = failure.userId
        done(failure?.error)
      })
      // A traced request needs its span.
      if (tracing) return
      app = api
      // Fastify ends the connections of requests that it answers while closing.
      api.addHook('preClose', async () => {
        app = undefined
      })
    },
  }
}

/** At once where nothing is waited for: promises cost a read of the memory store 5 %. */
function whenKnown<T, U>(value: T | Promise<T>, use: (value: T) => U | Promise<U>): U | Promise<U> {
  return value instanceof Promise ? value.then(use) : use(value)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined
}
