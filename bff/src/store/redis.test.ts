import { expect, test } from '@jest/globals'
import { createLog } from '../http/log.ts'
import { hasRedis, startRedis } from '../testing/redis.ts'
import { connectRedis, untilReady } from './redis.ts'

const settings = {
  REDIS_PREFIX: 'gatehouse:',
  REDIS_TIMEOUT_MS: 300,
  REDIS_SENTINELS: [],
  REDIS_SENTINEL_NAME: 'mymaster',
  REDIS_SENTINEL_PASSWORD: '',
  REDIS_CLUSTER_NODES: [],
}

const whereRedisIs = hasRedis ? test : test.skip

function listening() {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line) => lines.push(line) }) }
}

whereRedisIs('the first request finds Redis ready', async () => {
  const server = await startRedis()
  const { log } = listening()
  const redis = await connectRedis({ ...settings, REDIS_URL: server.url }, log)
  await untilReady(redis, log)
  expect(redis.status).toBe('ready')
  redis.disconnect()
  await server.stop()
})

test('starts without Redis after the timeout, and logs it', async () => {
  const { lines, log } = listening()
  const redis = await connectRedis({ ...settings, REDIS_URL: 'redis://127.0.0.1:9' }, log)
  const before = performance.now()
  await untilReady(redis, log, 200)
  expect(performance.now() - before).toBeLessThan(1000)
  expect(lines.join('')).toContain('starting without Redis')
  redis.disconnect()
})

whereRedisIs('warns of a Redis that evicts, and of no other', async () => {
  for (const [policy, warnings] of [
    ['volatile-lru', 1],
    ['noeviction', 0],
  ] as const) {
    const server = await startRedis('--maxmemory-policy', policy)
    const { lines, log } = listening()
    const redis = await connectRedis({ ...settings, REDIS_URL: server.url }, log)
    await untilReady(redis, log)
    // Asked after the warning's own question, over the same connection.
    await redis.ping()
    await new Promise((resolve) => setImmediate(resolve))
    expect(lines.filter((line) => line.includes('may evict'))).toHaveLength(warnings)
    redis.disconnect()
    await server.stop()
  }
})
