import type { Verdict } from '../figures/goal-row.ts'
import type { Goal } from './goals.ts'

export interface Result {
  goal: Goal
  /** Undefined when it could not be measured; `notes` give the reason. */
  figure: number | undefined
  notes: string[]
}

/** NaN counts as missed. */
export function judge({ goal, figure }: Result): Verdict {
  if (figure === undefined) return 'skipped'
  if (goal.least === undefined && goal.most === undefined) return 'reference'
  const enough = goal.least === undefined || figure >= goal.least
  const notTooMuch = goal.most === undefined || figure <= goal.most
  return enough && notTooMuch ? 'held' : 'missed'
}
