import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { orUnavailable } from './redis.ts'

/** Small things that all instances remember for a while, each under a name of redis.ts. */
export interface KeyValueStore {
  get(name: string): Promise<string | undefined>
  set(name: string, value: string, seconds: number): Promise<void>
  /** Puts it only where nothing is; gives whether it did. */
  setIfAbsent(name: string, value: string, seconds: number): Promise<boolean>
  delete(name: string): Promise<void>
  /** Gives it and takes it away in one step: of all who ask one gets it. */
  getAndDelete(name: string): Promise<string | undefined>
}

/** What is kept of it goes by age when there is too much. */
const mostBytes = 256 * 2 ** 20

export function createKeyValueStore(redis: Redis | undefined): KeyValueStore {
  return redis ? createRedisStore(redis) : createMemoryStore()
}

function createMemoryStore(): KeyValueStore {
  const held = new LRUCache<string, string>({
    max: 100_000,
    // Forms that somebody has begun are larger than all the rest.
    maxSize: mostBytes,
    sizeCalculation: (value, name) => value.length + name.length,
  })
  return {
    get: async (name) => held.get(name),
    set: async (name, value, seconds) => void held.set(name, value, { ttl: seconds * 1000 }),
    async setIfAbsent(name, value, seconds) {
      if (held.has(name)) return false
      held.set(name, value, { ttl: seconds * 1000 })
      return true
    },
    delete: async (name) => void held.delete(name),
    async getAndDelete(name) {
      const value = held.get(name)
      held.delete(name)
      return value
    },
  }
}

function createRedisStore(redis: Redis): KeyValueStore {
  return {
    get: async (name) => (await orUnavailable(redis.get(name))) ?? undefined,
    set: async (name, value, seconds) =>
      void (await orUnavailable(redis.set(name, value, 'EX', seconds))),
    setIfAbsent: async (name, value, seconds) =>
      (await orUnavailable(redis.set(name, value, 'EX', seconds, 'NX'))) !== null,
    delete: async (name) => void (await orUnavailable(redis.del(name))),
    getAndDelete: async (name) => (await orUnavailable(redis.getdel(name))) ?? undefined,
  }
}
