import { expect, test } from '@jest/globals'
import {
  formatAge,
  formatBytes,
  formatCount,
  formatDuration,
  formatMs,
  formatRate,
  formatShare,
  formatTime,
} from './format.ts'

test.each([
  [0, '0/s'],
  [0.0166, '0.017/s'],
  [3.333, '3.3/s'],
  [9.99, '10/s'],
  [10.4, '10/s'],
  [1234.5, '1235/s'],
])('%d per second is %s', (rate, text) => expect(formatRate(rate)).toBe(text))

test.each([
  [undefined, 'none'],
  [0, '0 ms'],
  [12.6, '13 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [12_345, '12.3 s'],
])('%p milliseconds are %s', (ms, text) => expect(formatMs(ms)).toBe(text))

test.each([
  [0, '0 %'],
  [0.004, '0.4 %'],
  [0.05, '5.0 %'],
  [0.0999, '10.0 %'],
  [0.1, '10 %'],
  [0.666, '67 %'],
  [1, '100 %'],
])('the share %d is %s', (share, text) => expect(formatShare(share)).toBe(text))

test('tells a time in UTC, to the second', () => {
  expect(formatTime(Date.UTC(2026, 10, 21, 4, 3, 5, 999))).toBe('04:03:05 UTC')
})

test.each([
  // The clock of another instance may be ahead.
  [-5, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [90, '2 min'],
  [3599, '60 min'],
  [3600, '1 h'],
  [5400, '2 h'],
  [47 * 3600, '47 h'],
  [48 * 3600, '2 days'],
  [60 * 3600, '3 days'],
])('%d seconds ago is %s', (seconds, text) => {
  const now = Date.UTC(2026, 10, 21)
  expect(formatAge(now - seconds * 1000, now)).toBe(text)
})

test('counts memory in MB, and groups digits', () => {
  expect(formatBytes(0)).toBe('0 MB')
  expect(formatBytes(2.5 * 2 ** 20)).toBe('3 MB')
  expect(formatBytes(1536 * 2 ** 20)).toBe('1,536 MB')
  expect(formatCount(1_234_567.4)).toBe('1,234,567')
  expect(formatCount(1_234_566.5)).toBe('1,234,567')
})

test.each([
  [45, '45 s'],
  [60, '1 min'],
  [90, '90 s'],
  [900, '15 min'],
  [3600, 'an hour'],
  [7200, '2 hours'],
  [86_400, 'a day'],
  [7 * 86_400, '7 days'],
])('a window of %d seconds is %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))
