import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cityName, optionalName, personName } from './person-name.ts'

const isName = (typed: unknown) => personName.isValidSync(typed, { strict: true })

test.each([
  'Maria',
  "O'Brien",
  'O’Brien',
  'José Ángel',
  'Zoë',
  'Nguyễn',
  'Łukasz',
  'Jean-Luc',
  'Smith_Jones',
  'John Q. Public',
  'Henry 3',
  'محمد',
  '李小龍',
  'N\u0303',
])('accepts %p', (typed) => {
  expect(isName(typed)).toBe(true)
  expect(personName.cast(typed)).toBe(typed.normalize('NFC'))
})

test.each([
  '',
  '   ',
  '\u200b',
  '/',
  ' / \\ ',
  '<b>',
  'a@b',
  'x;y',
  'J\u202e',
  'A×B',
  'A÷B',
  'A'.repeat(61),
  7,
  null,
])('rejects %p', (typed) => expect(isName(typed)).toBe(false))

test('removes slashes and nothing else', () => {
  const part = fc.stringMatching(/^[A-Za-zÀ-ÿ .'-]{0,8}[A-Za-z][A-Za-zÀ-ÿ .'-]{0,8}$/)
  fc.assert(
    fc.property(part, fc.constantFrom('/', '\\', '//'), part, (one, slash, other) => {
      fc.pre(!/[×÷]/.test(one + other))
      const typed = `${one}${slash}${other}`
      expect(isName(typed)).toBe(true)
      expect(personName.cast(typed)).toBe(`${one}${other}`.trim())
    }),
  )
})

test('an optional name may be empty', () => {
  expect(optionalName.isValidSync('', { strict: true })).toBe(true)
  expect(optionalName.isValidSync('J<', { strict: true })).toBe(false)
})

test('a city is a required name', () => {
  for (const city of ['St. Louis', "Coeur d'Alene", 'Cañon City', 'Saint-Jérôme'])
    expect(cityName.isValidSync(city, { strict: true })).toBe(true)
  expect(cityName.isValidSync('  ', { strict: true })).toBe(false)
})
