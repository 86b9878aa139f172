import { expect, test } from '@jest/globals'
import { memoize } from './memoize.ts'

test('finds a value once for the same labels', () => {
  const found: string[][] = []
  const find = memoize((...labels: string[]) => {
    found.push(labels)
    return { labels }
  })
  expect(find('a', 'b')).toBe(find('a', 'b'))
  expect(find('a', 'b', 'c')).toBe(find('a', 'b', 'c'))
  expect(found).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ])
})

test('keeps values apart by each of up to four labels, and by their number', () => {
  const find = memoize((...labels: (string | number)[]) => labels.join())
  for (const labels of [
    ['a', 'b', 'c', 'd'],
    ['x', 'b', 'c', 'd'],
    ['a', 'x', 'c', 'd'],
    ['a', 'b', 'x', 'd'],
    ['a', 'b', 'c', 'x'],
    ['a', 'b', 'c'],
    ['a', 'b'],
    ['a'],
    ['', 0],
    [1],
    [],
  ]) {
    expect(find(...labels)).toBe(labels.join())
    expect(find(...labels)).toBe(labels.join())
  }
})
