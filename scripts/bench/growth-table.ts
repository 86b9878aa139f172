import { titledTable } from '../command-line/text-table.ts'
import type { Cost, GrowthResult } from './growth.ts'

const columns = [
  '#',
  'one more',
  'more',
  'start',
  'each',
  'memory',
  'each',
  'per answer',
  'each',
] as const

/**
 * Costs at each level; `each` is what one more unit cost since the level before, so that a bend
 * shows.
 */
export function makeGrowthTable(results: readonly GrowthResult[]): string {
  const rows = results.flatMap(({ growth, costs }) =>
    costs.map((cost, i) => {
      const more = growth.levels[i] ?? 0
      const units = (more - (growth.levels[i - 1] ?? 0)) / growth.unit
      const each = (read: (cost: Cost) => number | undefined) => {
        const before = costs[i - 1]
        return before && difference(read(cost), read(before)) / units
      }
      return [
        growth.number,
        growth.what,
        more.toLocaleString('en'),
        show(cost.startMs, 'ms', 0),
        showEach(
          each(({ startMs }) => startMs),
          'ms',
        ),
        show(cost.bytes / 1e6, 'MB', 1),
        showEach(
          each(({ bytes }) => bytes && bytes / 1e3),
          'kB',
        ),
        show(cost.answerMicros, 'µs', 1),
        showEach(
          each(({ answerMicros }) => answerMicros),
          'µs',
        ),
      ]
    }),
  )
  return titledTable(columns, rows)
}

function difference(value = Number.NaN, before = Number.NaN): number {
  return value - before
}

function show(value: number | undefined, unit: string, digits: number): string {
  return value === undefined || Number.isNaN(value) ? '–' : `${value.toFixed(digits)} ${unit}`
}

function showEach(value: number | undefined, unit: string): string {
  if (value === undefined || Number.isNaN(value)) return '–'
  return `${value.toLocaleString('en', { maximumSignificantDigits: 2 })} ${unit}`
}
