import { expect, test } from '@jest/globals'
import { newestFirst } from './newest-first.ts'

test('sorts the latest first, and what has no date last', () => {
  const dates = [null, '2026-01-02', '2026-11-03', null, '2025-12-31']
  expect([...dates].sort(newestFirst((date) => date))).toEqual([
    '2026-11-03',
    '2026-01-02',
    '2025-12-31',
    null,
    null,
  ])
})

test('keeps the order of equal dates', () => {
  const items = [
    { id: 1, at: '2026-01-02' },
    { id: 2, at: '2026-01-02' },
    { id: 3, at: null },
    { id: 4, at: null },
  ]
  expect([...items].sort(newestFirst(({ at }) => at)).map(({ id }) => id)).toEqual([1, 2, 3, 4])
})
