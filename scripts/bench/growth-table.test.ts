import { expect, test } from '@jest/globals'
import type { Growth } from './growth.ts'
import { makeGrowthTable } from './growth-table.ts'

const growth = (what: string, unit: number, levels: number[]): Growth => ({
  number: 'G3',
  what,
  unit,
  levels,
  measure: async () => ({ bytes: 0, answerMicros: 0 }),
})

test('each is the cost of one more unit since the level before', () => {
  const sessions = growth('1,000 sessions', 1000, [0, 1000, 11_000])
  const costs = [
    { bytes: 50e6, answerMicros: 60 },
    { bytes: 51e6, answerMicros: 60 },
    { bytes: 71e6, answerMicros: 59 },
  ]
  expect(makeGrowthTable([{ growth: sessions, costs }]).split('\n')).toEqual([
    '#   one more        more    start  each  memory   each      per answer  each',
    '──  ──────────────  ──────  ─────  ────  ───────  ────────  ──────────  ───────',
    'G3  1,000 sessions  0       –      –     50.0 MB  –         60.0 µs     –',
    'G3  1,000 sessions  1,000   –      –     51.0 MB  1,000 kB  60.0 µs     0 µs',
    'G3  1,000 sessions  11,000  –      –     71.0 MB  2,000 kB  59.0 µs     -0.1 µs',
  ])
})

test('a cost that cannot be read is a dash', () => {
  const costs = [
    { startMs: Number.NaN, bytes: 50e6, answerMicros: Number.NaN },
    { startMs: Number.NaN, bytes: 50e6, answerMicros: Number.NaN },
  ]
  const table = makeGrowthTable([{ growth: growth('1 endpoint', 1, [0, 10]), costs }])
  expect(table).not.toContain('NaN')
})
