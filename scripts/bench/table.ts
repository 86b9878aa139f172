import { titledTable } from '../common/text-table.ts'
import type { ProofRow } from '../prove/proof-row.ts'
import type { Goal } from './goals.ts'
import { judge, type Result } from './result.ts'

const columns = ['#', 'what', 'base', 'figure', 'goal', '']

/** A table of all results, followed by their notes. */
export function makeTable(results: readonly Result[]): string {
  const rows = results.map(({ goal, ...result }) => {
    const { number, what, figure, bound, verdict } = toRow({ goal, ...result })
    return [number, what, goal.base, figure, bound, verdict]
  })
  const notes = results.flatMap(({ goal, notes }) => notes.map((note) => `${goal.number}: ${note}`))
  return [titledTable(columns, rows), ...(notes.length > 0 ? ['', ...new Set(notes)] : [])].join(
    '\n',
  )
}

/** A result in words, as the table shows it. */
export function toRow(result: Result): ProofRow {
  const { goal, figure } = result
  return {
    number: goal.number,
    what: goal.what,
    figure: figure === undefined ? '–' : show(figure, goal),
    bound: showBound(goal),
    verdict: judge(result),
  }
}

function showBound(goal: Goal): string {
  if (goal.least !== undefined) return `≥ ${show(goal.least, goal)}`
  return goal.most === undefined ? '–' : `≤ ${show(goal.most, goal)}`
}

const digits = { '×': 2, ms: 1, B: 0, calls: 0 }

function show(value: number, { unit }: Goal): string {
  return `${value.toFixed(digits[unit])} ${unit}`
}
