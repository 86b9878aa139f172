import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { press } from '../testing/press.ts'
import { showPart } from '../testing/show-page.tsx'
import { LanguageSwitch } from './language-switch.tsx'

beforeEach(async () => {
  localStorage.clear()
  await showPart(<LanguageSwitch />)
})
afterEach(cleanup)

const buttons = () => screen.getAllByRole('button')
const pressed = () => buttons().filter((button) => button.getAttribute('aria-pressed') === 'true')

test('names each language in itself, also on a phone, where only its code is seen', () => {
  const group = within(screen.getByRole('group', { name: 'Language' }))
  expect(group.getAllByRole('button').map(({ lang }) => lang)).toEqual(['en', 'es'])
  const [, spanish] = buttons()
  const texts = Array.from(spanish?.children ?? [], (one) => [
    one.textContent,
    one.getAttribute('aria-hidden'),
  ])
  expect(texts).toEqual([
    ['Español', null],
    ['ES', 'true'],
    ['Español', null],
  ])
  expect(buttons().map(({ dataset }) => dataset.track)).toEqual(['language-en', 'language-es'])
})

test('a press changes the language of the page', async () => {
  expect(pressed().map(({ lang }) => lang)).toEqual(['en'])
  await press(/Español/)
  expect(pressed().map(({ lang }) => lang)).toEqual(['es'])
  expect(screen.getByRole('group', { name: 'Idioma' })).not.toBeNull()
  expect(document.documentElement.lang).toBe('es')
})
