/** `skipped`: not measured. `reference`: has no bound. */
export type Verdict = 'held' | 'missed' | 'skipped' | 'reference'

/** One line in the table of all goals; figure and bound with their units. */
export interface GoalRow {
  number: string
  what: string
  figure: string
  bound: string
  verdict: Verdict
}
