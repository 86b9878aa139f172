import { type RedisServer, startRedis } from '@gatehouse/bff/testing/redis'

/** A redis-server that does not outlive this process. */
export async function startOwnRedis(): Promise<RedisServer> {
  const redis = await startRedis()
  const kill = () => void redis.kill()
  process.once('exit', kill)
  return {
    ...redis,
    async stop() {
      await redis.stop()
      process.off('exit', kill)
    },
  }
}
