import { expect, test } from '@jest/globals'
import { toInstant } from './to-instant.ts'

test.each([
  ['2026-11-20T15:04:00Z', '2026-11-20T15:04:00.000Z'],
  ['2026-11-20T15:04:00', '2026-11-20T15:04:00.000Z'],
  ['2026-11-20T15:04:00.1234567', '2026-11-20T15:04:00.123Z'],
  ['2026-11-20 15:04:00', '2026-11-20T15:04:00.000Z'],
  ['2026-11-20T09:04:00-06:00', '2026-11-20T15:04:00.000Z'],
  ['11/20/2026 3:04:05 PM', '2026-11-20T15:04:05.000Z'],
  ['Fri, 20 Nov 2026 15:04:00 GMT', '2026-11-20T15:04:00.000Z'],
  [' 2026-11-20 ', '2026-11-20T00:00:00.000Z'],
])('%s is %s', (text, instant) => {
  expect(toInstant(text)).toBe(instant)
})

test.each([undefined, '', 'soon', '2026-13-40T00:00:00'])('%s is unreadable', (text) => {
  expect(toInstant(text)).toBeNull()
})
