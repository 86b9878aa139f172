import { authenticate } from '@gatehouse/contracts/upstream/account'
import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import { afterEach, expect, jest, test } from '@jest/globals'
import { CallStats } from './call-stats.ts'
import { latencyBucketOf } from './latency.ts'
import { minuteSlots, slotCount, slotMs } from './recent-counts.ts'
import { sum } from './series.ts'

const { getContent } = employeeContent

afterEach(() => void jest.restoreAllMocks())

test('has no latency before the first call', () => {
  expect(new CallStats().of(getContent)).toEqual({ calls: 0, failures: 0 })
})

test('counts calls and failures, and measures recent latency', () => {
  const track = new CallStats()
  for (let ms = 1000; ms < 1100; ms++) track.record(getContent, { ms })
  for (let ms = 1; ms <= 200; ms++) track.record(getContent, { ms })
  track.record(getContent, { ms: 1, cause: 'refused', status: 503 })
  track.record(getContent, { ms: 1, cause: 'aborted' })
  expect(track.of(getContent)).toEqual({
    calls: 302,
    failures: 1,
    p50: expect.closeTo(100, -1),
    p95: expect.closeTo(190, -1),
    lastFailure: { at: expect.any(Date), cause: 'refused', status: 503 },
  })
})

test.each([
  [20, 10, 19],
  [100, 50, 95],
])('of %d calls half take no longer than %d ms, and 95 percent than %d ms', (count, p50, p95) => {
  const track = new CallStats()
  for (let ms = count; ms > 0; ms--) track.record(getContent, { ms })
  expect(track.of(getContent)).toMatchObject({ p50, p95 })
})

test('tells calls, failures and outcomes of the last 15 minutes', () => {
  const track = new CallStats()
  expect(track.recent(getContent)).toBeUndefined()
  track.record(getContent, { ms: 10 })
  track.record(getContent, { ms: 10, cause: 'timeout' })
  track.record(getContent, { ms: 10, cause: 'refused', status: 503 })
  track.record(getContent, { ms: 10, cause: 'refused', status: 401 })
  track.record(getContent, { ms: 10, cause: 'aborted' })
  const { calls = [], failures = [], outcomes, latency = [] } = track.recent(getContent) ?? {}
  expect([sum(calls), sum(failures), latency[latencyBucketOf(10)]]).toEqual([5, 2, 5])
  expect(outcomes).toEqual({ ok: 1, timeout: 1, refused: 2, aborted: 1 })
})

test('tells when a call failed last', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1000)
  const stats = new CallStats()
  for (const now of [1000, 2000]) {
    clock.mockReturnValue(now)
    stats.record(getContent, { ms: 10, cause: 'timeout' })
  }
  clock.mockReturnValue(3000)
  stats.record(getContent, { ms: 10 })
  stats.record(getContent, { ms: 10, cause: 'refused', status: 404 })
  expect(stats.recent(getContent)?.failedAt).toBe(2000)
})

test('the last failure is of a call that was sent', () => {
  const stats = new CallStats()
  stats.record(getContent, { ms: 10, cause: 'circuit-open' })
  expect(stats.recent(getContent)?.lastFailure?.cause).toBe('circuit-open')
  stats.record(getContent, { ms: 10, cause: 'queue-full' })
  expect(stats.recent(getContent)?.lastFailure?.cause).toBe('queue-full')
  stats.record(getContent, { ms: 10, cause: 'timeout' })
  stats.record(getContent, { ms: 10, cause: 'circuit-open' })
  stats.record(getContent, { ms: 10, cause: 'queue-full' })
  expect(stats.recent(getContent)?.lastFailure?.cause).toBe('timeout')
})

test.each([
  [slotCount * slotMs - 1, 'timeout'],
  [slotCount * slotMs, 'circuit-open'],
])('%d ms after a failure a call that was not sent leaves as the last: %s', (ms, cause) => {
  const start = 1_000_000 * slotMs
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start)
  const stats = new CallStats()
  stats.record(getContent, { ms: 10, cause: 'timeout' })
  clock.mockReturnValue(start + ms)
  stats.record(getContent, { ms: 10, cause: 'circuit-open' })
  expect(stats.recent(getContent)?.lastFailure?.cause).toBe(cause)
})

test('the latest latency is that of the last minute', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000 * slotMs)
  const stats = new CallStats()
  stats.record(getContent, { ms: 3000 })
  clock.mockReturnValue(1_000_000 * slotMs + minuteSlots * slotMs)
  stats.record(getContent, { ms: 10 })
  const { latency = [], latestLatency = [] } = stats.recent(getContent) ?? {}
  const [slow, quick] = [latencyBucketOf(3000), latencyBucketOf(10)]
  expect([latency[slow], latency[quick]]).toEqual([1, 1])
  expect([latestLatency[slow], latestLatency[quick]]).toEqual([0, 1])
})

test.each([
  [undefined, false, 0],
  [authenticate.name, true, 1],
])('a 401 of the operation %s counts as a failure: %p', (failed, lastFailed, count) => {
  const stats = new CallStats()
  const result = { ms: 10, cause: 'refused', status: 401, ...(failed && { failed }) } as const
  stats.record(getContent, result)
  const recent = stats.recent(getContent)
  expect([recent?.lastFailed, sum(recent?.failures ?? [])]).toEqual([lastFailed, count])
})
