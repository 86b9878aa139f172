import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatMonthYear, isPastMonth, monthYear, parseMonthYear, toMonths } from './month-year.ts'

const month = fc.integer({ min: 1, max: 12 })
const year = fc.integer({ min: 1000, max: 2999 })
const toText = (month: number, year: number) => `${String(month).padStart(2, '0')}/${year}`

/** The field after typing these keys. */
const type = (keys: string) =>
  [...keys].reduce((before, key) => formatMonthYear(before + key, before), '')

test('parses a month and year, and nothing else', () => {
  fc.assert(
    fc.property(month, year, (month, year) => {
      expect(parseMonthYear(toText(month, year))).toEqual({ month, year })
      expect(monthYear.isValidSync(toText(month, year))).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), (typed) => {
      fc.pre(!/^\s*((0[1-9]|1[0-2])\/[12]\d{3})?\s*$/.test(typed))
      expect(parseMonthYear(typed)).toBeUndefined()
      expect(monthYear.isValidSync(typed, { strict: true })).toBe(false)
    }),
  )
})

test.each(['13/2019', '00/2019', '3/2019', '03/0999', '03/3000', '03-2019', '032019', '03/20190'])(
  'rejects %s',
  (typed) => {
    expect(parseMonthYear(typed)).toBeUndefined()
    expect(monthYear.isValidSync(typed, { strict: true })).toBe(false)
  },
)

test('accepts spaces around a month and year, and an empty text', () => {
  expect(parseMonthYear(' 03/2019 ')).toEqual({ month: 3, year: 2019 })
  expect(monthYear.isValidSync(' 03/2019 ', { strict: true })).toBe(true)
  expect(monthYear.cast(' 03/2019 ')).toBe('03/2019')
  expect(parseMonthYear('')).toBeUndefined()
  expect(monthYear.isValidSync('', { strict: true })).toBe(true)
})

test('months increase with time', () => {
  fc.assert(
    fc.property(month, year, month, year, (month, year, otherMonth, otherYear) => {
      const earlier = year < otherYear || (year === otherYear && month < otherMonth)
      const one = toMonths({ month, year })
      expect(one < toMonths({ month: otherMonth, year: otherYear })).toBe(earlier)
    }),
  )
})

test('formats digits as month and year', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: 1900, max: 2099 }), (month, year) => {
      const text = toText(month, year)
      expect(type(text.replace('/', ''))).toBe(text)
      expect(type(text)).toBe(text)
      // Both 3 and 3/ mean March.
      if (month > 1 && month < 10) expect(type(`${month}${year}`)).toBe(text)
      if (month < 10) expect(type(`${month}/${year}`)).toBe(text)
    }),
  )
})

test.each([
  ['5', '05/'],
  ['1', '1'],
  ['13', '13/'],
  ['132019', '13/2019'],
  ['03/15/2019', '03/2019'],
  ['3/15/2019', '03/2019'],
  ['3/5/2019', '03/2019'],
  ['03/20/2019', '03/2019'],
  ['03152019', '03/2019'],
  ['3-15-2019', '03/2019'],
  ['1-2019', '01/2019'],
  ['1.2019', '01/2019'],
  ['12.2019', '12/2019'],
  ['0315', '03/15'],
  ['00', '00/'],
  ['122019', '12/2019'],
  ['12/20125', '12/2012'],
  ['12/20195', '12/20195'],
  ['0320201', '03/20201'],
  ['03202019', '03/2019'],
  ['3192019', '03/2019'],
  ['01192020', '01/2020'],
  ['03201985', '03/1985'],
  ['12/20/2019', '12/2019'],
  ['03312019', '03/2019'],
  ['03322019', '03/3220'],
])('typing %p shows %p', (keys, shown) => expect(type(keys)).toBe(shown))

test.each([
  ['03/15/2019', '03/2019'],
  [' 3/15/2019 ', '03/2019'],
  ['1-5-2019', '01/2019'],
  ['1.5.2019', '01/2019'],
  ['2019-03', '03/2019'],
  ['2019/03', '03/2019'],
  ['2022/05/01', '05/2022'],
  ['2019.3', '03/2019'],
  ['3 – 2019', '03/2019'],
  ['\u200e3\u200e/\u200e2019', '03/2019'],
  ['2019-03-15', '03/2019'],
  [' 2019-3 ', '03/2019'],
  ['03152019', '03/2019'],
  ['03202019', '03/2019'],
  ['01192020', '01/2020'],
  ['0320201', '03/20201'],
  ['2019', '2019'],
  ['2019/1', '01/2019'],
  ['201905', '05/2019'],
])('pasting %p shows %p', (text, shown) => expect(formatMonthYear(text, '')).toBe(shown))

test.each([
  ['/', '2019/'],
  ['/05', '05/2019'],
  ['-05', '05/2019'],
  ['/1', '2019/1'],
  ['/12', '12/2019'],
  ['/1/', '01/2019'],
  ['/5', '05/2019'],
  ['5', '05/2019'],
  ['05', '05/2019'],
  ['1', '20191'],
  ['12', '12/2019'],
])('typing %p after a year alone shows %p', (keys, shown) => {
  const typed = [...keys].reduce((before, key) => formatMonthYear(before + key, before), '2019')
  expect(typed).toBe(shown)
})

test.each([
  ['12/1939', false],
  ['01/1940', true],
  ['11/2026', true],
  ['12/2026', false],
])('%s is a past month: %s', (text, isPast) => {
  const date = parseMonthYear(text)
  expect(date && isPastMonth(date, '2026-11-01')).toBe(isPast)
})

test('shows at most MM/YYYY, a digit more or a year first, for any input', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 7 }), (typed, before) => {
      fc.pre(!before.startsWith(typed))
      expect(formatMonthYear(typed, before)).toMatch(/^(\d|\d\d\/\d{0,5}|(19|20)\d\d\D*[01]?)?$/)
    }),
  )
})

test('deletions pass unchanged', () => {
  expect(formatMonthYear('03/', '03/2')).toBe('03/')
  expect(formatMonthYear('03', '03/')).toBe('03')
  expect(formatMonthYear('', '0')).toBe('')
  expect(formatMonthYear('1', '12/2019')).toBe('1')
  expect(formatMonthYear('03/2019', '03/2019')).toBe('03/2019')
})
