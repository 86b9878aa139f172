import { afterEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { LanguageProvider, useLanguage } from './language.tsx'

const show = () => renderHook(useLanguage, { wrapper: LanguageProvider }).result

afterEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
})

test.each([
  ['es', null, ['es-MX', 'en-US']],
  ['es', null, ['fr-CA', 'es', 'en']],
  ['en', null, ['en-GB', 'es']],
  ['en', null, ['fr', 'de']],
  ['en', null, []],
  ['en', 'en', ['es']],
  ['es', 'es', ['en']],
  ['es', 'fr', ['es']],
])('is %s for the choice %p in a browser of %p', (language, chosen, languages) => {
  if (chosen) localStorage.setItem('gatehouse.language', chosen)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  expect(show().current[0]).toBe(language)
  expect(document.documentElement.lang).toBe(language)
})

test('a choice lasts, and is told to screen readers', () => {
  const first = show()
  act(() => first.current[1]('es'))
  expect([first.current[0], document.documentElement.lang]).toEqual(['es', 'es'])
  expect(show().current[0]).toBe('es')
})
