import type { Read } from '@gatehouse/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Cookie } from '../session/cookies.ts'
import type { SessionCaller, Sessions } from '../session/session-store.ts'
import type { CacheVersions } from '../store/cache-version.ts'
import type { CachedReply, ReplyCache } from '../store/reply-cache.ts'
import { sendCachedReply } from './cached-reply.ts'

/** A read whose address has passed validation. */
interface KnownRead {
  endpoint: Read
  /** Path, parameters and query as a part of the cache key. */
  partsKey: string
  headers: Readonly<Record<string, string>>
}

export interface FastPath {
  /** Called by the full path with an address that it has validated. */
  remember(url: string | undefined, read: KnownRead): void
  /** Hook before the session plugin: replies, or leaves the request to the full path. */
  onRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void
}

interface FastPathDeps {
  cache: ReplyCache
  cacheVersions: CacheVersions
  sessions: Sessions
}

const maxReads = 10_000
const maxUrlLength = 512

/**
 * Answers cached reads before the session plugin, which costs more than all else of them. It asks what
 * the full path asks: a live session, its caller and company, the cache version. Whatever it does not
 * know, or cannot read, takes the full path.
 */
export function createFastPath(
  { cache, cacheVersions, sessions }: FastPathDeps,
  { name }: Cookie,
): FastPath {
  const reads = new LRUCache<string, KnownRead>({ max: maxReads })
  const cookiePattern = new RegExp(`(?:^|;)\\s*${name}=([^;]*)`)

  /** Of the first cookie with the name, as the cookie plugin reads it. */
  function sessionIdOf({ headers }: FastifyRequest): string | undefined {
    const value = cookiePattern.exec(headers.cookie ?? '')?.[1]?.trim()
    return value && /^[\w-]{43}$/.test(value) ? value : undefined
  }

  return {
    remember(url, read) {
      if (url && url.length <= maxUrlLength) reads.set(url, read)
    },
    onRequest(request, reply, done) {
      const { method, url = '' } = request.raw
      const read = method === 'GET' ? reads.get(url) : undefined
      if (!read) return done()
      const send = (key: string) => {
        const cached = cache.get(key)
        if (cached) sendCachedRead(request, reply, read, cached)
        else done()
      }
      if (read.endpoint.cache === 'everyone' && read.endpoint.access === 'public')
        return send(read.partsKey)
      const sessionId = sessionIdOf(request)
      if (!sessionId) return done()
      sessions.findCaller(sessionId, (caller) => {
        if (!caller) return done()
        if (read.endpoint.cache === 'everyone') return send(read.partsKey)
        const version = cacheVersions.peek?.(caller.userId)
        if (version !== undefined) return send(callerKey(caller, version, read.partsKey))
        cacheVersions.current(caller.userId).then(
          (current) => send(callerKey(caller, current, read.partsKey)),
          () => done(),
        )
      })
    },
  }
}

export function callerKey({ userId, brand }: SessionCaller, version: string, partsKey: string) {
  return `${JSON.stringify([userId, brand, version])} ${partsKey}`
}

export function sendCachedRead(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, headers }: Pick<KnownRead, 'endpoint' | 'headers'>,
  cached: CachedReply,
): FastifyReply {
  reply.headers(headers)
  reply.type(endpoint.html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
  // A browser would keep personal data on disk after a sign-out.
  const cacheControl = endpoint.cache === 'caller' ? 'private, no-store' : 'private, no-cache'
  return sendCachedReply(request, reply, cached, cacheControl)
}
