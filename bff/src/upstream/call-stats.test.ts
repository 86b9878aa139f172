import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import { expect, test } from '@jest/globals'
import { CallStats } from './call-stats.ts'

test('has no latency before the first call', () => {
  expect(new CallStats().of(employeeContent.getContent)).toEqual({ calls: 0, failures: 0 })
})

test('counts calls and failures, and measures recent latency', () => {
  const track = new CallStats()
  for (let ms = 1000; ms < 1100; ms++) track.record(employeeContent.getContent, { ms })
  for (let ms = 1; ms <= 200; ms++) track.record(employeeContent.getContent, { ms })
  track.record(employeeContent.getContent, { ms: 1, cause: 'refused', status: 503 })
  track.record(employeeContent.getContent, { ms: 1, cause: 'aborted' })
  expect(track.of(employeeContent.getContent)).toEqual({
    calls: 302,
    failures: 1,
    p50: expect.closeTo(100, -1),
    p95: expect.closeTo(190, -1),
    lastFailure: { at: expect.any(Date), cause: 'refused', status: 503 },
  })
})

test('tells calls, failures and outcomes of the last 15 minutes', () => {
  const track = new CallStats()
  const { getContent } = employeeContent
  expect(track.recent(getContent)).toBeUndefined()
  track.record(getContent, { ms: 10 })
  track.record(getContent, { ms: 10, cause: 'timeout' })
  track.record(getContent, { ms: 10, cause: 'refused', status: 503 })
  track.record(getContent, { ms: 10, cause: 'refused', status: 401 })
  track.record(getContent, { ms: 10, cause: 'aborted' })
  const { calls = [], failures = [], outcomes, latency = [] } = track.recent(getContent) ?? {}
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  expect([sum(calls), sum(failures), sum(latency)]).toEqual([5, 2, 5])
  expect(outcomes).toEqual({ ok: 1, timeout: 1, refused: 2, aborted: 1 })
})
