import { afterEach, expect, jest, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { LanguageProvider } from '../language/language.tsx'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { useRateLimitText } from './rate-limit-text.ts'

afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

const limited = (retryAfter: number | undefined) =>
  portalErrorOf('rate-limited', retryAfter === undefined ? {} : { retryAfter })

test.each([3600, 10_800])(
  'a wait of %i s ends when it was to end as the call failed',
  (seconds) => {
    jest.useFakeTimers({ now: new Date(2026, 10, 3, 9, 0) })
    const error = limited(seconds)
    const { result, rerender } = renderHook(useRateLimitText, { wrapper: LanguageProvider })
    const first = result.current(error)
    expect(first).toContain(seconds === 3600 ? '10:00' : '12:00')
    jest.setSystemTime(new Date(2026, 10, 3, 9, 20))
    rerender()
    expect(result.current(error)).toBe(first)
  },
)

test.each([
  [3600, /10:00\sa\.\s?m\./],
  [10_800, /3 nov 2026, 12:00\sp\.\s?m\./],
])('in Spanish a wait of %i s has its end in Spanish', (seconds, end) => {
  localStorage.setItem('gatehouse.language', 'es')
  jest.useFakeTimers({ now: new Date(2026, 10, 3, 9, 0) })
  const { result } = renderHook(useRateLimitText, { wrapper: LanguageProvider })
  expect(result.current(limited(seconds))).toMatch(end)
})

test.each([
  [1, '1 second and'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [119 * 60, '119 minutes'],
  [119 * 60 + 1, '2 hours'],
  [121 * 60, '3 hours'],
  [25 * 3600, '25 hours'],
  [undefined, '60 seconds'],
])('a wait of %p seconds is one of %s', (seconds, words) => {
  const { result } = renderHook(useRateLimitText, { wrapper: LanguageProvider })
  expect(result.current(limited(seconds))).toContain(`wait ${words}`)
})
