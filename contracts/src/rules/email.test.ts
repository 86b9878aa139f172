import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { email } from './email.ts'

/** The gateway validates strictly; a form casts first. */
const isEmail = (typed: unknown) => email.isValidSync(typed, { strict: true })
const isValidInForm = (typed: unknown) => email.isValidSync(typed)

const character = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
const inside = character.filter(
  (one) => !/[\s@.<>,;:()"/\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(one.normalize('NFKC')),
)
const word = fc.string({ unit: inside, minLength: 1, maxLength: 12 })
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('.'))
const host = fc.array(word, { minLength: 2, maxLength: 4 }).map((words) => words.join('.'))
const address = fc.tuple(name, host).map(([local, at]) => `${local}@${at}`)
const gap = fc.constantFrom('', ' ', '  ', '\t', '\u00a0')

test('accepts a name, an @ and a host with a dot, and trims spaces', () => {
  fc.assert(
    fc.property(address, gap, gap, (one, before, after) => {
      fc.pre(one.normalize('NFKC').length <= 254)
      const typed = before + one + after
      expect([typed, isEmail(typed)]).toEqual([typed, true])
      expect(email.cast(typed)).toBe(one.normalize('NFKC'))
    }),
  )
})

test('rejects a missing or second @, inner spaces and a host without a dot', () => {
  fc.assert(
    fc.property(name, word, word, (local, first, last) => {
      const wrong = [
        `${local}.${first}.${last}`,
        `${local}@${first}@${last}.test`,
        `${local} ${first}@${last}.test`,
        `${local}@${first}`,
        `${local}@.${last}`,
        `${local}@${first}.`,
        `${local}@${first}..${last}`,
        `@${first}.${last}`,
      ]
      expect(wrong.filter(isEmail)).toEqual([])
    }),
  )
})

test.each([
  ...['maria@mail.test,', 'maria@mail.test;', '<maria@mail.test>', 'mailto:maria@mail.test'],
  ...['"maria@mail.test"', 'maria@mail.test/', 'Maria (maria@mail.test)', 'a,b@mail.test'],
])('rejects the address with what stands around it: %s', (typed) => {
  expect(isEmail(typed)).toBe(false)
})

test('rejects more than 254 characters, and truncates nothing', () => {
  const long = fc.integer({ min: 200, max: 400 })
  fc.assert(
    fc.property(long, (length) => {
      const typed = `${'x'.repeat(length)}@example.test`
      expect(isEmail(typed)).toBe(typed.length <= 254)
      expect(email.cast(typed)).toBe(typed)
    }),
  )
})

test.each([
  [254, true],
  [255, false],
])('an address of %d characters is valid: %s', (length, valid) => {
  const typed = `${'x'.repeat(length - 13)}@example.test`
  expect([typed.length, isEmail(typed), isEmail(` ${typed} `)]).toEqual([length, valid, valid])
})

test('form and gateway accept the same input', () => {
  // An invisible character that is no white space.
  expect(['\uffa0@b.test', 'a@b.test\uffa0'].map(isEmail)).toEqual([false, true])
  fc.assert(
    fc.property(fc.oneof(fc.string(), address, fc.string({ unit: 'binary' })), (typed) => {
      expect(isEmail(typed)).toBe(isValidInForm(typed))
    }),
  )
})

test.each([
  ['', 'required'],
  ['maria', 'email'],
  [42, 'invalid'],
  [`${'x'.repeat(250)}@example.test`, 'too-long'],
])('%p: %s', (typed, rule) => {
  expect(() => email.validateSync(typed, { strict: true })).toThrow(new RegExp(`^${rule}$`))
})

test('rejects a long invalid text within a second', () => {
  const before = performance.now()
  expect(isEmail(`${'a.'.repeat(30_000)}@`)).toBe(false)
  expect(isEmail(`${' '.repeat(60_000)}x`)).toBe(false)
  expect(performance.now() - before).toBeLessThan(1000)
})
