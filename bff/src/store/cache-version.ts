import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { Hmac } from '../session/hmac.ts'
import { orUnavailable, recordKey } from './redis.ts'

/**
 * A caller's cache version is part of the key of each private cached reply. A write bumps it, which
 * invalidates them on all instances at once.
 */
export interface CacheVersions {
  /** No promise where nothing is waited for. */
  current(userId: string): string | Promise<string>
  bump(userId: string): Promise<void>
}

const lifeSeconds = 120

const initial = '0'

/** Keys are HMACs: a user id could be guessed from a plain hash. */
export function createCacheVersions(hmac: Hmac, redis: Redis | undefined): CacheVersions {
  if (!redis) {
    const versions = new LRUCache<string, string>({ max: 100_000, ttl: lifeSeconds * 1000 })
    return {
      current: (userId) => versions.get(userId) ?? initial,
      bump: async (userId) => void versions.set(userId, randomUUID()),
    }
  }
  const keys = new LRUCache<string, string>({
    max: 10_000,
    // Two hashes, for each cached read.
    memoMethod: (userId) => recordKey('cache-version', hmac('cache-version', userId)),
  })
  const keyOf = (userId: string) => keys.memo(userId)
  return {
    current: async (userId) => (await orUnavailable(redis.get(keyOf(userId)))) ?? initial,
    bump: async (userId) =>
      void (await orUnavailable(redis.set(keyOf(userId), randomUUID(), 'EX', lifeSeconds))),
  }
}
