/** A server as INFO describes it. */
export interface RedisInfo {
  /** noeviction, or what is removed when memory is full. */
  policy: string
  usedBytes: number
  /** 0: as much as the machine has. */
  maxBytes: number
  /** Whether it keeps an append-only file. */
  persists: boolean
  version: string
}

export async function readRedisInfo(redis: { info(): Promise<string> }): Promise<RedisInfo> {
  const text = await redis.info()
  const field = (name: string) => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(text)?.[1] ?? ''
  return {
    policy: field('maxmemory_policy'),
    usedBytes: Number(field('used_memory')),
    maxBytes: Number(field('maxmemory')),
    persists: field('aof_enabled') === '1',
    version: field('redis_version'),
  }
}

/** Every key has a time to live: all policies but one may remove sessions. */
export function evicts({ policy }: RedisInfo): boolean {
  return policy !== '' && policy !== 'noeviction'
}
