import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis.ts'
import { createInstanceRecords, type InstanceRecords } from './instance-records.ts'

const onlyWithRedis = hasRedis ? describe : describe.skip

onlyWithRedis('records of instances', () => {
  let server: RedisServer
  let redis: Redis
  let records: InstanceRecords

  beforeAll(async () => {
    server = await startRedis()
    redis = new Redis(server.url, { keyPrefix: 'portal:' })
    records = createInstanceRecords(redis)
  })
  afterEach(() => redis.flushall())
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })

  const list = async () => {
    const { contents, absent } = await records.list()
    const states = absent.map(({ name, state }) => [name, state])
    return { present: Object.fromEntries(contents), absent: Object.fromEntries(states) }
  }
  /** Seconds; some may have passed on a busy machine. */
  async function expectLife(key: string, seconds: number) {
    const left = (await redis.pttl(key)) / 1000
    expect(left).toBeGreaterThan(seconds / 2)
    expect(left).toBeLessThanOrEqual(seconds)
  }

  test('a snapshot replaces the one before', async () => {
    await records.publish('one', 'first')
    await records.publish('two', 'other')
    await records.publish('one', 'second')
    expect(await list()).toEqual({ present: { one: 'second', two: 'other' }, absent: {} })
  })

  test('an instance is present for ten seconds, and remembered for 15 minutes', async () => {
    await records.publish('one', 'first')
    await expectLife('instance:one', 10)
    await expectLife('instance-last:one', 900)
    await expectLife('instances', 900)
  })

  test('one that tells no more is gone, at last forgotten, and back with its next snapshot', async () => {
    await records.publish('one', 'first')
    await redis.del('instance:one')
    await redis.expire('instance-last:one', 800)
    expect(await list()).toEqual({ present: {}, absent: { one: 'gone' } })
    const [gone] = (await records.list()).absent
    expect(Math.round((Date.now() - (gone?.since ?? 0)) / 1000)).toBeGreaterThanOrEqual(100)
    expect(Math.round((Date.now() - (gone?.since ?? 0)) / 1000)).toBeLessThan(130)
    await redis.del('instance-last:one')
    expect(await list()).toEqual({ present: {}, absent: {} })
    expect(await redis.exists('instances')).toBe(0)
    expect(await list()).toEqual({ present: {}, absent: {} })
    await records.publish('one', 'second')
    expect(await list()).toEqual({ present: { one: 'second' }, absent: {} })
  })

  test('one that was stopped is absent at once, and present after its restart', async () => {
    await records.publish('one', 'first')
    await records.withdraw('one')
    expect(await list()).toEqual({ present: {}, absent: { one: 'stopped' } })
    await expectLife('instances', 900)
    await expectLife('instance-last:one', 900)
    await records.publish('one', 'second')
    expect(await list()).toEqual({ present: { one: 'second' }, absent: {} })
  })
})
