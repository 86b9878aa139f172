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
