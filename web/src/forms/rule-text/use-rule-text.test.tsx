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
  expect(ruleText()('too-long', { label: 'City' })).toBe('City is too long')
  expect(ruleText()('too-long', { label: 'City', limit: '60' })).toBe('City: at most 60 characters')
  expect(ruleText()('character', { label: 'City', value: 'A;B' })).toBe(
    'City: “;” cannot be used here',
  )
  expect(ruleText()('percent-left', { label: 'Share', limit: '40' })).toContain('40%')
})

test.each([
  ['amount', '50,25', true],
  ['amount', '1.250,50 $', true],
  ['amount', '0', false],
  ['amount', '1,2345', false],
  ['percent', '12,5 %', true],
  ['percent', '120', false],
  ['grade', '3,5', true],
  ['required', '50,25', false],
] as const)('broken by %s, “%s” is told to have a decimal comma: %p', (rule, value, expected) => {
  const told = ruleText()(rule, { label: 'Amount', value })
  expect(told === 'Amount: use a decimal point instead of a comma, such as 3.50').toBe(expected)
})
