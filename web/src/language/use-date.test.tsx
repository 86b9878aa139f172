import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { LanguageProvider } from './language.tsx'
import { regions } from './regions.ts'
import { useDate } from './use-date.ts'

for (const language of ['en', 'es'] as const)
  test(`writes days of all months as Intl does: ${regions[language]}`, () => {
    localStorage.setItem('gatehouse.language', language)
    const { result } = renderHook(useDate, { wrapper: LanguageProvider })
    const format = new Intl.DateTimeFormat(regions[language], { dateStyle: 'medium' })
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`
      expect(result.current(day)).toBe(format.format(new Date(`${day}T00:00`)))
      const time = `${day}T23:30:00.000Z`
      expect(result.current(time)).toBe(format.format(new Date(time)))
    }
  })
