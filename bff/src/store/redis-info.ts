import type { Cluster, Redis } from 'ioredis'

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
  /** A replica, which refuses writes. */
  isReadOnly: boolean
}

/** In a Cluster of the master that has the gateway's keys: they share a hash tag. */
export async function readRedisInfo(redis: Redis | Cluster): Promise<RedisInfo> {
  const server = 'nodes' in redis ? await findOwner(redis) : redis
  const text = await server.info()
  const field = (name: string) => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(text)?.[1] ?? ''
  return {
    policy: field('maxmemory_policy'),
    usedBytes: Number(field('used_memory')),
    maxBytes: Number(field('maxmemory')),
    persists: field('aof_enabled') === '1',
    version: field('redis_version'),
    isReadOnly: field('role') === 'slave' && field('slave_read_only') === '1',
  }
}

/** Every key has a time to live: all policies but one may remove sessions. */
export function evicts({ policy }: RedisInfo): boolean {
  return policy !== '' && policy !== 'noeviction'
}

/** The master of the prefix's slot. */
async function findOwner(cluster: Cluster): Promise<Redis> {
  const masters = cluster.nodes('master')
  const slot = (await masters[0]?.cluster('KEYSLOT', cluster.options.keyPrefix ?? '')) ?? 0
  const [owner] = cluster.slots[slot] ?? []
  const master = masters.find(({ options: { host, port } }) => `${host}:${port}` === owner)
  if (!master) throw new Error('No master has the slot of the keys')
  return master
}
