import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { createMetrics } from '../observability/metrics.ts'
import { createTraffic } from '../observability/traffic.ts'
import { createHmacNames } from '../session/hmac.ts'
import { createFailureLog } from '../store/failure-log.ts'
import { createAccessLog } from './access-log.ts'
import { createLog } from './log.ts'

test('tells the time of a request in ms, its metric in seconds, and why it failed', async () => {
  const lines: string[] = []
  const metrics = createMetrics()
  const failures = createFailureLog('east', undefined)
  const write = createAccessLog({
    log: createLog('info', { write: (line: string) => lines.push(line) }),
    metrics,
    traffic: createTraffic(),
    failures,
    hmac: createHmacNames('k'.repeat(32)),
  })
  const request = { id: 'ABCD-1234', method: 'GET', route: '/api/jobs', status: 200, userId: '' }
  write({ ...request, elapsed: 1250.04 })
  const callFailure = { operation: 'searchJobs', cause: 'refused', upstreamStatus: 503 } as const
  const failed = { id: 'EFGH-1234', status: 502, problem: 'upstream-refused' } as const
  const limited = {
    id: 'IJKL-1234',
    status: 429,
    problem: 'rate-limited',
    limit: 'address',
  } as const
  write({ ...request, ...failed, callFailure, userId: '71001', elapsed: 0.26 })
  write({ ...request, ...limited, elapsed: 1 })
  await setImmediate()
  const user = expect.stringMatching(/^[\w-]{12}$/)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: 'ABCD-1234', ms: 1250 },
    { ...failed, ms: 0.3, user },
    limited,
  ])
  for (const absent of ['problem', 'user', 'limit']) expect(lines[0]).not.toContain(absent)
  const { id: reference, ...told } = failed
  expect(await failures.find(reference)).toMatchObject([
    { reference, ...told, ...callFailure, user },
  ])
  expect(await failures.find(limited.id)).toMatchObject([{ limit: 'address' }])
  const text = await metrics.registry.metrics()
  expect(text).toMatch(/^gatehouse_request_seconds_sum\{.*\} 1\.25004$/m)
})
