import { expect, test } from '@jest/globals'
import { makeTable } from './table.ts'

test('a row shows number, subject, base, figure, bound and verdict; each note once below', () => {
  const table = makeTable([
    {
      goal: { number: 'P1', what: 'cached GET', base: 'bare', unit: '×', least: 0.6 },
      figure: 0.5512,
      notes: ['on a busy machine'],
    },
    {
      goal: { number: 'P10', what: 'start', base: 'bare app', unit: 'ms', most: 3 },
      figure: 2.96,
      notes: ['same cache', 'same cache'],
    },
    {
      goal: { number: 'P4', what: 'Redis', base: 'bare', unit: 'calls', most: 1 },
      figure: undefined,
      notes: [],
    },
    {
      goal: { number: 'N1', what: 'nginx', base: 'bare', unit: '×' },
      figure: 1.316,
      notes: [],
    },
  ])
  expect(table.split('\n')).toEqual([
    '#    what        base      figure  goal',
    '───  ──────────  ────────  ──────  ─────────  ─────────',
    'P1   cached GET  bare      0.55 ×  ≥ 0.60 ×   missed',
    'P10  start       bare app  3.0 ms  ≤ 3.0 ms   held',
    'P4   Redis       bare      –       ≤ 1 calls  skipped',
    'N1   nginx       bare      1.32 ×  –          reference',
    '',
    'P1: on a busy machine',
    'P10: same cache',
  ])
})
