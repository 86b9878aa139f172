import { expect, test } from '@jest/globals'
import { type TraceEvent, toProcessorTime } from './processor-time.ts'

const span = (name: string, [ts, dur]: number[], [tts, tdur]: number[], tid = 1) =>
  ({ name, ph: 'X', pid: 1, tid, ts, dur, tts, tdur, args: {} }) as TraceEvent

test('shortens tasks of main threads, and moves what is in them', () => {
  const events = [
    { name: 'thread_name', ph: 'M', pid: 1, tid: 1, ts: 0, args: { name: 'CrRendererMain' } },
    span('task', [1000, 900], [50, 100]),
    span('script', [1400, 400], [80, 60]),
    span('next task', [2000, 10], [150, 5]),
    span('other thread', [1000, 900], [50, 100], 2),
  ]
  toProcessorTime(events)
  expect(events.slice(1).map(({ ts, dur }) => [ts, dur])).toEqual([
    [1000, 100],
    [1030, 60],
    [2000, 5],
    [1000, 900],
  ])
})
