import type { Problem, ProblemCode } from '@gatehouse/contracts/problem'

/** A call did not come off: the gateway said why (`problem`), or no answer came at all. */
export class PortalError extends Error {
  override name = 'PortalError'
  readonly problem: Problem | undefined

  constructor(problem?: Problem, options?: ErrorOptions) {
    super(problem?.code ?? 'unreachable', options)
    this.problem = problem
  }

  is(code: ProblemCode): boolean {
    return this.problem?.code === code
  }
}
