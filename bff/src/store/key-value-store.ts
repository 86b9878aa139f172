import { LRUCache } from 'lru-cache'
import { orUnavailable, type RedisClient } from './redis.ts'

export interface KeyValueStore {
  /** Of several keys, the value of the first that has one, at one moment. */
  get(...keys: string[]): Promise<string | undefined>
  set(key: string, value: string, seconds: number): Promise<void>
  setIfAbsent(key: string, value: string, seconds: number): Promise<boolean>
  delete(key: string): Promise<void>
  /** Only if the key has this value. */
  deleteIf(key: string, value: string): Promise<void>
  /** Atomic: of concurrent calls, one gets the value. */
  getAndDelete(key: string): Promise<string | undefined>
}

const maxBytes = 256 * 2 ** 20

export function createKeyValueStore(redis: RedisClient | undefined): KeyValueStore {
  return redis ? createRedisStore(redis) : createMemoryStore()
}

function createMemoryStore(): KeyValueStore {
  const values = new LRUCache<string, string>({
    // No `max`: it would allocate all places at the start.
    maxSize: maxBytes,
    ttlResolution: 0,
    // 200: what an entry costs beside its text.
    sizeCalculation: (value, key) => value.length + key.length + 200,
  })
  return {
    get: async (...keys) => keys.map((key) => values.get(key)).find((one) => one !== undefined),
    set: async (key, value, seconds) => void values.set(key, value, { ttl: seconds * 1000 }),
    async setIfAbsent(key, value, seconds) {
      if (values.has(key)) return false
      values.set(key, value, { ttl: seconds * 1000 })
      return true
    },
    delete: async (key) => void values.delete(key),
    async deleteIf(key, value) {
      if (values.get(key) === value) values.delete(key)
    },
    async getAndDelete(key) {
      const value = values.get(key)
      values.delete(key)
      return value
    },
  }
}

const deleteIfScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`

function createRedisStore(redis: RedisClient): KeyValueStore {
  return {
    get: async (...keys) =>
      (await orUnavailable(redis.mget(keys))).find((one) => one !== null) ?? undefined,
    set: async (key, value, seconds) =>
      void (await orUnavailable(redis.set(key, value, 'EX', seconds))),
    setIfAbsent: async (key, value, seconds) =>
      (await orUnavailable(redis.set(key, value, 'EX', seconds, 'NX'))) !== null,
    delete: async (key) => void (await orUnavailable(redis.del(key))),
    deleteIf: async (key, value) =>
      void (await orUnavailable(redis.eval(deleteIfScript, 1, key, value))),
    getAndDelete: async (key) => (await orUnavailable(redis.getdel(key))) ?? undefined,
  }
}
