import { afterEach, expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { LanguageProvider } from './language.tsx'
import { useFileSize } from './use-file-size.ts'

afterEach(() => localStorage.clear())

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [1000, '1 kB'],
  [1001, '2 kB'],
  [999_000, '999 kB'],
  [999_001, '1 MB'],
  [1_250_000, '1.3 MB'],
  [25_000_000, '25 MB'],
])('%i bytes are %s', (bytes, size) => {
  for (const language of ['en', 'es']) {
    localStorage.setItem('gatehouse.language', language)
    const { result } = renderHook(useFileSize, { wrapper: LanguageProvider })
    expect(result.current(bytes)).toBe(size)
  }
})
