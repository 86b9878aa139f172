import { afterEach, expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { LanguageProvider } from './language.tsx'
import { useMoney } from './use-money.ts'

afterEach(() => localStorage.clear())

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_450, '$1,234.50'],
  [-250, '-$2.50'],
])('%i cents are %s in both languages', (cents, amount) => {
  for (const language of ['en', 'es']) {
    localStorage.setItem('gatehouse.language', language)
    const { result } = renderHook(useMoney, { wrapper: LanguageProvider })
    expect(result.current(cents)).toBe(amount)
  }
})
