import type { Problem } from '@gatehouse/contracts/problem'
import type { Step } from './steps.ts'

/** Fields that the gateway has rejected; `step` is the first that holds one of them. */
export interface Rejection {
  step: Step
  problem: Problem
}

/** Path of a rejected field in the values: "personal.city". */
export function pathInValues(field: string): string {
  return field.replace(/^values\./, '')
}

/** The rejection of the fields below a prefix ("personal."), by their names alone. */
export function rejectionBelow(prefix: string, { problem }: Rejection): Problem {
  const errors = (problem.errors ?? [])
    .map(({ field, rule }) => ({ field: pathInValues(field), rule }))
    .filter(({ field }) => field.startsWith(prefix))
    .map(({ field, rule }) => ({ field: field.slice(prefix.length), rule }))
  return { ...problem, errors }
}
