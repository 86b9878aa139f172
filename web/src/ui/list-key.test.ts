import { expect, test } from '@jest/globals'
import { listKeyBy } from './list-key.ts'

test('items have distinct keys, which a new first item leaves as they were', () => {
  const items = ['a', 'b', 'a', null, null].map((id) => ({ id }))
  const keysOf = (all: typeof items) => items.map(listKeyBy(all, ({ id }) => id))
  const keys = keysOf(items)
  expect(new Set(keys).size).toBe(items.length)
  expect(keysOf([{ id: 'new' }, ...items])).toEqual(keys)
})
