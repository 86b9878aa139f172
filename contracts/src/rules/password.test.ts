import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { password } from './password.ts'
import { isPassword, passwordChecks, unsupportedIn } from './password-checks.ts'

const kinds = {
  number: '0123456789',
  upperCase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowerCase: 'abcdefghijklmnopqrstuvwxyz',
  symbol: '@$!%*#?&',
}
type Kind = keyof typeof kinds

const oneOf = (text: string) => fc.constantFrom(...text)
const anyAllowed = oneOf(Object.values(kinds).join(''))
const oneOfEachKindExcept = (excluded?: Kind) =>
  (Object.keys(kinds) as Kind[])
    .filter((kind) => kind !== excluded)
    .map((kind) => oneOf(kinds[kind]))

/** Passwords of the given length, without characters of one kind. */
function passwordsOf(length: { min: number; max: number }, excluded?: Kind) {
  const needed = oneOfEachKindExcept(excluded)
  const others = excluded ? Object.values(kinds).join('').replaceAll(/./g, omitKind) : undefined
  function omitKind(character: string) {
    return excluded && kinds[excluded].includes(character) ? '' : character
  }
  const rest = fc.array(others ? oneOf(others) : anyAllowed, {
    minLength: length.min - needed.length,
    maxLength: length.max - needed.length,
  })
  return fc
    .tuple(fc.tuple(...needed), rest)
    .chain(([some, more]) =>
      fc.shuffledSubarray([...some, ...more], { minLength: some.length + more.length }),
    )
    .map((characters) => characters.join(''))
}

const isValid = (typed: unknown) => password.isValidSync(typed, { strict: true })

test('accepts 8 to 25 characters with an upper case letter, a lower case letter, a digit and a symbol', () => {
  fc.assert(
    fc.property(passwordsOf({ min: 8, max: 25 }), (typed) => expect(isValid(typed)).toBe(true)),
  )
})

test.each([
  [7, false],
  [8, true],
  [25, true],
  [26, false],
])('a password of %d characters is accepted: %j', (length, isAccepted) => {
  expect(isValid('Aa1!'.padEnd(length, 'x'))).toBe(isAccepted)
})

test.each(Object.keys(kinds) as Kind[])(
  'without a %s it is rejected and the checklist shows it',
  (kind) => {
    fc.assert(
      fc.property(passwordsOf({ min: 8, max: 25 }, kind), (typed) => {
        expect(isValid(typed)).toBe(false)
        const missing = Object.entries(passwordChecks).filter(([, check]) => !check.test(typed))
        expect(missing.map(([name]) => name)).toEqual([kind])
      }),
    )
  },
)

test('rejects shorter and longer passwords', () => {
  const short = passwordsOf({ min: 4, max: 7 })
  const long = passwordsOf({ min: 26, max: 60 })
  fc.assert(fc.property(fc.oneof(short, long), (typed) => expect(isValid(typed)).toBe(false)))
})

test('rejects any other character', () => {
  const other = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
  const foreign = other.filter((one) => !/[A-Za-z\d@$!%*#?&]/.test(one))
  fc.assert(
    fc.property(passwordsOf({ min: 8, max: 20 }), foreign, fc.nat(20), (typed, character, at) => {
      expect(isPassword(typed.slice(0, at) + character + typed.slice(at))).toBe(false)
    }),
  )
})

test('truncates nothing', () => {
  fc.assert(
    fc.property(passwordsOf({ min: 8, max: 25 }), (typed) => {
      expect(password.cast(typed)).toBe(typed)
    }),
  )
})

test('reports exactly one broken rule', () => {
  const broken = (typed: unknown) => {
    try {
      return password.validateSync(typed, { strict: true, abortEarly: false })
    } catch (error) {
      return (error as { errors: string[] }).errors
    }
  }
  expect(broken('')).toEqual(['required'])
  expect(broken('short')).toEqual(['password'])
  expect(broken('Aa1!'.repeat(7))).toEqual(['password'])
  expect(broken(12345678)).toEqual(['invalid'])
})

test.each([
  ['Aa1!', []],
  ['a b\tc', [' ']],
  ['é1éñ', ['é', 'ñ']],
  ['(a)', ['(', ')']],
])('in %j the characters %j are not supported', (typed, characters) => {
  expect(unsupportedIn(typed)).toEqual(characters)
})
