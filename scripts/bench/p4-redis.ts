import { once } from 'node:events'
import { connect } from 'node:net'
import { hasRedis } from '@gatehouse/bff/testing/redis'
import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { measureCached } from './cached.ts'
import { goals } from './goals.ts'
import { startOwnRedis } from './redis.ts'

const goal = goals.redis

/** Each request reads its session and the caller's cache version from Redis. */
export const redisSessions: Measurement<BenchContext> = {
  goals: [goal],
  async measure(context) {
    if (!hasRedis) return [{ goal, figure: undefined, notes: ['redis-server is not installed'] }]
    const redis = await startOwnRedis()
    try {
      await writeOnceASecond(redis.port)
      const settings = { REDIS_URL: redis.url }
      const bases = [{ goal, path: '/bytes' as const }]
      return await measureCached(context, { group: 'small', bases, settings })
    } finally {
      await redis.stop()
    }
  },
}

/** Redis' default; the tests' server never syncs. */
async function writeOnceASecond(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.write('CONFIG SET appendfsync everysec\r\n')
  const [reply] = await once(socket, 'data')
  socket.destroy()
  if (String(reply).trim() !== '+OK') throw new Error(`redis-server: ${reply}`)
}
