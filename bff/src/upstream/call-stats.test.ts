import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type CallResult, CallStats, conditionOf } from './call-stats.ts'
import { slotMs } from './recent-counts.ts'

const { getContent } = employeeContent
const deadlineMs = 1000

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

test('tells calls, failures and outcomes of the last 15 minutes', () => {
  const track = new CallStats()
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

const refused = (status: number): CallResult => ({ ms: 10, cause: 'refused', status })

function statsOf(...results: CallResult[]) {
  const stats = new CallStats()
  for (const result of results) stats.record(getContent, result)
  return stats
}

function conditionIn(stats: CallStats) {
  const recent = stats.recent(getContent)
  return recent && conditionOf(recent, deadlineMs)
}

test('five refusals without a success tell of a fault, one success of none', () => {
  const four = statsOf(...Array(4).fill(refused(404)))
  expect(conditionIn(four)).toBeUndefined()
  four.record(getContent, refused(401))
  expect(conditionIn(four)).toBe('all refused')
  four.record(getContent, { ms: 10 })
  expect(conditionIn(four)).toBeUndefined()
})

test('a refused write is none of a fault', () => {
  expect(conditionIn(statsOf(...Array(9).fill(refused(200))))).toBeUndefined()
})

test('without a service token calls fail, though it is a 401', () => {
  const stats = statsOf({ ms: 10 }, { ...refused(401), failed: 'authenticate' })
  expect(conditionIn(stats)).toBe('failing')
  expect(stats.recent(getContent)?.lastFailure).toMatchObject({
    cause: 'refused',
    status: 401,
    operation: 'authenticate',
  })
})

test('the last failure is of a call that was sent', () => {
  const stats = statsOf({ ms: 10, cause: 'circuit-open' })
  expect(stats.recent(getContent)?.lastFailure?.cause).toBe('circuit-open')
  stats.record(getContent, { ms: 10, cause: 'timeout' })
  stats.record(getContent, { ms: 10, cause: 'circuit-open' })
  stats.record(getContent, { ms: 10, cause: 'queue-full' })
  expect(stats.recent(getContent)?.lastFailure?.cause).toBe('timeout')
})

describe('a minute later', () => {
  let now = 0
  beforeEach(() => {
    now = 1_000_000 * slotMs
    jest.spyOn(Date, 'now').mockImplementation(() => now)
  })
  afterEach(() => void jest.restoreAllMocks())

  const later = (ms: number) => {
    now += ms
  }

  test('what is repaired has recovered', () => {
    const stats = statsOf({ ms: 10, cause: 'timeout' }, { ms: 10, cause: 'timeout' })
    expect(conditionIn(stats)).toBe('failing')
    later(90_000)
    stats.record(getContent, { ms: 10 })
    expect(conditionIn(stats)).toBeUndefined()
    expect(stats.recent(getContent)?.failedAt).toBe(Date.now() - 90_000)
  })

  test('what was not called again is failing', () => {
    const stats = statsOf({ ms: 10 }, { ms: 10, cause: 'timeout' })
    later(90_000)
    expect(conditionIn(stats)).toBe('failing')
    later(15 * 60_000)
    expect(conditionIn(stats)).toBeUndefined()
  })

  test('what was slow is slow no more', () => {
    const stats = statsOf(...Array(10).fill({ ms: 900 }))
    expect(conditionIn(stats)).toBe('slow')
    later(90_000)
    for (let calls = 0; calls < 10; calls++) stats.record(getContent, { ms: 10 })
    expect(conditionIn(stats)).toBeUndefined()
  })
})
