import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { nonBlankText } from './non-blank-text.ts'

const text = nonBlankText(100)
const says = (typed: unknown) => text.isValidSync(typed, { strict: true })

test('rejects spaces and invisible characters', () => {
  const unseen = fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u200b', '\u200d', '\ufeff', '\0')
  const nothing = fc.string({ unit: unseen, maxLength: 50 })
  fc.assert(
    fc.property(nothing, (typed) => {
      expect(() => text.validateSync(typed, { strict: true })).toThrow(/^required$/)
    }),
  )
})

test('accepts and trims any other text', () => {
  const seen = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(
      seen.filter((one) => one.trim() !== ''),
      (typed) => {
        expect(says(typed)).toBe(true)
        expect(text.cast(typed)).toBe(typed.trim())
        expect(text.cast(typed)).not.toBe('')
      },
    ),
  )
})

test('rejects text above the limit', () => {
  expect(() => text.validateSync('x'.repeat(101), { strict: true })).toThrow(/^too-long$/)
})
