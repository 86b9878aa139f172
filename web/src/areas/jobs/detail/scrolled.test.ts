import { expect, test } from '@jest/globals'
import { scrolledPast } from './scrolled.ts'

const page = { innerHeight: 700, scrollHeight: 2700 }

test.each([
  [0, false],
  [1500, false],
  [1501, true],
  [2000, true],
])('scrolled by %i of 2,000: past three quarters is %s', (scrollY, past) =>
  expect(scrolledPast({ ...page, scrollY })).toBe(past),
)

test('a page that needs no scrolling is never past', () =>
  expect(scrolledPast({ scrollY: 0, innerHeight: 700, scrollHeight: 700 })).toBe(false))
