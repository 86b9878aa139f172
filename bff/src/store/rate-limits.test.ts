import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { afterEach, expect, jest, test } from '@jest/globals'
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
afterEach(() => void jest.restoreAllMocks())

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
  const refused = await limits.requireRemaining('resends', 'kim').catch((error) => error)
  expect(refused).toMatchObject({ code: 'rate-limited' })
  // The quota's 600 seconds, less what the test took.
  expect(refused.details.retryAfter).toBeGreaterThan(590)
  expect(refused.details.retryAfter).toBeLessThanOrEqual(600)
  expect(await limits.remaining('resends', 'kim')).toBe(0)
})

test.each([
  [100, 600],
  [599_100, 1],
  [599_990, 1],
])('says after %d ms of ten minutes to try again in %d s', async (ms, retryAfter) => {
  const start = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start)
  const own = createRateLimits(config, createHmacNames('secret'), undefined)
  for (let point = 0; point < own.quotas.resends.points; point++) await own.take('resends', 'kim')
  clock.mockReturnValue(start + ms)
  const refused = await own.take('resends', 'kim').catch((error) => error)
  expect(refused).toMatchObject({ code: 'rate-limited', details: { retryAfter } })
})

test('tells which limit has refused, and only then', async () => {
  const refusals: string[] = []
  const told = createRateLimits(config, createHmacNames('secret'), undefined, (name) =>
    refusals.push(name),
  )
  await told.take('resendPause', 'kim')
  expect(refusals).toEqual([])
  await expect(told.take('resendPause', 'kim')).rejects.toThrow('rate-limited')
  expect(refusals).toEqual(['resendPause'])
})

test('takes points and seconds of each limit from its settings', () => {
  const own = createRateLimits(
    readConfig({
      ...gatewaySettings({ apiUrl: 'http://127.0.0.1:1' }),
      PORTAL_DIR: new URL('../testing/portal', import.meta.url).pathname,
      LIMIT_LOCK_MINUTES: '7',
      RESEND_AFTER_SECONDS: '11',
      LIMIT_WRONG: '21',
      LIMIT_ADDRESS: '22',
      LIMIT_RESENDS: '23',
      LIMIT_RECOVERY: '24',
      LIMIT_PINS: '25',
      LIMIT_LOOKUPS: '26',
      LIMIT_LOOKUPS_NAME: '27',
      LIMIT_EMAIL_CHECKS: '28',
      LIMIT_RESUMES: '29',
      LIMIT_ACCOUNT_CHECKS: '30',
      LIMIT_READS: '1031',
      LIMIT_PASSCODES: '132',
      LIMIT_WRONG_PASSCODES: '33',
      LIMIT_UNVERIFIED: '34',
      LIMIT_TRACKING: '35',
    }),
    createHmacNames('secret'),
    undefined,
  )
  const [lock, hour, day] = [420, 3600, 86_400]
  const quotas = Object.entries(own.quotas)
  expect(
    Object.fromEntries(quotas.map(([name, { points, duration }]) => [name, [points, duration]])),
  ).toEqual({
    password: [21, lock],
    passcode: [21, lock],
    address: [22, lock],
    refunds: [21, lock],
    resends: [23, 600],
    resendPause: [1, 11],
    recoveryLink: [24, lock],
    recoveryAnswer: [24, lock],
    recoveryPin: [24, lock],
    allPins: [25, hour],
    recoveryResends: [24, lock],
    openedLinks: [22, lock],
    lookups: [26, hour],
    lookupsOfName: [27, day],
    emailChecks: [28, hour],
    resumes: [29, hour],
    accountChecks: [30, hour],
    uncachedReads: [1031, 60],
    passcodes: [132, hour],
    wrongPasscodes: [33, 7 * day],
    unverified: [34, 600],
    tracking: [35, 60],
  })
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
  const lowered = createRateLimits({ ...config, LIMIT_PINS: 5 }, under[0], redis)
  expect(await lowered.remaining('allPins', 'all')).toBe(0)
  await other.refund('allPins', 'all')
  expect(await one.remaining('allPins', 'all')).toBe(1)
  await one.reset('allPins', 'all')
  expect(await other.remaining('allPins', 'all')).toBe(20)
  redis.disconnect()
  await server.stop()
})

withRedis('a store that fails is no refusal', async () => {
  const server = await startRedis()
  const redis = new Redis(server.url, { maxRetriesPerRequest: 0, retryStrategy: () => null })
  redis.on('error', () => {})
  await redis.ping()
  const refusals: string[] = []
  const stored = createRateLimits(config, createHmacNames('secret'), redis, (name) =>
    refusals.push(name),
  )
  await server.stop()
  await expect(stored.take('allPins', 'all')).rejects.toThrow('session-unavailable')
  await expect(stored.remaining('allPins', 'all')).rejects.toThrow('session-unavailable')
  expect(refusals).toEqual([])
  redis.disconnect()
})

withRedis('limits have counts of their own, and wait for the one that ends last', async () => {
  const server = await startRedis()
  const redis = new Redis(server.url)
  await redis.ping()
  const [one, other] = under.map((hmac) => createRateLimits(config, hmac, redis)) as [
    RateLimits,
    RateLimits,
  ]
  for (let taken = 0; taken < 10; taken++) {
    await one.take('allPins', 'all')
    await other.take('allPins', 'all')
  }
  const { points } = one.quotas.recoveryPin
  expect(await one.remaining('recoveryPin', 'all')).toBe(points)
  for (let taken = 0; taken < points; taken++) await one.take('recoveryPin', 'all')
  // The other one has no count under its own key yet.
  await expect(other.requireRemaining('recoveryPin', 'all')).rejects.toThrow('rate-limited')
  const [first = '', second = ''] = await redis.keys('*allPins*')
  for (const [soon, late] of [
    [first, second],
    [second, first],
  ] as const) {
    await redis.pexpire(soon, 100_000)
    await redis.pexpire(late, 3_000_000)
    for (const each of [one, other])
      for (const act of [each.take, each.requireRemaining]) {
        const refused = await act('allPins', 'all').catch((error) => error)
        expect(refused.details.retryAfter).toBeGreaterThan(2900)
      }
  }
  redis.disconnect()
  await server.stop()
})
