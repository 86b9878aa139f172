import { expect, test } from '@jest/globals'
import { isMissingDate, toIsoDate } from './to-iso-date.ts'

test.each([
  ['2026-11-03', '2026-11-03'],
  ['2026-11-03T00:00:00', '2026-11-03'],
  ['2026-11-03T23:59:59.9999999-05:00', '2026-11-03'],
  ['11/03/2026', '2026-11-03'],
  ['11/3/2026 12:00:00 AM', '2026-11-03'],
  ['2/29/2028', '2028-02-29'],
  ['20261103', '2026-11-03'],
  ['20-NOV-25', '2025-11-20'],
  ['20-NOV-98', '1998-11-20'],
  ['20-Nov-2025', '2025-11-20'],
  ['03 November 2026', '2026-11-03'],
  ['11/20/25', '2025-11-20'],
  ['11-20-2025', '2025-11-20'],
  ['Nov 20 2025 12:00AM', '2025-11-20'],
  ['Nov  3 2026 11:59PM', '2026-11-03'],
  ['Nov 20, 2024', '2024-11-20'],
  [' 2026-11-03 ', '2026-11-03'],
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
  '31-NOV-25',
  '20-XYZ-25',
  'Foo 20 2025',
  '11/20/202',
  '11-20-25',
  '20 Nov 15:04',
  'Jan  1 1900 12:00AM',
])('"%s" is null', (written) => {
  expect(toIsoDate(written)).toBeNull()
})

test('gives null for undefined', () => {
  expect(toIsoDate(undefined)).toBeNull()
})

test.each([
  ['', true],
  [' ', true],
  ['01/01/1900', true],
  ['Jan  1 1900 12:00AM', true],
  ['N/A', false],
  ['20-NOV-25', false],
  ['31-DEC-99', true],
])('"%s" is missing: %s', (written, isMissing) => {
  expect(isMissingDate(written)).toBe(isMissing)
})
