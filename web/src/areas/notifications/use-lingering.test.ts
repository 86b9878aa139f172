import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { merge } from './use-lingering.ts'

const items = (ids: readonly string[]) => ids.map((id) => ({ id }))
const told = (shown: ReturnType<typeof merge>) =>
  shown.map(({ item, leaving }) => (leaving ? `(${item.id})` : item.id)).join(' ')
const from = (ids: string) => merge([], items(ids.split(' ')))

test.each([
  ['a b c', 'a c', 'a (b) c'],
  ['a b c', 'b c', '(a) b c'],
  ['a b c', 'a b', 'a b (c)'],
  ['a b c d', 'a d', 'a (b) (c) d'],
  ['a b', '', '(a) (b)'],
  ['a c', 'a b c', 'a b c'],
  ['a b c', 'x a c', 'x a (b) c'],
])('of %s, when there are %s: %s', (before, after, expected) => {
  expect(told(merge(from(before), items(after.split(' ').filter(Boolean))))).toBe(expected)
})

test('one that comes back while it leaves stays', () => {
  const leaving = merge(from('a b c'), items(['a', 'c']))
  expect(told(merge(leaving, items(['a', 'b', 'c'])))).toBe('a b c')
})

test('whatever leaves, what stays keeps its order, and nothing is lost or there twice', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
  fc.assert(
    fc.property(ids, ids, ids, (first, second, third) => {
      const shown = merge(merge(merge([], items(first)), items(second)), items(third))
      const all = shown.map(({ item }) => item.id)
      const staying = shown.filter(({ leaving }) => !leaving).map(({ item }) => item.id)
      expect(staying).toEqual(third)
      expect(all.toSorted()).toEqual([...new Set([...first, ...second, ...third])].sort())
    }),
  )
})
