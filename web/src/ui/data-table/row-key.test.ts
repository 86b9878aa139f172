import { expect, test } from '@jest/globals'
import { rowKeyBy } from './row-key.ts'

test('rows have distinct keys, which a new first row leaves as they were', () => {
  const rows = ['a', 'b', 'a', null, null].map((id) => ({ id }))
  const keysOf = (all: typeof rows) => rows.map(rowKeyBy(all, ({ id }) => id))
  const keys = keysOf(rows)
  expect(new Set(keys).size).toBe(rows.length)
  expect(keysOf([{ id: 'new' }, ...rows])).toEqual(keys)
})
