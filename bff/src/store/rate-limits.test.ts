import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { expect, test } from '@jest/globals'
import { readConfig } from '../config.ts'
import { createHmacNames } from '../session/hmac.ts'
import { createRateLimits } from './rate-limits.ts'

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
