import { expect, test } from '@jest/globals'
import { createLog } from '../http/log.ts'
import { hasRedis, startRedis } from '../testing/redis.ts'
import { connectRedis, untilReady } from './redis.ts'

const settings = { REDIS_PREFIX: 'gatehouse:', REDIS_TIMEOUT_MS: 300 }

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
