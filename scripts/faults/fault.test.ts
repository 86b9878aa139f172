import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type Fault, readFaults, seedFault } from './fault.ts'

const fault = (...edits: Fault['edits']): Fault => ({
  ...{ id: 7, place: 'a.ts:1', file: 'a.ts', why: '' },
  edits,
})

test('seeds each edit, whatever its text means to a pattern', () => {
  const edits = [
    { before: 'a + b', after: "a - $& + '$1'" },
    { before: 'if (c)', after: 'if (!c)' },
  ]
  expect(seedFault('a + b\nif (c) d', fault(...edits))).toBe("a - $& + '$1'\nif (!c) d")
})

test.each([
  ['nothing there', 0],
  ['x and x', 2],
])('rejects an edit whose text is not once in %j', (source, occurrences) => {
  expect(() => seedFault(source, fault({ before: 'x', after: 'y' }))).toThrow(
    `Fault 7: its text occurs ${occurrences} times in a.ts, not once.`,
  )
})

test('every list has faults with an id of their own, each an edit that changes something', () => {
  const lists = readdirSync('scripts/faults').filter((file) => file.endsWith('.json'))
  expect(lists.length).toBeGreaterThan(0)
  for (const list of lists) {
    const faults = readFaults(`scripts/faults/${list}`)
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
    for (const { edits } of faults)
      for (const { before, after } of edits) expect(before).not.toBe(after)
  }
})
