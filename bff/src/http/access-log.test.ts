import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { createMetrics } from '../observability/metrics.ts'
import { createTraffic } from '../observability/traffic.ts'
import { createHmacNames } from '../session/hmac.ts'
import { createFailureLog } from '../store/failure-log.ts'
import { createAccessLog } from './access-log.ts'
import { createLog } from './log.ts'

test('tells the time of a request in ms, its metric in seconds', async () => {
  const lines: string[] = []
  const metrics = createMetrics()
  const write = createAccessLog({
    log: createLog('info', { write: (line: string) => lines.push(line) }),
    metrics,
    traffic: createTraffic(),
    failures: createFailureLog('east', undefined),
    hmac: createHmacNames('k'.repeat(32)),
  })
  const request = { id: 'ABCD-1234', method: 'GET', route: '/api/jobs', status: 200, userId: '' }
  write({ ...request, elapsed: 1250.04 })
  await setImmediate()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ id: 'ABCD-1234', ms: 1250 }])
  const text = await metrics.registry.metrics()
  expect(text).toMatch(/^gatehouse_request_seconds_sum\{.*\} 1\.25004$/m)
})
