import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { LanguageProvider } from './language.tsx'
import { regions } from './regions.ts'
import { useAge } from './use-age.ts'
import { useDate } from './use-date.ts'
import { useUsDate } from './use-us-date.ts'

const wrapper = LanguageProvider

afterEach(() => void jest.useRealTimers())

test.each([
  ['a day of 23 hours', new Date(2026, 2, 10, 9), '2026-03-07', '3 days ago'],
  ['a day of 25 hours', new Date(2026, 10, 3, 9), '2026-10-31', '3 days ago'],
  ['the day of a time', new Date(2026, 10, 5, 9), '2026-11-04T23:30:00.000Z', 'yesterday'],
])('counts %s as one', (_case, now, day, age) => {
  jest.useFakeTimers({ now })
  const { result } = renderHook(useAge, { wrapper })
  expect(result.current(day)).toBe(age)
})

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const region = regions[language]
  beforeEach(() => localStorage.setItem('gatehouse.language', language))

  test('writes days of all months as Intl does', () => {
    const { result } = renderHook(useDate, { wrapper })
    const format = new Intl.DateTimeFormat(region, { dateStyle: 'medium' })
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`
      expect(result.current(day)).toBe(format.format(new Date(`${day}T00:00`)))
      const time = `${day}T23:30:00.000Z`
      expect(result.current(time)).toBe(format.format(new Date(time)))
    }
  })

  test('writes ages of up to a month as Intl does', () => {
    const { result } = renderHook(() => ({ age: useAge(), date: useDate() }), { wrapper })
    const format = new Intl.RelativeTimeFormat(region, { numeric: 'auto' })
    for (let days = 0; days <= 31; days++) {
      const now = new Date()
      const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 12)
      const day = date.toLocaleDateString('sv')
      const { age, date: dateOf } = result.current
      expect(age(day)).toBe(days <= 30 ? format.format(-days, 'day') : dateOf(day))
    }
  })

  test('writes a day to come as a date', () => {
    const { result } = renderHook(() => ({ age: useAge(), date: useDate() }), { wrapper })
    const now = new Date()
    const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 12)
    const day = tomorrow.toLocaleDateString('sv')
    expect(result.current.age(day)).toBe(result.current.date(day))
  })

  test('writes a typed day as a date, and anything else as typed', () => {
    const { result } = renderHook(() => ({ usDate: useUsDate(), date: useDate() }), { wrapper })
    const { usDate, date } = result.current
    expect(usDate('02/29/2024')).toBe(date('2024-02-29'))
    for (const typed of ['', '02/30/2024', '2024', 'soon']) expect(usDate(typed)).toBe(typed)
  })
})
