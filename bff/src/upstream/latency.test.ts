import { expect, test } from '@jest/globals'
import { latencyBucketOf, latencyBuckets, percentile } from './latency.ts'

test.each([1.5, 8, 40, 333, 2_500, 60_000])('percentiles of %s ms are right within 10 %%', (ms) => {
  const counts = new Array<number>(latencyBuckets).fill(0)
  counts[latencyBucketOf(ms)] = 7
  for (const share of [0.5, 0.95, 0.99]) {
    const found = percentile(counts, share) ?? 0
    expect(Math.abs(found - ms) / ms).toBeLessThan(0.1)
  }
})

test('finds the slow twentieth', () => {
  const counts = new Array<number>(latencyBuckets).fill(0)
  counts[latencyBucketOf(10)] = 94
  counts[latencyBucketOf(1000)] = 6
  expect(percentile(counts, 0.5)).toBeLessThan(12)
  expect(percentile(counts, 0.95)).toBeGreaterThan(900)
  expect(percentile([1, 0, 1], 0.5)).toBe(percentile([1], 1))
})

test('has none without a call, and a bucket for any duration', () => {
  for (const counts of [[], [0, 0]]) expect(percentile(counts, 0.5)).toBeUndefined()
  for (const ms of [0, 0.3, 1]) expect(latencyBucketOf(ms)).toBe(0)
  expect(latencyBucketOf(1e9)).toBe(latencyBuckets - 1)
})
