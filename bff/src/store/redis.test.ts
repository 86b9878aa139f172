import { afterEach, expect, jest, test } from '@jest/globals'
import type { ClusterOptions, RedisOptions } from 'ioredis'
import { createLog } from '../http/log.ts'
import { advanceMonotonicClock } from '../testing/advance-clock.ts'
import { hasRedis, startRedis } from '../testing/redis.ts'
import { connectRedis, observeCommands, untilReady } from './redis.ts'

afterEach(() => void jest.restoreAllMocks())

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
  const { lines, log } = listening()
  const redis = await connectRedis({ ...settings, REDIS_URL: server.url }, log)
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  await untilReady(redis, log)
  expect(redis.status).toBe('ready')
  await untilReady(redis, log)
  expect(timeout.mock.calls).toEqual([[3000], [3000]])
  timeout.mockRestore()
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['Redis ready'])
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

const sentinel = { host: '127.0.0.1', port: 9 }
test.each([
  ['redis://by-sentinel', {}],
  ['redis://:a%2Fb%40c@by-sentinel', { password: 'a/b@c' }],
  [
    'redis://portal%20user:secret@by-sentinel/3',
    { username: 'portal user', password: 'secret', db: 3 },
  ],
  ['rediss://by-sentinel', { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }],
])('takes from %s what Sentinels do not tell', async (url, expected) => {
  const { log } = listening()
  const redis = await connectRedis(
    { ...settings, REDIS_URL: url, REDIS_SENTINELS: [sentinel], REDIS_SENTINEL_PASSWORD: 'other' },
    log,
  )
  redis.disconnect()
  const { username, password, db, tls, ...others } = redis.options as RedisOptions
  const { sentinelTLS, enableTLSForSentinelMode, sentinelPassword } = others
  const none = { username: null, password: null, db: 0, enableTLSForSentinelMode: false }
  expect({ username, password, db, tls, sentinelTLS, enableTLSForSentinelMode }).toEqual({
    ...none,
    ...expected,
  })
  expect(sentinelPassword).toBe('other')
})

test('takes user and password of the nodes of a Cluster from REDIS_URL', async () => {
  const { log } = listening()
  const url = 'rediss://portal:a%2Fb@by-cluster'
  const redis = await connectRedis(
    { ...settings, REDIS_URL: url, REDIS_CLUSTER_NODES: [sentinel] },
    log,
  )
  redis.disconnect()
  expect(redis.options).toMatchObject({
    keyPrefix: '{gatehouse:}',
    redisOptions: { username: 'portal', password: 'a/b', tls: {} },
  })
})

whereRedisIs('is not ready while Redis lacks the database', async () => {
  const server = await startRedis('--databases', '2')
  const { lines, log } = listening()
  const redis = await connectRedis({ ...settings, REDIS_URL: `${server.url}/2` }, log)
  await new Promise((resolve) => redis.once('reconnecting', resolve).once('ready', resolve))
  await expect(redis.set('a', '1')).rejects.toThrow()
  await new Promise((resolve) => redis.once('reconnecting', resolve))
  const reasons = lines.map((line) => JSON.parse(line).err?.message)
  expect(reasons[0]).toBe('ERR DB index is out of range')
  expect(new Set(reasons).size).toBe(reasons.length)
  redis.disconnect()
  await server.stop()
})

whereRedisIs('logs an outage once, and the next one again', async () => {
  const server = await startRedis()
  const { lines, log } = listening()
  const redis = await connectRedis({ ...settings, REDIS_URL: server.url }, log)
  await untilReady(redis, log)
  const outages = () => lines.filter((line) => line.includes('Redis unreachable'))
  const refused = new Error('connect ECONNREFUSED')
  for (const error of [refused, refused, new Error('connect ETIMEDOUT')]) redis.emit('error', error)
  expect(outages()).toHaveLength(2)
  redis.emit('ready')
  redis.emit('error', new Error('connect ETIMEDOUT'))
  expect(outages()).toHaveLength(3)
  redis.disconnect()
  await server.stop()
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
    const told = lines.filter((line) => line.includes('may evict')).map((line) => JSON.parse(line))
    expect(told).toMatchObject(Array(warnings).fill({ policy }))
    redis.disconnect()
    await server.stop()
  }
})

whereRedisIs('a command ends at its deadline, and at once while Redis is away', async () => {
  const server = await startRedis()
  const { log } = listening()
  // Redis is slow on a busy test machine.
  const patient = { ...settings, REDIS_URL: server.url, REDIS_TIMEOUT_MS: 2000 }
  const redis = await connectRedis(patient, log)
  await untilReady(redis, log)
  const observed: boolean[] = []
  const durations: number[] = []
  observeCommands(redis, (seconds, ok) => {
    durations.push(seconds)
    observed.push(ok)
  })
  await redis.set('a', '1')
  await redis.call('CLIENT', 'PAUSE', '20000')
  await expect(redis.get('a')).rejects.toThrow('Command timed out')
  await server.kill()
  while (redis.status === 'ready') await new Promise(setImmediate)
  await expect(redis.get('a')).rejects.toThrow()
  expect(observed).toEqual([true, true, false, false])
  expect(durations[2]).toBeGreaterThan(1.9)
  expect(Math.max(...durations)).toBeLessThan(60)
  await server.restart()
  await untilReady(redis, log)
  expect(await redis.get('a')).toBe('1')
  redis.disconnect()
  await server.stop()
})

test.each([
  [1, 100],
  [5, 500],
  [10, 1000],
  [500, 1000],
])('connects anew before attempt %d after %d ms', async (attempt, ms) => {
  const { log } = listening()
  const redis = await connectRedis({ ...settings, REDIS_URL: 'redis://127.0.0.1:9' }, log)
  redis.disconnect()
  expect((redis.options as RedisOptions).retryStrategy?.(attempt)).toBe(ms)
})

const quick = { commandTimeout: 300, connectTimeout: 1000, maxRetriesPerRequest: 0 }

test.each([
  ['one server', {}],
  ['Sentinels', { REDIS_SENTINELS: [sentinel] }],
])('commands to %s fail at once instead of being queued', async (_what, more) => {
  const { log } = listening()
  const url = 'redis://127.0.0.1:9'
  const redis = await connectRedis({ ...settings, ...more, REDIS_URL: url }, log)
  redis.disconnect()
  const options = { ...quick, enableOfflineQueue: false, keyPrefix: 'gatehouse:' }
  expect(redis.options).toMatchObject(options)
  const { reconnectOnError } = redis.options as RedisOptions
  const reconnects = (message: string) => reconnectOnError?.(new Error(message))
  expect(reconnects('LOADING')).toBe(false)
  const readOnly = 'READONLY You can’t write'
  expect([reconnects(readOnly), reconnects(readOnly)]).toEqual([true, false])
  advanceMonotonicClock(5)
  expect(reconnects(readOnly)).toBe(true)
  if ('REDIS_SENTINELS' in more)
    expect((redis.options as RedisOptions).sentinelRetryStrategy?.(5)).toBe(500)
})

test('commands to a Cluster fail at once, and are not sent twice', async () => {
  const { log } = listening()
  const nodes = { REDIS_CLUSTER_NODES: [sentinel] }
  const redis = await connectRedis({ ...settings, ...nodes, REDIS_URL: 'redis://any' }, log)
  redis.disconnect()
  expect(redis.options).toMatchObject({
    enableOfflineQueue: false,
    retryDelayOnFailover: 0,
    maxRedirections: 3,
    slotsRefreshTimeout: 1000,
    slotsRefreshInterval: 1000,
    redisOptions: quick,
  })
  const { clusterRetryStrategy, clusterNodeRetryStrategy } = redis.options as ClusterOptions
  for (const strategy of [clusterRetryStrategy, clusterNodeRetryStrategy])
    expect((strategy as (attempt: number) => unknown)(5)).toBe(500)
})
