import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { refusedCharacter } from './name-characters.ts'
import { cityName, optionalCityName, optionalName, personName } from './person-name.ts'

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
  '/\u200b',
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

test.each([
  ['Jean\u2011Luc', 'Jean-Luc'],
  ['Maria\u00a0José', 'Maria José'],
  ['Smith \u2013 Jones', 'Smith - Jones'],
  ['Ma\u00adria\u200b', 'Maria'],
])('a name takes the dashes and spaces of %j and becomes %j', (typed, name) => {
  for (const rules of [personName, optionalName, cityName, optionalCityName]) {
    expect(rules.isValidSync(typed, { strict: true })).toBe(true)
    expect(rules.cast(typed)).toBe(name)
  }
})

test.each([
  ['Smith, Jr.', ','],
  ['Ana 🐕', '🐕'],
  ['J\u202e', 'U+202E'],
  ['a\u0007b', 'U+0007'],
  ['Maria', ''],
])('of %j the character that is refused is %j', (typed, character) => {
  expect(refusedCharacter(typed)).toBe(character)
  if (character) expect(() => personName.validateSync(typed, { strict: true })).toThrow('character')
})
