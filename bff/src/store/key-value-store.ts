import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { asked } from './redis.ts'

/** Small things that all instances remember for a while, each under a name of redis.ts. */
export interface Shelf {
  get(name: string): Promise<string | undefined>
  put(name: string, value: string, seconds: number): Promise<void>
  /** Puts it only where nothing is; gives whether it did. */
  putFirst(name: string, value: string, seconds: number): Promise<boolean>
  take(name: string): Promise<void>
  /** Gives it and takes it away in one step: of all who ask one gets it. */
  claim(name: string): Promise<string | undefined>
}

/** What is kept of it goes by age when there is too much. */
const mostBytes = 256 * 2 ** 20

export function createShelf(redis: Redis | undefined): Shelf {
  return redis ? redisShelf(redis) : memoryShelf()
}

function memoryShelf(): Shelf {
  const held = new LRUCache<string, string>({
    max: 100_000,
    // Forms that somebody has begun are larger than all the rest.
    maxSize: mostBytes,
    sizeCalculation: (value, name) => value.length + name.length,
  })
  return {
    get: async (name) => held.get(name),
    put: async (name, value, seconds) => void held.set(name, value, { ttl: seconds * 1000 }),
    async putFirst(name, value, seconds) {
      if (held.has(name)) return false
      held.set(name, value, { ttl: seconds * 1000 })
      return true
    },
    take: async (name) => void held.delete(name),
    async claim(name) {
      const value = held.get(name)
      held.delete(name)
      return value
    },
  }
}

function redisShelf(redis: Redis): Shelf {
  return {
    get: async (name) => (await asked(redis.get(name))) ?? undefined,
    put: async (name, value, seconds) => void (await asked(redis.set(name, value, 'EX', seconds))),
    putFirst: async (name, value, seconds) =>
      (await asked(redis.set(name, value, 'EX', seconds, 'NX'))) !== null,
    take: async (name) => void (await asked(redis.del(name))),
    claim: async (name) => (await asked(redis.getdel(name))) ?? undefined,
  }
}
