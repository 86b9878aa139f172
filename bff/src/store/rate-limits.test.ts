import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { createHmacNames } from '../session/hmac.ts'
import { readConfig } from '../settings/config.ts'
import { hasRedis, startRedis } from '../testing/redis.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

const config = readConfig({
  ...gatewaySettings({ apiUrl: 'http://127.0.0.1:1' }),
  PORTAL_DIR: new URL('../testing/portal', import.meta.url).pathname,
  LIMIT_PINS: '20',
})
const limits = createRateLimits(config, createHmacNames('secret'), undefined)

test('points that were refused do not count once the others are given back', async () => {
  const taken = await Promise.allSettled(
    Array.from({ length: 60 }, () => limits.take('allPins', 'all')),
  )
  const granted = taken.filter(({ status }) => status === 'fulfilled')
  expect(granted).toHaveLength(20)
  expect(await limits.remaining('allPins', 'all')).toBe(0)
  for (const _ of granted) await limits.refund('allPins', 'all')
  expect(await limits.remaining('allPins', 'all')).toBe(20)
})

test('tells when none remains, and consumes nothing', async () => {
  for (let left = 3; left > 0; left--) await limits.take('resends', 'kim')
  await expect(limits.requireRemaining('resends', 'lee')).resolves.toBeUndefined()
  for (let left = 2; left > 0; left--) {
    await limits.requireRemaining('resends', 'kim')
    await limits.take('resends', 'kim')
  }
  await expect(limits.requireRemaining('resends', 'kim')).rejects.toMatchObject({
    code: 'rate-limited',
    details: { retryAfter: expect.any(Number) },
  })
  expect(await limits.remaining('resends', 'kim')).toBe(0)
})

test.each([
  'Maria@Example.test',
  ' maria@example.test',
  'maria\u034f@example.test',
  'ｍaria@example.test',
])('counts %j with its other spellings', async (spelling) => {
  const before = await limits.remaining('password', 'maria@example.test')
  await limits.take('password', spelling)
  expect(await limits.remaining('password', 'maria@example.test')).toBe(before - 1)
})

const [old, added] = ['the-old-key-of-the-names', 'the-new-key-of-the-names']
const under = [createHmacNames(old, added), createHmacNames(added, old)] as const

/** Limiters in memory count by themselves, so two instances are two rings over one Redis. */
const withRedis = hasRedis ? test : test.skip

withRedis('instances with different first keys share a count, also in a race', async () => {
  const server = await startRedis()
  const redis = new Redis(server.url)
  // Limiters refuse until it is ready.
  await redis.ping()
  const instances = under.map((hmac) => createRateLimits(config, hmac, redis))
  const [one, other] = instances as [RateLimits, RateLimits]
  const takes = Array.from({ length: 60 }, (_, n) => (n % 2 ? one : other).take('allPins', 'all'))
  const granted = (await Promise.allSettled(takes)).filter(({ status }) => status === 'fulfilled')
  // They may refuse each other while their points are taken; never is one granted too many.
  expect(granted.length).toBeLessThanOrEqual(20)
  for (let left = 20 - granted.length; left > 0; left--) await one.take('allPins', 'all')
  for (const each of instances) {
    expect(await each.remaining('allPins', 'all')).toBe(0)
    await expect(each.take('allPins', 'all')).rejects.toThrow('rate-limited')
  }
  await other.refund('allPins', 'all')
  expect(await one.remaining('allPins', 'all')).toBe(1)
  await one.reset('allPins', 'all')
  expect(await other.remaining('allPins', 'all')).toBe(20)
  redis.disconnect()
  await server.stop()
})
