import type { Redis } from 'ioredis'
import type { RedisClient } from '../store/redis.ts'
import { sessionPrefix } from './redis-store.ts'

export interface SessionCount {
  count: number
  /** Counted in a sample of the keys. */
  isEstimate: boolean
}

const keysPerScan = 1000
const maxScans = 3

/** Sessions in Redis: counted if there are few keys, else estimated from the first of a scan. */
export async function countSessions(redis: RedisClient): Promise<SessionCount> {
  const prefix = (redis.options.keyPrefix ?? '') + sessionPrefix
  const nodes = 'nodes' in redis ? redis.nodes('master') : [redis]
  const counts = await Promise.all(nodes.map((node) => countIn(node, prefix)))
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    isEstimate: counts.some(({ isEstimate }) => isEstimate),
  }
}

async function countIn(node: Redis, prefix: string): Promise<SessionCount> {
  let cursor = '0'
  let seen = 0
  let sessions = 0
  for (let scans = 0; scans < maxScans; scans++) {
    const [next, keys] = await node.scan(cursor, 'COUNT', keysPerScan)
    seen += keys.length
    sessions += keys.filter((key) => key.startsWith(prefix)).length
    cursor = next
    if (cursor === '0') return { count: sessions, isEstimate: false }
  }
  const total = await node.dbsize()
  return { count: Math.round((sessions / Math.max(1, seen)) * total), isEstimate: true }
}
