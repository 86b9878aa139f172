import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { comparableText, nonBlankText } from './non-blank-text.ts'

const text = nonBlankText(100)
const isValid = (typed: unknown) => text.isValidSync(typed, { strict: true })

test('rejects spaces and invisible characters', () => {
  const invisible = fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u200b', '\u200d', '\ufeff', '\0')
  const blank = fc.string({ unit: invisible, maxLength: 50 })
  fc.assert(
    fc.property(blank, (typed) => {
      expect(() => text.validateSync(typed, { strict: true })).toThrow(/^required$/)
    }),
  )
})

test('accepts and trims any other text', () => {
  const visible = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(
      visible.filter((one) => one.trim() !== ''),
      (typed) => {
        expect(isValid(typed)).toBe(true)
        expect(text.cast(typed)).toBe(typed.trim())
        expect(text.cast(typed)).not.toBe('')
      },
    ),
  )
})

test('rejects text above the limit', () => {
  expect(() => text.validateSync('x'.repeat(101), { strict: true })).toThrow(/^too-long$/)
})

test('judges comparable text as it is cast', () => {
  const answer = comparableText(100)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const cast = answer.cast(typed)
      expect(cast).toBe(answer.cast(cast))
      if (answer.isValidSync(typed, { strict: true })) expect(cast).toMatch(/\S/)
      expect(answer.isValidSync(typed)).toBe(answer.isValidSync(typed, { strict: true }))
    }),
  )
  expect(() => answer.validateSync('x'.repeat(101), { strict: true, abortEarly: false })).toThrow(
    /^too-long$/,
  )
  // One ligature becomes 18 characters.
  expect(() => answer.validateSync('\ufdfa'.repeat(6), { strict: true })).toThrow(/^too-long$/)
})
