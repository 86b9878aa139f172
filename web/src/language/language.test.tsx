import { afterEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { defineText } from './define-text.ts'
import { LanguageProvider, useLanguage } from './language.tsx'
import { useUpstreamValue } from './upstream-values/use-upstream-value.ts'
import { useAge } from './use-age.ts'
import { useDate } from './use-date.ts'
import { useDateTime } from './use-date-time.ts'
import { useText } from './use-text.ts'
import { useUsDate } from './use-us-date.ts'

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

test('what is shown follows a change of the language', () => {
  const time = new Date(2020, 10, 21, 17, 4).toISOString()
  const text = defineText({ en: { yes: 'Yes' }, es: { yes: 'Sí' } })
  const use = () => ({
    choose: useLanguage()[1],
    texts: [
      useText(text)('yes'),
      useDate()('2020-11-21'),
      useAge()('2020-11-21'),
      useUsDate()('11/21/2020'),
      useDateTime()(time),
      useUpstreamValue()('Job fair'),
    ],
  })
  const { result } = renderHook(use, { wrapper: LanguageProvider })
  const english = result.current.texts
  act(() => result.current.choose('es'))
  for (const [index, spanish] of result.current.texts.entries())
    expect(spanish).not.toBe(english[index])
})
