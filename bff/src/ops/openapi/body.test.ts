import { passcode } from '@gatehouse/contracts/rules/passcode'
import { requiredText } from '@gatehouse/contracts/rules/required-text'
import { rule } from '@gatehouse/contracts/rules/rule'
import { expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { array, mixed, object, string } from 'yup'
import { bodySchemaOf } from './body.ts'

test('lists the rules of each field', () => {
  expect(bodySchemaOf(object({ passcode, name: requiredText(40) }))).toEqual({
    type: 'object',
    required: ['passcode', 'name'],
    properties: {
      passcode: {
        type: 'string',
        minLength: 1,
        pattern:
          '^[\\s\\p{C}\\p{Default_Ignorable_Code_Point}]*([\\d０-９][\\s\\p{C}\\p{Default_Ignorable_Code_Point}]*){6}$',
        'x-rules': ['required', 'invalid', 'passcode'],
      },
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 40,
        'x-rules': ['required', 'invalid', 'too-long'],
      },
    },
  })
})

test('describes nested fields', () => {
  const line = object({ city: requiredText(30) })
  const { properties } = bodySchemaOf(object({ home: line, former: array(line) }))
  const city = { city: expect.objectContaining({ minLength: 1, maxLength: 30 }) }
  expect(properties?.home).toMatchObject({ properties: city, required: ['city'] })
  expect(properties?.former?.items).toMatchObject({ properties: city, required: ['city'] })
  expect(properties?.home).not.toHaveProperty('default')
})

test('keeps all patterns of a field', () => {
  const strong = string().matches(/[a-z]/).matches(/\d/)
  expect(bodySchemaOf(object({ strong })).properties?.strong?.allOf).toEqual([
    { pattern: '[a-z]' },
    { pattern: '\\d' },
  ])
})

test('omits expressions with flags', () => {
  const { properties } = bodySchemaOf(object({ state: string().matches(/^[a-z]{2}$/i) }))
  expect(properties?.state).toEqual({ type: 'string' })
})

test('lists the values of a choice and its rule', () => {
  const colour = string().oneOf(['red', 'blue'], rule('invalid'))
  const file = mixed()
  expect(bodySchemaOf(object({ colour, file })).properties).toEqual({
    colour: { type: 'string', enum: ['red', 'blue'], 'x-rules': ['invalid'] },
    file: {},
  })
})

test('accepts empty optional fields', () => {
  const form = object({
    passcode,
    zip: string().matches(/^\d{5}$/, { excludeEmptyString: true }),
    name: requiredText(5),
  })
  const takes = new Ajv2020({ strict: false }).compile(bodySchemaOf(form))
  const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))
  const typed = fc.record({
    passcode: fc.oneof(digits(6), digits(5), fc.constant('')),
    zip: fc.oneof(digits(5), digits(4), fc.constant('')),
    name: fc.oneof(fc.constant(''), fc.string({ maxLength: 6, unit: 'grapheme-ascii' })),
  })
  fc.assert(
    fc.property(typed, (body) => {
      expect(takes(body)).toBe(form.isValidSync(body, { strict: true }))
    }),
  )
})
