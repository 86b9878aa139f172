import { expect, test } from '@jest/globals'
import { toPostedDate } from './to-posted-date.ts'

test.each([
  ['2026-11-20T00:00:00', '2026-11-20'],
  ['2026-11-20T23:30:00-06:00', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['11/2/2026', '2026-11-02'],
  ['11/20/2026 12:00:00 AM', '2026-11-20'],
  ['2026-02-30T00:00:00', null],
  ['13/40/2026', null],
  ['0001-01-01T00:00:00', null],
  ['2026-11-201', null],
  ['11/20/20261', null],
  ['soon', null],
  ['', null],
  [undefined, null],
])('%s is %s', (written, day) => {
  expect(toPostedDate(written)).toBe(day)
})
