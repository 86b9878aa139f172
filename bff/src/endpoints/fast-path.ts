import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Sessions } from '../session/session-store.ts'
import { type CachedRead, cacheKeyOf } from './cached-read.ts'
import { sendCachedReply } from './cached-reply.ts'
import type { ServeDeps } from './handler-context.ts'
import { requireAccess } from './require-access.ts'

const maxReads = 10_000
const maxUrlLength = 512

/** Cached reads by URL, once the full path has validated it. */
export interface FastPath {
  remember(request: FastifyRequest, read: CachedRead): void
  /** Between the cookies and the session plugin. */
  answerOn(app: FastifyInstance): void
}

type FastPathDeps = Pick<ServeDeps, 'cache' | 'cacheVersions' | 'config' | 'hmac'> & {
  sessions: Sessions
}

/**
 * Answers cached reads before the session plugin, which costs more than all else of them. The checks
 * are those of the full path; whatever it does not know is left to that.
 */
export function createFastPath({
  cache,
  cacheVersions,
  config,
  hmac,
  sessions,
}: FastPathDeps): FastPath {
  const reads = new LRUCache<string, CachedRead>({ max: maxReads })

  function answer(request: FastifyRequest, reply: FastifyReply, leave: (error?: Error) => void) {
    const read = request.method === 'GET' ? reads.get(request.url) : undefined
    if (!read) return leave()
    const { sessionCookie, headers } = request
    whenKnown(sessionCookie ? sessions.findCaller(sessionCookie) : {}, leave, (session) => {
      // The session plugin clears the cookie of a session that has ended.
      if (!session) return leave()
      request.userId = session.caller?.userId ?? ''
      requireAccess(read.endpoint, { headers, session }, hmac)
      whenKnown(cacheKeyOf(read, session, cacheVersions), leave, (key) => {
        const cached = cache.get(key)
        if (cached) sendCachedReply(request, reply, cached, read.head)
        else leave()
      })
    })
  }

  return {
    remember({ url, dependsOnAddress }, read) {
      const isUseful = config.CACHE_SECONDS > 0 && url.length <= maxUrlLength
      if (isUseful && !dependsOnAddress) reads.set(url, read)
    },
    answerOn: (app) => void app.addHook('onRequest', answer),
  }
}

/** At once where nothing is waited for: promises cost a read of the memory store 5 %. */
function whenKnown<T>(
  value: T | Promise<T>,
  fail: (error: Error) => void,
  use: (value: T) => void,
) {
  if (value instanceof Promise) value.then(use).catch(fail)
  else use(value)
}
