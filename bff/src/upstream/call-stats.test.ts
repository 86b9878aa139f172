import { getContent } from '@gatehouse/contracts/upstream/employee-content'
import { expect, test } from '@jest/globals'
import { TrackRecord } from './call-stats.ts'

test('an operation that was never called has no latency', () => {
  expect(new TrackRecord().of(getContent)).toEqual({ calls: 0, failures: 0 })
})

test('tells calls, failures, the last of them, and the latency of the latest calls', () => {
  const track = new TrackRecord()
  for (let ms = 1000; ms < 1100; ms++) track.note(getContent, { ms })
  for (let ms = 1; ms <= 200; ms++) track.note(getContent, { ms })
  track.note(getContent, { ms: 1, fault: 'refused', status: 503 })
  track.note(getContent, { ms: 1, fault: 'abandoned' })
  expect(track.of(getContent)).toEqual({
    calls: 302,
    failures: 1,
    p50: expect.closeTo(100, -1),
    p95: expect.closeTo(190, -1),
    lastFailure: { at: expect.any(Date), fault: 'refused', status: 503 },
  })
})
