import { expect, test } from '@jest/globals'
import { toIsoDate } from './to-iso-date.ts'

test.each([
  ['2026-11-03', '2026-11-03'],
  ['2026-11-03T00:00:00', '2026-11-03'],
  ['2026-11-03T23:59:59.9999999-05:00', '2026-11-03'],
  ['11/03/2026', '2026-11-03'],
  ['11/3/2026 12:00:00 AM', '2026-11-03'],
  ['2/29/2028', '2028-02-29'],
  ['20261103', '2026-11-03'],
])('%s becomes %s in every time zone', (written, day) => {
  expect(toIsoDate(written)).toBe(day)
})

test.each([
  '',
  'N/A',
  'yesterday',
  '2026-02-30',
  '13/01/2026',
  '2026-1-3',
  '11032026',
  '0001-01-01T00:00:00',
  '1/1/0001 12:00:00 AM',
  '01/01/1900',
  '1900-12-31',
  '12/31/9999',
  '99991231',
  '0/0/0000',
  '202611031',
  '2026-11-031',
  '11/03/20261',
  'on 11/03/2026',
])('"%s" is null', (written) => {
  expect(toIsoDate(written)).toBeNull()
})

test('gives null for undefined', () => {
  expect(toIsoDate(undefined)).toBeNull()
})
