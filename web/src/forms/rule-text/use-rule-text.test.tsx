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
