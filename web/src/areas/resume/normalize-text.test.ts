import { expect, test } from '@jest/globals'
import { normalizeText } from './normalize-text.ts'

test.each([
  [' Smith  – Jones ', 'smith - jones'],
  ['Cafe\u0301', 'café'],
  ['ACME\u00a0Inc\u200b', 'acme inc'],
])('%j is compared as %j, which is how it is stored', (typed, compared) => {
  expect(normalizeText(typed)).toBe(compared)
})
