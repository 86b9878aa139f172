import { expect, test } from '@jest/globals'
import { isScrolledPast } from './scroll-threshold.ts'

const page = { innerHeight: 700, scrollHeight: 2700 }

test.each([
  [0, false],
  [1500, false],
  [1501, true],
  [2000, true],
])('scrolling %i of 2,000 px passes the 75 % threshold: %s', (scrollY, expected) =>
  expect(isScrolledPast({ ...page, scrollY })).toBe(expected),
)

test('a page that fits the window never passes the threshold', () =>
  expect(isScrolledPast({ scrollY: 20, innerHeight: 700, scrollHeight: 700 })).toBe(false))
