import type { Goal } from './goals.ts'

/** What came of measuring a goal. */
export interface Finding {
  goal: Goal
  /** Undefined when it could not be measured; `notes` say why. */
  figure: number | undefined
  notes: string[]
}

export type Verdict = 'held' | 'missed' | 'skipped'

/** A figure that is no number (nothing was answered, nothing was counted) holds nothing. */
export function judge({ goal, figure }: Finding): Verdict {
  if (figure === undefined) return 'skipped'
  const enough = goal.least === undefined || figure >= goal.least
  const notTooMuch = goal.most === undefined || figure <= goal.most
  return enough && notTooMuch ? 'held' : 'missed'
}
