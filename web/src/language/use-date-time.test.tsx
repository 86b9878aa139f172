import { afterEach, expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { LanguageProvider } from './language.tsx'
import { useDateTime } from './use-date-time.ts'

afterEach(() => localStorage.clear())

test.each([
  ['en', /^Nov 21, 2026, 5:04\sPM$/],
  ['es', /^21 nov 2026, 5:04\sp\.\s?m\.$/],
])('a time is its day and its minute in %s', (language, expected) => {
  const time = new Date(2026, 10, 21, 17, 4, 30).toISOString()
  localStorage.setItem('gatehouse.language', language)
  const { result } = renderHook(useDateTime, { wrapper: LanguageProvider })
  expect(result.current(time)).toMatch(expected)
})

test.each([
  ['en', 'Nov 21, 2026'],
  ['es', '21 nov 2026'],
])('a date alone is that day in %s', (language, expected) => {
  localStorage.setItem('gatehouse.language', language)
  const { result } = renderHook(useDateTime, { wrapper: LanguageProvider })
  expect(result.current('2026-11-21')).toBe(expected)
})
