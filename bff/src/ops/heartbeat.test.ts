import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { InstanceSnapshot } from '../observability/snapshot.ts'
import { createFailureLog } from '../store/failure-log.ts'
import type { RedisClient } from '../store/redis.ts'
import { advanceMonotonicClock } from '../testing/advance-clock.ts'
import { beatMs, createHeartbeat } from './heartbeat.ts'

const snapshotOf = (name: string) => ({ name, sessions: 2 }) as unknown as InstanceSnapshot
let stored: { instances: () => Promise<string[]>; keys: () => Promise<[string, string[]]> }

/** Instances east (this one) and west, and three sessions. */
beforeEach(() => {
  stored = {
    instances: async () => ['east', 'west'],
    keys: async () => ['0', ['session:a', 'session:b', 'session:c']],
  }
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const redis = {
  options: {},
  smembers: () => stored.instances(),
  mget: async (keys: string[]) =>
    keys.map((key) => JSON.stringify(snapshotOf(key.replace('instance:', '')))),
  scan: () => stored.keys(),
} as unknown as RedisClient

const heartbeatWith = (
  client?: RedisClient,
  deps: Partial<Parameters<typeof createHeartbeat>[0]> = {},
) =>
  createHeartbeat({
    name: 'east',
    redis: client,
    snapshots: { sample() {}, take: () => snapshotOf('east'), close() {} },
    forced: { sync: async () => undefined },
    failures: createFailureLog('east', undefined),
    readiness: { reportWrite() {}, writeRefusal: () => undefined },
    ...deps,
  })
const own = {
  instances: [snapshotOf('east')],
  absent: [],
  sessions: { count: 2, isEstimate: false },
}
const all = { ...own, instances: [snapshotOf('east'), snapshotOf('west')] }

test('without Redis tells of this instance alone', async () => {
  expect(await heartbeatWith().fleet()).toEqual({ ...own, redis: 'not in use' })
})

test('tells of all instances and of the sessions in Redis, counted every ten seconds', async () => {
  const { fleet } = heartbeatWith(redis)
  const counted = { ...all, sessions: { count: 3, isEstimate: false }, redis: 'ready' }
  expect(await fleet()).toEqual(counted)
  stored.keys = async () => ['0', []]
  advanceMonotonicClock(9)
  expect(await fleet()).toEqual(counted)
  advanceMonotonicClock(1)
  expect((await fleet()).sessions?.count).toBe(0)
})

test('tells why Redis refuses writes, and of instances by name', async () => {
  stored.instances = async () => ['west', 'north', 'east', 'aside']
  const readiness = { reportWrite() {}, writeRefusal: () => 'OOM' }
  const { instances, ...state } = await heartbeatWith(redis, { readiness }).fleet()
  expect(instances.map(({ name }) => name)).toEqual(['aside', 'east', 'north', 'west'])
  expect(state).toMatchObject({ redis: 'refuses writes', reason: 'OOM' })
})

test('tells no count of sessions that are in Redis while that is unreachable', async () => {
  stored.instances = () => Promise.reject(new Error('timeout'))
  const take = () => ({ name: 'east' }) as unknown as InstanceSnapshot
  const snapshots = { sample() {}, take, close() {} }
  const { sessions } = await heartbeatWith(redis, { snapshots }).fleet()
  expect(sessions).toBeUndefined()
})

test('tells of all instances where the sessions cannot be counted', async () => {
  const { fleet } = heartbeatWith(redis)
  expect((await fleet()).sessions?.count).toBe(3)
  stored.keys = () => Promise.reject(new Error('timeout'))
  advanceMonotonicClock(10)
  expect(await fleet()).toEqual({ ...all, sessions: undefined, redis: 'ready' })
})

test('tells of this instance alone while Redis is unreachable', async () => {
  stored.instances = () => Promise.reject(new Error('timeout'))
  expect(await heartbeatWith(redis).fleet()).toEqual({ ...own, redis: 'unreachable' })
})

test('beats every two seconds until it is closed', async () => {
  jest.useFakeTimers()
  const sample = jest.fn()
  const snapshots = { sample, take: () => snapshotOf('east'), close: jest.fn() }
  const { start, close } = heartbeatWith(undefined, { snapshots })
  await start()
  expect(beatMs).toBe(2000)
  await jest.advanceTimersByTimeAsync(beatMs - 1)
  expect(sample).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(sample).toHaveBeenCalledTimes(2)
  await close()
  await jest.advanceTimersByTimeAsync(10 * beatMs)
  expect(sample).toHaveBeenCalledTimes(2)
  expect(snapshots.close).toHaveBeenCalledTimes(1)
})

test('a beat that fails is followed by another', async () => {
  jest.useFakeTimers()
  const sync = jest.fn(() => Promise.reject(new Error('timeout')))
  const { start, close } = heartbeatWith(undefined, { forced: { sync } })
  await start()
  await jest.advanceTimersByTimeAsync(beatMs)
  await close()
  expect(sync).toHaveBeenCalledTimes(2)
})

test('a snapshot that fails ends neither the beats nor what else they do', async () => {
  jest.useFakeTimers()
  const sample = jest.fn(() => {
    throw new Error('EMFILE')
  })
  const sync = jest.fn(async () => undefined)
  const snapshots = { sample, take: () => snapshotOf('east'), close() {} }
  const { start, close } = heartbeatWith(undefined, { snapshots, forced: { sync } })
  await start()
  await jest.advanceTimersByTimeAsync(beatMs)
  await close()
  expect([sample.mock.calls.length, sync.mock.calls.length]).toEqual([2, 2])
})

test('one that is closed within a beat does not come back', async () => {
  jest.useFakeTimers()
  const synced = Promise.withResolvers<undefined>()
  const sync = jest.fn(() => synced.promise)
  const { start, close } = heartbeatWith(undefined, { forced: { sync } })
  const started = start()
  await close()
  synced.resolve(undefined)
  await started
  await jest.advanceTimersByTimeAsync(beatMs)
  expect(sync).toHaveBeenCalledTimes(1)
})

test.each([
  ['is taken', async () => 'OK', undefined],
  ['Redis refuses', () => Promise.reject(new Error('OOM')), new Error('OOM')],
])('reports a snapshot that %s', async (_name, set, reported) => {
  const reportWrite = jest.fn()
  const del = jest.fn(async () => 1)
  const client = { set, sadd: async () => 1, expire: async () => 1, del }
  const readiness = { reportWrite, writeRefusal: () => undefined }
  const { start, close } = heartbeatWith(client as unknown as RedisClient, { readiness })
  await start()
  await close()
  expect(reportWrite.mock.calls).toEqual([[reported]])
  expect(del.mock.calls).toEqual([['instance:east']])
})

test('an instance that misses its own record is present, not absent', async () => {
  const late = {
    ...redis,
    mget: async (keys: string[]) => keys.map(() => null),
    get: async () => 'gone',
    pttl: async () => 900_000,
  } as unknown as RedisClient
  stored.instances = async () => ['west', 'east', 'north']
  const { instances, absent } = await heartbeatWith(late).fleet()
  expect(instances).toEqual([snapshotOf('east')])
  expect(absent).toEqual(
    ['north', 'west'].map((name) => ({ name, state: 'gone', since: expect.any(Number) })),
  )
})

test('at the end writes the last failures', async () => {
  const flush = jest.fn(async () => {})
  const heartbeat = heartbeatWith(undefined, {
    failures: { ...createFailureLog('east', undefined), flush },
  })
  await heartbeat.start()
  await heartbeat.close()
  expect(flush).toHaveBeenCalledTimes(2)
})
