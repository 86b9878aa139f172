import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatUsDate, parseUsDate, usDate } from './us-date.ts'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const toTyped = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')
const type = (keys: string) =>
  [...keys].reduce((before, key) => formatUsDate(before + key, before), '')

test('parses a date with or without leading zeros, in any time zone', () => {
  fc.assert(
    fc.property(day, (date) => {
      const typed = toTyped(date)
      expect(parseUsDate(typed)).toBe(date)
      expect(parseUsDate(typed.replace(/^0/, '').replace('/0', '/'))).toBe(date)
      expect(usDate.isValidSync(typed, { strict: true })).toBe(true)
    }),
  )
})

test('ignores spaces at both ends, and casts without them', () => {
  expect(usDate.isValidSync(' 3/7/2020 ', { strict: true })).toBe(true)
  expect(parseUsDate(' 3/7/2020 ')).toBe('2020-03-07')
  expect(usDate.cast(' 3/7/2020 ')).toBe('3/7/2020')
})

test.each([
  '02/30/2024',
  '02/29/2023',
  '13/01/2020',
  '00/10/2020',
  '11/21/26',
  '2026-11-21',
  'soon',
])('rejects %p', (typed) => {
  expect(parseUsDate(typed)).toBeUndefined()
  expect(usDate.isValidSync(typed, { strict: true })).toBe(false)
})

test('formats digits as a date, also with typed slashes', () => {
  fc.assert(
    fc.property(day, (date) => {
      const typed = toTyped(date)
      expect(type(typed)).toBe(typed)
      expect(type(typed.replaceAll('/', ''))).toBe(typed)
      const short = typed.replace(/^0/, '').replace('/0', '/')
      for (const separator of ['/', '-', '.'])
        expect(type(short.replaceAll('/', separator))).toBe(typed)
    }),
  )
})

test.each([
  ['2026-03-07', '03/07/2026'],
  [' 2026-3-7 ', '03/07/2026'],
  ['2026/03/07', '03/07/2026'],
  ['2026.3.7', '03/07/2026'],
  ['3-7-2026', '03/07/2026'],
  ['3–7–2026', '03/07/2026'],
  ['3 / 7 / 2026', '03/07/2026'],
  ['\u200e3\u200e/\u200e7\u200e/\u200e2026', '03/07/2026'],
  ['3.7.2026', '03/07/2026'],
  [' 3/7/2026 ', '03/07/2026'],
  ['03072026', '03/07/2026'],
])('pasting %p shows %p', (text, shown) => expect(formatUsDate(text, '')).toBe(shown))

test('deletions pass unchanged', () => {
  expect(formatUsDate('11/21', '11/21/')).toBe('11/21')
  expect(formatUsDate('', '1')).toBe('')
})

test('a shorter date in the place of another is formatted', () => {
  expect(formatUsDate('3/7/', '11/21/2026')).toBe('03/07/')
})
