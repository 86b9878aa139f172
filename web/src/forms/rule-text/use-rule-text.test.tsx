import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { LanguageProvider } from '../../language/language.tsx'
import { loadRuleText, useRuleText } from './use-rule-text.ts'

const ruleText = () => renderHook(useRuleText, { wrapper: LanguageProvider }).result.current

beforeEach(loadRuleText)
afterEach(() => localStorage.clear())

test.each([
  ['en', 'required', 'Are you ready?', 'Please answer: Are you ready?'],
  ['en', 'required', 'City', 'City is required'],
  ['en', 'invalid', 'Are you ready?', 'Are you ready? is not valid'],
  ['en', 'password', 'Password', 'Password is not valid'],
  [
    'es',
    'phone',
    'Teléfono',
    'Teléfono: escriba un número de 10 dígitos de Estados Unidos o Canadá, por ejemplo 512 555 0142',
  ],
  [
    'es',
    'email',
    'Correo',
    'Correo: escriba un correo electrónico, por ejemplo nombre@ejemplo.com',
  ],
  ['es', 'required', '¿Está listo?', 'Responda: ¿Está listo?'],
  ['es', 'required', 'Ciudad', 'Falta: Ciudad'],
] as const)('in %s %s of “%s” is “%s”', (language, rule, label, expected) => {
  localStorage.setItem('gatehouse.language', language)
  expect(ruleText()(rule, { label })).toBe(expected)
})

test('names the character that is refused, and the limit', () => {
  expect(ruleText()('character', { label: 'City', value: 'A;B' })).toBe(
    'City: “;” cannot be used here',
  )
  expect(ruleText()('percent-left', { label: 'Share', limit: '40' })).toContain('40%')
})
