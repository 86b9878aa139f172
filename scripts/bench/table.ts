import { type Finding, judge } from './finding.ts'
import type { Goal } from './goals.ts'

const columns = ['#', 'what', 'base', 'figure', 'goal', '']

/** One table of all findings, then what is to be known about each. */
export function makeTable(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const { goal, figure } = finding
    return [
      goal.number,
      goal.what,
      goal.base,
      figure === undefined ? '–' : show(figure, goal),
      goal.least === undefined ? `≤ ${show(goal.most ?? 0, goal)}` : `≥ ${show(goal.least, goal)}`,
      judge(finding),
    ]
  })
  const widths = columns.map((title, i) =>
    Math.max(...[[...columns], ...rows].map((row) => row[i]?.length ?? title.length)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  const notes = findings.flatMap(({ goal, notes }) =>
    notes.map((note) => `${goal.number}: ${note}`),
  )
  return [
    line(columns),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...rows.map(line),
    ...(notes.length > 0 ? ['', ...new Set(notes)] : []),
  ].join('\n')
}

const digits = { '×': 2, ms: 1, B: 0, calls: 0 }

function show(value: number, { unit }: Goal): string {
  return `${value.toFixed(digits[unit])} ${unit}`
}
