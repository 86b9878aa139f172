import { expect, test } from '@jest/globals'
import { lastMinute, RecentCounts, slotCount, slotMs } from './recent-counts.ts'

const at = (slot: number, ms = 0) => 1_000 * slotMs + slot * slotMs + ms

test('counts by slot, and drops a slot after 15 minutes', () => {
  const counts = new RecentCounts(2)
  counts.add(0, at(0))
  counts.add(1, at(0))
  counts.add(0, at(1))
  expect(counts.series(0, at(1)).slice(-2)).toEqual([1, 1])
  expect(counts.sums(at(1))).toEqual([2, 1])
  expect(counts.sums(at(slotCount - 1))).toEqual([2, 1])
  expect(counts.sums(at(slotCount))).toEqual([1, 0])
  expect(counts.sums(at(slotCount + 1))).toEqual([0, 0])
  expect(slotCount * slotMs).toBe(15 * 60_000)
})

test('drops everything after a long pause, and when the clock was set far back', () => {
  const counts = new RecentCounts()
  counts.add(0, at(0))
  expect(counts.sums(at(1000 * slotCount))).toEqual([0])
  counts.add(0, at(1000 * slotCount))
  expect(counts.sums(at(0))).toEqual([0])
})

test('tells the last minute from three slots', () => {
  const series = [9, 8, 4, 2]
  expect(lastMinute(series, at(0))).toBe(2 + 4 + 8)
  expect(lastMinute(series, at(0, slotMs / 2))).toBe(2 + 4 + 4)
})
