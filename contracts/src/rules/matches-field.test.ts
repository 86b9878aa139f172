import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { object, string } from 'yup'
import { matchesEmailField, matchesField, matchesFieldIgnoringCase } from './matches-field.ts'

const exact = object({ one: string(), repeat: matchesField('one') })
const emailField = object({ one: string(), repeat: matchesEmailField('one') })
const anyCase = object({ one: string(), repeat: matchesFieldIgnoringCase('one') })
const typed = fc.string({ minLength: 1, maxLength: 20 })

test('accepts an equal value and rejects any other', () => {
  fc.assert(
    fc.property(typed, typed, (one, repeat) => {
      expect(exact.isValidSync({ one, repeat: one }, { strict: true })).toBe(true)
      expect(exact.isValidSync({ one, repeat }, { strict: true })).toBe(one === repeat)
    }),
  )
})

test('matchesFieldIgnoringCase ignores case', () => {
  fc.assert(
    fc.property(typed, typed, (one, repeat) => {
      const same = { one, repeat: one.toLowerCase() }
      expect(anyCase.isValidSync(same, { strict: true })).toBe(true)
      const wanted = one.toLowerCase() === repeat.toLowerCase()
      expect(anyCase.isValidSync({ one, repeat }, { strict: true })).toBe(wanted)
    }),
  )
})

test.each([
  ['Jose\u0301', 'José'],
  ['ｍaria', 'maria'],
  ['Re\u200bx\u00a0', 'Rex'],
])('%j repeats %j, except as a password', (one, repeat) => {
  const isRepeated = (schema: typeof exact) => schema.isValidSync({ one, repeat }, { strict: true })
  expect([exact, emailField, anyCase].map(isRepeated)).toEqual([false, true, true])
})

test('a repeated e-mail address has the same case', () => {
  expect(emailField.isValidSync({ one: 'a@b.test', repeat: 'A@b.test' })).toBe(false)
})

test.each([
  [exact, /^mismatch$/],
  [emailField, /^emails-differ$/],
  [anyCase, /^mismatch$/],
])('reports required and what differs', (schema, differs) => {
  const check = (repeat: string) => () =>
    schema.validateSync({ one: 'a', repeat }, { strict: true })
  expect(check('')).toThrow(/^required$/)
  expect(check('b')).toThrow(differs)
})

test.each(['undefined', 'null'])('%s repeats no field that is missing', (repeat) => {
  for (const schema of [exact, emailField, anyCase])
    expect(() => schema.validateSync({ repeat }, { strict: true })).toThrow(
      /mismatch|emails-differ/,
    )
})
