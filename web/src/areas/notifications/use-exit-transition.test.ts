import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mergeItems } from './use-exit-transition.ts'

const toItems = (ids: readonly string[]) => ids.map((id) => ({ id }))
const format = (items: ReturnType<typeof mergeItems>) =>
  items.map(({ item, exiting }) => (exiting ? `(${item.id})` : item.id)).join(' ')
const itemsOf = (ids: string) => mergeItems([], toItems(ids.split(' ')))

test.each([
  ['a b c', 'a c', 'a (b) c'],
  ['a b c', 'b c', '(a) b c'],
  ['a b c', 'a b', 'a b (c)'],
  ['a b c d', 'a d', 'a (b) (c) d'],
  ['a b', '', '(a) (b)'],
  ['a c', 'a b c', 'a b c'],
  ['a b c', 'x a c', 'x a (b) c'],
])('merging items %s with %s displays %s', (before, after, expected) => {
  expect(format(mergeItems(itemsOf(before), toItems(after.split(' ').filter(Boolean))))).toBe(
    expected,
  )
})

test('an exiting item that is added again stays', () => {
  const items = mergeItems(itemsOf('a b c'), toItems(['a', 'c']))
  expect(format(mergeItems(items, toItems(['a', 'b', 'c'])))).toBe('a b c')
})

test('merging keeps the order of the remaining items, without losses or duplicates', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
  fc.assert(
    fc.property(ids, ids, ids, (first, second, third) => {
      const merged = mergeItems(
        mergeItems(mergeItems([], toItems(first)), toItems(second)),
        toItems(third),
      )
      const all = merged.map(({ item }) => item.id)
      const remaining = merged.filter(({ exiting }) => !exiting).map(({ item }) => item.id)
      expect(remaining).toEqual(third)
      expect(all.toSorted()).toEqual([...new Set([...first, ...second, ...third])].sort())
    }),
  )
})
