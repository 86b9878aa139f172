import { expect, test } from '@jest/globals'
import type { ValidationError } from 'yup'
import { optOutRequest } from './opt-out.ts'

const maria = { name: 'Maria Santos', email: 'maria@example.test', phone: '(512) 555-0142' }

/** Broken rules by field. */
function broken(typed: object) {
  try {
    optOutRequest.validateSync(typed, { strict: true, abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as ValidationError
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]))
  }
}

test.each(['texts', 'emails', 'calls', 'sale', 'texts,emails,calls,sale', 'sale,texts'])(
  'accepts the choices %s',
  (choices) => {
    expect(broken({ ...maria, choices })).toEqual({})
  },
)

test.each(['letters', 'texts,', ',texts', 'texts calls'])('rejects the choices %p', (choices) => {
  expect(broken({ ...maria, choices })).toEqual({ choices: 'invalid' })
})

test('reports each required field of an empty request', () => {
  expect(broken({ choices: '', name: '', email: '', phone: '' })).toEqual({
    choices: 'required',
    name: 'required',
    email: 'email-or-phone',
  })
})

test('a blank name is none', () => {
  for (const name of [' ', '\u200b'])
    expect(broken({ ...maria, name, choices: 'texts' })).toEqual({ name: 'required' })
})

test.each([
  ['texts', 'phone'],
  ['calls', 'phone'],
  ['emails', 'email'],
])('opting out of %s requires %s', (choices, needed) => {
  const other = needed === 'phone' ? 'email' : 'phone'
  expect(broken({ ...maria, choices, [needed]: '' })).toEqual({ [needed]: 'required' })
  expect(broken({ ...maria, choices, [other]: '' })).toEqual({})
})

test('reports the missing phone alone where it is what the choice needs', () => {
  expect(broken({ ...maria, choices: 'texts', email: '', phone: '' })).toEqual({
    phone: 'required',
  })
  expect(broken({ ...maria, choices: 'calls,sale', email: '', phone: '' })).toEqual({
    phone: 'required',
  })
})

test('opting out of sale requires a phone or an e-mail address', () => {
  expect(broken({ ...maria, choices: 'sale', phone: '' })).toEqual({})
  expect(broken({ ...maria, choices: 'sale', email: '' })).toEqual({})
  expect(broken({ ...maria, choices: 'sale', email: '', phone: '' })).toEqual({
    email: 'email-or-phone',
  })
})

test('validates optional values', () => {
  const wrong = { email: 'maria', phone: '555' }
  expect(broken({ ...maria, ...wrong, choices: 'sale' })).toEqual({
    email: 'email',
    phone: 'phone',
  })
})
