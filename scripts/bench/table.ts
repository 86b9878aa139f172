import type { Goal } from './goals.ts'
import { judge, type Result } from './result.ts'

const columns = ['#', 'what', 'base', 'figure', 'goal', '']

/** A table of all results, followed by their notes. */
export function makeTable(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { goal, figure } = result
    return [
      goal.number,
      goal.what,
      goal.base,
      figure === undefined ? '–' : show(figure, goal),
      showBound(goal),
      judge(result),
    ]
  })
  const notes = results.flatMap(({ goal, notes }) => notes.map((note) => `${goal.number}: ${note}`))
  return [layOut(columns, rows), ...(notes.length > 0 ? ['', ...new Set(notes)] : [])].join('\n')
}

/** Pads the columns to their widest cell. */
export function layOut(columns: readonly string[], rows: readonly string[][]): string {
  const widths = columns.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [line(columns), rule, ...rows.map(line)].join('\n')
}

function showBound(goal: Goal): string {
  if (goal.least !== undefined) return `≥ ${show(goal.least, goal)}`
  return goal.most === undefined ? '–' : `≤ ${show(goal.most, goal)}`
}

const digits = { '×': 2, ms: 1, B: 0, calls: 0 }

function show(value: number, { unit }: Goal): string {
  return `${value.toFixed(digits[unit])} ${unit}`
}
