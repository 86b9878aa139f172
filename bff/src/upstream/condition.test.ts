import { getContent } from '@gatehouse/contracts/upstream/employee-content'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type CallResult, CallStats } from './call-stats.ts'
import { conditionOf } from './condition.ts'
import { slotMs } from './recent-counts.ts'

const deadlineMs = 1000

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
  four.record(getContent, refused(400))
  expect(conditionIn(four)).toBe('all refused')
  four.record(getContent, { ms: 10 })
  expect(conditionIn(four)).toBeUndefined()
})

const calls = (count: number, ms: number): CallResult[] => Array(count).fill({ ms })
const failures = (count: number): CallResult[] => Array(count).fill({ ms: 10, cause: 'timeout' })

test.each<[string, CallResult[], string | undefined]>([
  ['a failed twentieth', [...failures(5), ...calls(95, 10)], 'failing'],
  ['less than a twentieth that failed', [...failures(4), ...calls(96, 10)], undefined],
  ['a slow tenth', [...calls(9, 10), ...calls(1, 900)], 'slow'],
  ['fewer than ten calls, all slow', calls(9, 900), undefined],
  ['calls of less than half the deadline', calls(10, 400), undefined],
])('%s is %s', (_case, results, condition) => {
  expect(conditionIn(statsOf(...results))).toBe(condition)
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

  test('what succeeded after a failure works', () => {
    const stats = statsOf({ ms: 10, cause: 'timeout' }, { ms: 10 })
    later(90_000)
    expect(conditionIn(stats)).toBeUndefined()
  })

  test('a success of long before does not hide that all calls are refused', () => {
    const stats = statsOf({ ms: 10 })
    later(90_000)
    for (let calls = 0; calls < 5; calls++) stats.record(getContent, refused(404))
    expect(conditionIn(stats)).toBe('all refused')
  })

  test('what was slow is slow no more', () => {
    const stats = statsOf(...Array(10).fill({ ms: 900 }))
    expect(conditionIn(stats)).toBe('slow')
    later(90_000)
    for (let calls = 0; calls < 10; calls++) stats.record(getContent, { ms: 10 })
    expect(conditionIn(stats)).toBeUndefined()
  })

  test('calls of long before do not make up for too few of the last minute', () => {
    const stats = statsOf(...calls(10, 10))
    later(90_000)
    stats.record(getContent, { ms: 900 })
    expect(conditionIn(stats)).toBeUndefined()
  })
})
