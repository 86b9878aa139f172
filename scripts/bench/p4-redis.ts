import { once } from 'node:events'
import { connect } from 'node:net'
import { hasRedis, startRedis } from '@gatehouse/bff/testing/redis'
import type { Measurement } from './bench.ts'
import { measureCached } from './cached.ts'
import { goals } from './goals.ts'
import type { Means } from './means.ts'

const goal = goals.redis

/** Each request reads its session, and the caller's generation, from Redis. */
export const redisSessions: Measurement<Means> = {
  goals: [goal],
  async measure(means) {
    if (!hasRedis) return [{ goal, figure: undefined, notes: ['there is no redis-server here'] }]
    const redis = await startRedis()
    const kill = () => void redis.kill()
    process.once('exit', kill)
    try {
      await writeOnceASecond(redis.port)
      const settings = { REDIS_URL: redis.url }
      return [await measureCached(means, { goal, group: 'small', bare: '/bytes', settings })]
    } finally {
      await redis.stop()
      process.off('exit', kill)
    }
  },
}

/** Redis' own default of durability: the tests' server writes down every touch of a session at once. */
async function writeOnceASecond(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.write('CONFIG SET appendfsync everysec\r\n')
  const [answer] = await once(socket, 'data')
  socket.destroy()
  if (String(answer).trim() !== '+OK') throw new Error(`redis-server: ${answer}`)
}
