import { type Problem, type ProblemCode, problemStatus } from '@gatehouse/contracts/problem'

/** A problem of the gateway with this code. */
export const problemOf = (code: ProblemCode, details: Partial<Problem> = {}): Problem => ({
  type: 'about:blank',
  code,
  title: code,
  status: problemStatus[code],
  reference: 'ABCD-1234',
  ...details,
})
