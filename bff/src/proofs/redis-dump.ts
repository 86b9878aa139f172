import { Redis } from 'ioredis'

export interface RedisDump {
  /** How many keys there are. */
  keys: number
  /** Whether a word stands anywhere in it, in any case; digits within a longer number do not count. */
  contains(word: string): boolean
}

/** Every key and value of a Redis, whatever its type. */
export async function dumpRedis(url: string): Promise<RedisDump> {
  const redis = new Redis(url)
  const keys = await redis.keys('*')
  const values = await Promise.all(
    keys.map(async (key) => {
      const type = await redis.type(key)
      if (type === 'hash') return JSON.stringify(await redis.hgetall(key))
      if (type === 'string') return redis.get(key)
      throw new TypeError(`Nobody has said how to read a ${type}: ${key}`)
    }),
  )
  redis.disconnect()
  const text = [...keys, ...values].join('\n').toLowerCase()
  const plain = (word: string) => word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return {
    keys: keys.length,
    contains: (word) => new RegExp(`(?<![a-z0-9])${plain(word)}(?![a-z0-9])`).test(text),
  }
}
