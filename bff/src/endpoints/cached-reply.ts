import type { FastifyReply, FastifyRequest } from 'fastify'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { networkOf } from '../http/network-of.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { RateLimits } from '../store/rate-limits.ts'
import type { CachedReply, CacheOptions, LoadedReply } from '../store/reply-cache.ts'
import { withDeadline } from '../upstream/deadline.ts'
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
  const cached = cache.get(key)
  if (cached) return cached
  const { request } = reply
  const isAnonymous = !request.session?.caller
  const loadInTime = async (signal: AbortSignal) => {
    if (isAnonymous) await takeUncachedRead(limits, networkOf(request.ip))
    return withDeadline(config.REQUEST_MS, signal, load)
  }
  return cache.read(key, { ...options, load: loadInTime }, disconnectSignal(reply))
}

/** Without the store of the limits, public reads go on. */
async function takeUncachedRead(limits: RateLimits, network: string) {
  await limits.take('uncachedReads', network).catch((error) => {
    if (!(error instanceof ProblemError) || error.code === 'rate-limited') throw error
  })
}

export function sendCachedReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, stale }: CachedReply,
  cacheControl: string,
): FastifyReply {
  reply.header('cache-control', cacheControl).header('etag', etag)
  if (stale) reply.header('x-gatehouse-stale', 'upstream failed')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(bytes)
}
