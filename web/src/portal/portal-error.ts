import type { Problem, ProblemCode } from '@gatehouse/contracts/problem'

/** A failed call: with the gateway's problem, or without one when no reply came. */
export class PortalError extends Error {
  override name = 'PortalError'
  readonly problem: Problem | undefined
  /** Milliseconds since 1970. */
  readonly at = Date.now()

  constructor(problem?: Problem, options?: ErrorOptions) {
    super(problem?.code ?? 'unreachable', options)
    this.problem = problem
  }

  is(code: ProblemCode): boolean {
    return this.problem?.code === code
  }
}

/** The gateway's problem; undefined for the error of an intermediary, which may be any JSON. */
export function toProblem(body: unknown): Problem | undefined {
  const problem = body as Partial<Problem> | null | undefined
  return typeof problem?.code === 'string' ? (problem as Problem) : undefined
}

/** A write that may have happened: without a reply, the gateway may have received it. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof PortalError && (!error.problem || error.is('outcome-unknown'))
}

export function hasCode(error: unknown, code: ProblemCode): error is PortalError {
  return error instanceof PortalError && error.is(code)
}

export function isNotFound(error: unknown): boolean {
  return hasCode(error, 'not-found')
}

/** For the load of a page that explains itself that there is nothing for the user. */
export function ignoreNotFound(error: unknown) {
  if (!isNotFound(error)) throw error
}
