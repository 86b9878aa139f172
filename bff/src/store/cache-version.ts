import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { asked, nameFor } from './redis.ts'

/**
 * A caller's generation is part of the key of everything held for them. A write changes it, and at
 * once nothing that was held before is found any more, on any instance.
 */
export interface Generations {
  of(userId: string): Promise<string>
  change(userId: string): Promise<void>
}

/** Outlives every answer that can still be held under an earlier generation. */
const lifeSeconds = 120

const first = '0'

export function generations(redis: Redis | undefined): Generations {
  if (!redis) {
    const changed = new LRUCache<string, string>({ max: 100_000, ttl: lifeSeconds * 1000 })
    return {
      of: async (userId) => changed.get(userId) ?? first,
      change: async (userId) => void changed.set(userId, randomUUID()),
    }
  }
  return {
    of: async (userId) => (await asked(redis.get(nameFor('generation', userId)))) ?? first,
    change: async (userId) =>
      void (await asked(redis.set(nameFor('generation', userId), randomUUID(), 'EX', lifeSeconds))),
  }
}
