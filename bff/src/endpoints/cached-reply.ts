import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { onDisconnect } from '../http/disconnect-signal.ts'
import { networkOf } from '../http/network-of.ts'
import { ProblemError } from '../http/problem-error.ts'
import { securityHeadersFor } from '../http/security-headers.ts'
import type { Config } from '../settings/config.ts'
import type { RateLimits } from '../store/rate-limits.ts'
import type { CachedReply, CacheOptions, LoadedReply } from '../store/reply-cache.ts'
import { abortAfter } from '../upstream/deadline.ts'
import type { ServeDeps } from './handler-context.ts'

/**
 * The cached reply under a key, or a new one. Concurrent requests for the same key share one load
 * (single-flight), which is aborted once all of them have disconnected. Anonymous reads that are not
 * cached are rate-limited.
 */
export async function cachedReply(
  { cache, config, limits }: Pick<ServeDeps, 'cache' | 'config' | 'limits'>,
  reply: FastifyReply,
  key: string,
  options: CacheOptions,
  load: (signal: AbortSignal) => Promise<LoadedReply>,
): Promise<CachedReply> {
  const { request } = reply
  // Not within the load: those who join it would share the refusal.
  if (!request.session?.caller && cache.mustLoad(key))
    await takeUncachedRead(limits, networkOf(request.ip))
  const loadInTime = (abort: AbortController) => abortAfter(config.REQUEST_MS, abort, load)
  return cache.read(key, { ...options, load: loadInTime }, (leave) => onDisconnect(reply, leave))
}

/** Without the store of the limits, public reads go on. */
async function takeUncachedRead(limits: RateLimits, network: string) {
  await limits.take('uncachedReads', network).catch((error) => {
    if (!(error instanceof ProblemError) || error.code === 'rate-limited') throw error
  })
}

/** Names and values in turn, prepared once for all replies of an endpoint. */
export interface ReplyHead {
  content: readonly string[]
  /** 304: the client has the other headers [RFC 9110 15.4.5]. */
  notModified: readonly string[]
}

const sentWithNotModified = ['cache-control', 'strict-transport-security']

export function toReplyHead(
  { PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>,
  headers: Readonly<Record<string, string>>,
): ReplyHead {
  const all = Object.entries({ ...securityHeadersFor(PUBLIC_ORIGIN), ...headers })
  return {
    content: all.flat(),
    notModified: all.filter(([name]) => sentWithNotModified.includes(name)).flat(),
  }
}

/** Past the onSend hooks: a cached reply neither saves the session nor sets cookies. */
export function sendCachedReply(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedReply,
  head: ReplyHead,
): FastifyReply {
  writeCachedReply(request.raw, reply.hijack().raw, cached, head)
  return reply
}

export function writeCachedReply(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { body, etag, stale }: CachedReply,
  head: ReplyHead,
) {
  const own = ['etag', etag, ...(stale ? ['x-gatehouse-stale', 'upstream failed'] : [])]
  if (hasCurrent(headers['if-none-match'], etag))
    return void response.writeHead(304, [...head.notModified, ...own]).end()
  own.push('content-length', String(body.length))
  response.writeHead(200, [...head.content, ...own]).end(body, 'latin1')
}

/** Compares weakly [RFC 9110 13.1.2]: proxies that compress a reply weaken its tag. */
function hasCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim())
  return tags.some((tag) => tag === '*' || tag === etag || tag === `W/${etag}`)
}
