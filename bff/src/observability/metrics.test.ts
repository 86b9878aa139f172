import { getContent } from '@gatehouse/contracts/upstream/employee-content'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { expect, test } from '@jest/globals'
import { createMetrics, type Metrics } from './metrics.ts'

/** Samples of this metric, without its help and buckets. */
async function samplesOf({ registry }: Metrics, name: string): Promise<string[]> {
  const lines = (await registry.metrics()).split('\n')
  return lines.filter((line) => line.startsWith(name) && !line.includes('_bucket'))
}

test('counts upstream calls by system, operation, outcome and class of the status', async () => {
  const metrics = createMetrics()
  metrics.onCall(getContent, { ms: 1500, status: 200 })
  metrics.onCall(getContent, { ms: 500 })
  metrics.onCall(getContent, { ms: 100, status: 599, cause: 'refused' })
  metrics.onCall(getContent, { ms: 100, status: 404, cause: 'refused' })
  metrics.onCall(getContent, { ms: 100, cause: 'timeout' })
  const labels = (outcome: string, status: string) =>
    `{operation="getContent",outcome="${outcome}",status="${status}",system="employee-content"}`
  expect(await samplesOf(metrics, 'gatehouse_upstream_seconds')).toEqual([
    `gatehouse_upstream_seconds_sum${labels('ok', '2xx')} 2`,
    `gatehouse_upstream_seconds_count${labels('ok', '2xx')} 2`,
    `gatehouse_upstream_seconds_sum${labels('refused', '5xx')} 0.1`,
    `gatehouse_upstream_seconds_count${labels('refused', '5xx')} 1`,
    `gatehouse_upstream_seconds_sum${labels('refused', '4xx')} 0.1`,
    `gatehouse_upstream_seconds_count${labels('refused', '4xx')} 1`,
    `gatehouse_upstream_seconds_sum${labels('timeout', 'none')} 0.1`,
    `gatehouse_upstream_seconds_count${labels('timeout', 'none')} 1`,
  ])
})

test('counts requests by route, method, status and problem, if there was one', async () => {
  const metrics = createMetrics()
  metrics.requestSeries('/api/jobs', 'GET', 200, '')(0.5)
  metrics.requestSeries('/api/jobs', 'GET', 503, 'overloaded')(0.25)
  expect(await samplesOf(metrics, 'gatehouse_request_seconds')).toEqual([
    'gatehouse_request_seconds_sum{route="/api/jobs",method="GET",status="200"} 0.5',
    'gatehouse_request_seconds_count{route="/api/jobs",method="GET",status="200"} 1',
    'gatehouse_request_seconds_sum{route="/api/jobs",method="GET",status="503",problem="overloaded"} 0.25',
    'gatehouse_request_seconds_count{route="/api/jobs",method="GET",status="503",problem="overloaded"} 1',
  ])
})

test('times are sorted into the buckets that alerts and dashboards name', async () => {
  const metrics = createMetrics()
  metrics.requestSeries('/api/jobs', 'GET', 200, '')(0.5)
  metrics.onCall(getContent, { ms: 500, status: 200 })
  metrics.onRedisCommand(0.5, true)
  const text = await metrics.registry.metrics()
  for (const name of ['request', 'upstream', 'redis']) {
    const buckets = text.matchAll(
      new RegExp(`^gatehouse_${name}_seconds_bucket{.*le="([^"]+)".* (\\d)$`, 'gm'),
    )
    expect(Array.from(buckets, ([, limit, count]) => `${limit}: ${count}`).join(', ')).toBe(
      '0.001: 0, 0.005: 0, 0.02: 0, 0.1: 0, 0.3: 0, 1: 1, 3: 1, 5: 1, 10: 1, 25: 1, +Inf: 1',
    )
  }
})

test.each<[string, (metrics: Metrics) => void, string]>([
  [
    'gatehouse_upstream_retries_total',
    ({ onRetry }) => onRetry(getContent),
    '{system="employee-content",operation="getContent"}',
  ],
  [
    'gatehouse_service_token_total',
    ({ onServiceToken }) => onServiceToken('refused'),
    '{outcome="refused"}',
  ],
  [
    'gatehouse_cache_reads_total',
    ({ onCacheOutcome }) => onCacheOutcome('stale'),
    '{outcome="stale"}',
  ],
  [
    'gatehouse_limit_refusals_total',
    ({ onLimitRefusal }) => onLimitRefusal('pins'),
    '{limit="pins"}',
  ],
  ['gatehouse_shed_total', ({ onShed }) => onShed(), ''],
  ['gatehouse_audit_total', ({ onAuditEvent }) => onAuditEvent('signed-in'), '{event="signed-in"}'],
  ['gatehouse_audit_failures_total', ({ onAuditFailure }) => onAuditFailure(), ''],
])('%s counts each event', async (name, happen, labels) => {
  const metrics = createMetrics()
  happen(metrics)
  happen(metrics)
  expect(await samplesOf(metrics, name)).toEqual([`${name}${labels} 2`])
})

test('counts scans by outcome, from 0 on', async () => {
  const metrics = createMetrics()
  metrics.onScan('unavailable')
  expect(await samplesOf(metrics, 'gatehouse_scans_total')).toEqual([
    'gatehouse_scans_total{outcome="clean"} 0',
    'gatehouse_scans_total{outcome="infected"} 0',
    'gatehouse_scans_total{outcome="unavailable"} 1',
  ])
})

test('times all commands to Redis, and counts those that failed', async () => {
  const metrics = createMetrics()
  metrics.onRedisCommand(0.5, true)
  metrics.onRedisCommand(0.5, false)
  expect(await samplesOf(metrics, 'gatehouse_redis')).toEqual([
    'gatehouse_redis_seconds_sum 1',
    'gatehouse_redis_seconds_count 2',
    'gatehouse_redis_failures_total 1',
  ])
})

test('a gauge follows its value, and has no sample while there is none', async () => {
  const metrics = createMetrics()
  let sessions: number | undefined = 3
  metrics.gauge('gatehouse_sessions', 'Sessions', () => sessions)
  expect(await samplesOf(metrics, 'gatehouse_sessions')).toEqual(['gatehouse_sessions 3'])
  sessions = 0
  expect(await samplesOf(metrics, 'gatehouse_sessions')).toEqual(['gatehouse_sessions 0'])
  sessions = undefined
  expect(await samplesOf(metrics, 'gatehouse_sessions')).toEqual([])
})

test('gauges of operations and bulkheads have a sample of each', async () => {
  const metrics = createMetrics()
  metrics.gaugeOfOperations('gatehouse_breaker_open', 'Open', ({ name }) =>
    Number(name === 'login'),
  )
  metrics.gaugeOfBulkheads('gatehouse_bulkhead', 'In flight', () => [
    ['user', 2],
    ['job', 0],
  ])
  const open = await samplesOf(metrics, 'gatehouse_breaker_open')
  expect(open).toHaveLength(operations.length)
  expect(open.filter((line) => line.endsWith(' 1'))).toEqual([
    'gatehouse_breaker_open{operation="login"} 1',
  ])
  expect(await samplesOf(metrics, 'gatehouse_bulkhead')).toEqual([
    'gatehouse_bulkhead{bulkhead="user"} 2',
    'gatehouse_bulkhead{bulkhead="job"} 0',
  ])
})
