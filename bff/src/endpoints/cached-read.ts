import type { Read } from '@gatehouse/contracts/endpoint'
import type { SessionCaller } from '../session/session-store.ts'
import type { CacheVersions } from '../store/cache-version.ts'
import type { ReplyHead } from './cached-reply.ts'

/** A validated read of a cached endpoint. */
export interface CachedRead {
  endpoint: Read
  /** Path, parameters and query, as part of the cache key. */
  requestKey: string
  head: ReplyHead
}

/** Only declared query parameters count. */
export function requestKeyOf(
  { path, query: declared }: Read,
  { params, query }: { params: unknown; query: unknown },
): string {
  const names = Object.keys(declared?.properties ?? {})
  return JSON.stringify([
    path,
    params,
    names.map((name) => (query as Record<string, unknown>)[name]),
  ])
}

/** Cache key: private to the caller and brand, or public, as the endpoint says. */
export function cacheKeyOf(
  { endpoint, requestKey }: Omit<CachedRead, 'head'>,
  { caller }: SessionCaller,
  cacheVersions: Pick<CacheVersions, 'current'>,
): string | Promise<string> {
  if (endpoint.cache === 'everyone') return requestKey
  if (!caller) throw new TypeError(`${endpoint.path} is cached for its caller, and there is none`)
  const { userId, brand } = caller
  // Unambiguous: the length precedes the user id, a version holds no blank, a request key begins with
  // "[". Cheaper than JSON.
  const owner = `${userId.length} ${userId} ${brand}`
  const keyOf = (version: string) => `${owner} ${version} ${requestKey}`
  const version = cacheVersions.current(userId)
  return typeof version === 'string' ? keyOf(version) : version.then(keyOf)
}
