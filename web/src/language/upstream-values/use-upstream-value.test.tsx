import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { LanguageProvider } from '../language.tsx'
import { useUpstreamValue } from './use-upstream-value.ts'

beforeEach(() => localStorage.setItem('gatehouse.language', 'es'))
afterEach(() => localStorage.clear())

test.each([
  ['Job fair', 'Feria de empleo'],
  [' JOB FAIR ', 'Feria de empleo'],
  ["bachelor's degree", 'Licenciatura'],
  ['Word of mouth', 'Word of mouth'],
  [' Word of mouth', ' Word of mouth'],
  ['', ''],
])('%j is %j in Spanish', (value, expected) => {
  const { result } = renderHook(useUpstreamValue, { wrapper: LanguageProvider })
  expect(result.current(value)).toBe(expected)
})
