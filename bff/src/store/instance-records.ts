import { orUnavailable, type RedisClient } from './redis.ts'

const lifeSeconds = 10
const namesKey = 'instances'
const keyOf = (name: string) => `instance:${name}`

/** Snapshots of the instances; gone ten seconds after the last one. */
export interface InstanceRecords {
  publish(name: string, content: string): Promise<void>
  /** Contents by name. Throws 'session-unavailable' without Redis. */
  list(): Promise<Map<string, string>>
  withdraw(name: string): Promise<void>
}

export function createInstanceRecords(redis: RedisClient): InstanceRecords {
  return {
    async publish(name, content) {
      await Promise.all([
        redis.set(keyOf(name), content, 'EX', lifeSeconds),
        redis.sadd(namesKey, name),
        redis.expire(namesKey, lifeSeconds),
      ])
    },
    async list() {
      const names = await orUnavailable(redis.smembers(namesKey))
      if (names.length === 0) return new Map()
      const contents = await orUnavailable(redis.mget(names.map(keyOf)))
      const found = new Map<string, string>()
      for (const [at, name] of names.entries()) {
        const content = contents[at]
        if (content) found.set(name, content)
        // It publishes its name anew with its next snapshot.
        else await orUnavailable(redis.srem(namesKey, name))
      }
      return found
    },
    async withdraw(name) {
      await Promise.all([redis.del(keyOf(name)), redis.srem(namesKey, name)])
    },
  }
}
