import { afterEach, expect, jest, test } from '@jest/globals'
import { latencyBucketOf } from '../upstream/latency.ts'
import { addSparse, sum } from '../upstream/series.ts'
import { createTraffic } from './traffic.ts'

afterEach(() => void jest.restoreAllMocks())

test('counts requests, those answered with 500 or above, and their latency', () => {
  const traffic = createTraffic()
  for (const [status, ms] of [
    [200, 20],
    [499, 20],
    [500, 20],
    [503, 900],
  ] as const)
    traffic.onRequest(status, ms)
  const { requests, errors, latency } = traffic.recent()
  const counts: number[] = []
  for (const slot of latency) addSparse(counts, slot)
  expect([sum(requests), sum(errors)]).toEqual([4, 2])
  expect([counts[latencyBucketOf(20)], counts[latencyBucketOf(900)]]).toEqual([3, 1])
})

test('counts cached reads by outcome, refusals by limit, and what was shed', () => {
  const traffic = createTraffic()
  expect(traffic.recent()).toMatchObject({ refusals: {}, shed: 0 })
  const outcomes = ['hit', 'miss', 'shared', 'stale'] as const
  for (const [at, outcome] of outcomes.entries())
    for (let count = 0; count <= at; count++) traffic.onCacheOutcome(outcome)
  for (const limit of ['pins', 'password', 'pins']) traffic.onLimitRefusal(limit)
  traffic.onShed()
  traffic.onShed()
  expect(traffic.recent()).toMatchObject({
    cache: { hit: 1, miss: 2, shared: 3, stale: 4 },
    refusals: { pins: 2, password: 1 },
    shed: 2,
  })
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000)
  const { refusals, shed } = traffic.recent()
  expect([refusals, shed]).toEqual([{}, 0])
})
