import { Redis } from 'ioredis'

export interface RedisDump {
  keys: number
  /** Searches whole words, case-insensitively. */
  contains(word: string): boolean
}

/** Reads every key and value. */
export async function dumpRedis(url: string): Promise<RedisDump> {
  const redis = new Redis(url)
  const keys = await redis.keys('*')
  const values = await Promise.all(
    keys.map(async (key) => {
      const type = await redis.type(key)
      if (type === 'hash') return JSON.stringify(await redis.hgetall(key))
      if (type === 'set') return JSON.stringify(await redis.smembers(key))
      if (type === 'stream') return JSON.stringify(await redis.xrange(key, '-', '+'))
      if (type === 'string') return redis.get(key)
      throw new TypeError(`Unsupported type ${type}: ${key}`)
    }),
  )
  redis.disconnect()
  const text = [...keys, ...values].join('\n').toLowerCase()
  const escapeRegExp = (word: string) => word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return {
    keys: keys.length,
    contains: (word) => new RegExp(`(?<![a-z0-9])${escapeRegExp(word)}(?![a-z0-9])`).test(text),
  }
}
