import { titledTable } from '../command-line/text-table.ts'
import type { GoalRow } from '../figures/goal-row.ts'
import type { Goal } from './goals.ts'
import { judge, type Result } from './result.ts'

const columns = ['#', 'what', 'base', 'figure', 'goal', '']

/** A table of all results, followed by their notes. */
export function makeTable(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { number, what, figure, bound, verdict } = toRow(result)
    return [number, what, result.goal.base, figure, bound, verdict]
  })
  const notes = results.flatMap(({ goal, notes }) => notes.map((note) => `${goal.number}: ${note}`))
  const table = titledTable(columns, rows)
  return notes.length > 0 ? [table, '', ...new Set(notes)].join('\n') : table
}

/** A result in words, as the table shows it. */
export function toRow(result: Result): GoalRow {
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
