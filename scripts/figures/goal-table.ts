import { titledTable } from '../command-line/text-table.ts'
import type { GoalRow } from './goal-row.ts'

export function goalTable(rows: readonly GoalRow[]): string {
  const cells = rows.map((row) => [row.number, row.what, row.figure, row.bound, row.verdict])
  return titledTable(['#', 'what', 'figure', 'goal', ''], cells)
}
