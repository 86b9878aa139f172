import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { translatePage } from '../testing/translate-page.ts'
import { defineText } from './define-text.ts'
import { LanguageProvider, useLanguage } from './language.tsx'
import { useText } from './use-text.ts'

const text = defineText({
  en: {
    jobs: '{count, number} jobs',
    when: 'You can do so at {time}.',
    wait: 'Reading… {name}. Please wait',
    read: 'Read <link></link> now.',
  },
  es: {
    jobs: '{count, number} empleos',
    when: 'Puede hacerlo a las {time}.',
    wait: 'Leyendo… {name}. Espere',
    read: 'Lea <link></link> ahora.',
  },
})

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const translate = () =>
  renderHook(() => useText(text), { wrapper: LanguageProvider }).result.current

test.each([
  ['5:50 p.m.', 'You can do so at 5:50 p.m.'],
  ['5:50 PM', 'You can do so at 5:50 PM.'],
  ['Acme Inc.', 'You can do so at Acme Inc.'],
  ['a..b', 'You can do so at a..b.'],
])('ends a sentence after %j with one full stop', (time, sentence) => {
  expect(translate()('when', { time })).toBe(sentence)
})

test('keeps one full stop within a text, and markup', () => {
  const t = translate()
  expect(t('wait', { name: 'Acme Inc.' })).toBe('Reading… Acme Inc. Please wait')
  expect(t.rich('when', { time: 'noon' })).toBe('You can do so at noon.')
})

test.each([
  ['en', '12,345 jobs'],
  ['es', '12,345 empleos'],
])('in %s, numbers are written as in the United States', (language, jobs) => {
  localStorage.setItem('gatehouse.language', language)
  expect(translate()('jobs', { count: 12345 })).toBe(jobs)
})

test('on a translated page a text with markup changes, and can go', () => {
  let setLanguage: ReturnType<typeof useLanguage>[1] = () => undefined
  function Sentence({ isShort }: { isShort: boolean }) {
    const t = useText(text)
    setLanguage = useLanguage()[1]
    return <p>{isShort ? <b>–</b> : t.rich('read', { link: () => <a href="/">this</a> })}</p>
  }
  const { container, rerender } = render(<Sentence isShort={false} />, {
    wrapper: LanguageProvider,
  })
  translatePage()
  act(() => setLanguage('es'))
  expect(container.textContent).toBe('Lea this ahora.')
  translatePage()
  rerender(<Sentence isShort />)
  expect(container.textContent).toBe('–')
})
