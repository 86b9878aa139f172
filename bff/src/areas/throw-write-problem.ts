import { ProblemError } from '../http/problem-error.ts'
import { mayHaveTakenEffect } from '../upstream/upstream-error.ts'

/** Throws 'outcome-unknown' for a failed write that may have taken effect. */
export function throwWriteProblem(error: unknown): never {
  if (mayHaveTakenEffect(error)) throw new ProblemError('outcome-unknown', { cause: error })
  throw error
}
