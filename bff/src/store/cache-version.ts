import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Hmac } from '../session/hmac.ts'
import type { Config } from '../settings/config.ts'
import { createBatchReader } from './batch-reads.ts'
import { orUnavailable, type RedisClient, recordKey } from './redis.ts'

/**
 * A caller's cache version is part of the key of each private cached reply. A write bumps it, which
 * invalidates them on all instances at once.
 */
export interface CacheVersions {
  /** No promise where nothing is waited for. */
  current(userId: string): string | Promise<string>
  bump(userId: string): Promise<void>
}

/** Clocks of instances and Redis differ. */
const marginSeconds = 60

const initial = '0'

/**
 * Keys are HMACs: a user id could be guessed from a plain hash. A version outlives all replies that were
 * loaded before it: once it is gone they would count again.
 */
export function createCacheVersions(
  hmac: Hmac,
  redis: RedisClient | undefined,
  { CACHE_SECONDS, REQUEST_MS }: Pick<Config, 'CACHE_SECONDS' | 'REQUEST_MS'>,
): CacheVersions {
  const lifeSeconds = CACHE_SECONDS + Math.ceil(REQUEST_MS / 1000) + marginSeconds
  if (!redis) {
    const versions = new LRUCache<string, string>({
      // As `max` it would allocate all places at the start.
      maxSize: 100_000,
      sizeCalculation: () => 1,
      ttl: lifeSeconds * 1000,
      ttlResolution: 0,
    })
    return {
      current: (userId) => versions.get(userId) ?? initial,
      bump: async (userId) => void versions.set(userId, randomUUID()),
    }
  }
  const keys = new LRUCache<string, string[]>({
    max: 10_000,
    // An instance may know but one key of the ring: a version is bumped under all, and read under all.
    memoMethod: (userId) =>
      hmac.names('cache-version', userId).map((name) => recordKey('cache-version', name)),
  })
  // Two hashes for each key, for each cached read.
  const keysOf = (userId: string) => keys.memo(userId)
  const readInBatch = createBatchReader((keys) => redis.mget(keys))
  return {
    async current(userId) {
      const versions = await orUnavailable(readInBatch(...keysOf(userId)))
      return versions.map((version) => version ?? initial).join()
    },
    async bump(userId) {
      const version = randomUUID()
      const bumped = keysOf(userId).map((key) => redis.set(key, version, 'EX', lifeSeconds))
      await orUnavailable(Promise.all(bumped))
    },
  }
}

/** Of one request: with Redis, the version of the expected caller is read in the session's round trip. */
export function readAhead(versions: Pick<CacheVersions, 'current'>) {
  let expected: string | undefined
  let version: ReturnType<CacheVersions['current']>
  return {
    expect(userId: string) {
      expected = userId
      version = versions.current(userId)
      // Nothing awaits it where the session has ended.
      if (version instanceof Promise) version.catch(() => undefined)
    },
    current: (userId: string) => (userId === expected ? version : versions.current(userId)),
  }
}
