import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { createHmacNames } from '../session/hmac.ts'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis.ts'
import { createCacheVersions, readAhead } from './cache-version.ts'

const [old, added] = ['the-old-key-of-the-names', 'the-new-key-of-the-names'] as const
const rings = [[old], [old, added], [added, old], [added]] as const

const settings = { CACHE_SECONDS: 600, REQUEST_MS: 120_000 }

afterEach(() => void jest.restoreAllMocks())

const onlyWithRedis = hasRedis ? describe : describe.skip

onlyWithRedis('cache versions in Redis', () => {
  let server: RedisServer
  let redis: Redis
  beforeAll(async () => {
    server = await startRedis()
    redis = new Redis(server.url)
  })
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })

  const pairs = rings.flatMap((writer) => rings.map((reader) => [writer, reader] as const))
  const sharing = pairs.filter(([writer, reader]) =>
    writer.some((key) => (reader as readonly string[]).includes(key)),
  )

  test.each(sharing)('a bump under the ring %j is seen under %j', async (writer, reader) => {
    const [first, ...others] = reader
    const seen = createCacheVersions(createHmacNames(first, ...others), redis, settings)
    const [ofWriter, ...othersOfWriter] = writer
    const before = await seen.current('71001')
    const writing = createCacheVersions(
      createHmacNames(ofWriter, ...othersOfWriter),
      redis,
      settings,
    )
    await writing.bump('71001')
    expect(await seen.current('71001')).not.toBe(before)
  })

  test('a version outlives the replies that were loaded before it', async () => {
    await redis.flushall()
    await createCacheVersions(createHmacNames(old), redis, settings).bump('71001')
    const [key = ''] = await redis.keys('*')
    expect(await redis.ttl(key)).toBeGreaterThan(720)
  })
})

test('a version in memory outlives the replies that were loaded before it', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000)
  const versions = createCacheVersions(createHmacNames(old), undefined, settings)
  const before = versions.current('71001')
  await versions.bump('71001')
  clock.mockReturnValue(721_000)
  expect(versions.current('71001')).not.toBe(before)
})

describe('read ahead', () => {
  function versionsOf(current: (userId: string) => Promise<string>) {
    const asked: string[] = []
    const versions = readAhead({
      current(userId) {
        asked.push(userId)
        return current(userId)
      },
    })
    return { asked, versions }
  }

  test('asks once for the expected caller, and for another one at once', async () => {
    const { asked, versions } = versionsOf(async (userId) => `version of ${userId}`)
    versions.expect('maria')
    expect(await versions.current('maria')).toBe('version of maria')
    expect(asked).toEqual(['maria'])
    expect(await versions.current('dana')).toBe('version of dana')
  })

  test('fails where it is used, and only there', async () => {
    const { versions } = versionsOf(() => Promise.reject(new Error('Redis is down')))
    const unhandled: unknown[] = []
    const note = (error: unknown) => unhandled.push(error)
    process.on('unhandledRejection', note)
    versions.expect('maria')
    await new Promise((resolve) => setTimeout(resolve, 20))
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
    await expect(versions.current('maria')).rejects.toThrow('Redis is down')
  })
})
