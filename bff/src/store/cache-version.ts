import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { orUnavailable, recordKey } from './redis.ts'

/**
 * A caller's generation is part of the key of everything held for them. A write changes it, and at
 * once nothing that was held before is found any more, on any instance.
 */
export interface CacheVersions {
  current(userId: string): Promise<string>
  bump(userId: string): Promise<void>
}

/** Outlives every answer that can still be held under an earlier generation. */
const lifeSeconds = 120

const first = '0'

export function createCacheVersions(redis: Redis | undefined): CacheVersions {
  if (!redis) {
    const changed = new LRUCache<string, string>({ max: 100_000, ttl: lifeSeconds * 1000 })
    return {
      current: async (userId) => changed.get(userId) ?? first,
      bump: async (userId) => void changed.set(userId, randomUUID()),
    }
  }
  return {
    current: async (userId) =>
      (await orUnavailable(redis.get(recordKey('generation', userId)))) ?? first,
    bump: async (userId) =>
      void (await orUnavailable(
        redis.set(recordKey('generation', userId), randomUUID(), 'EX', lifeSeconds),
      )),
  }
}
