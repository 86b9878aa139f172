import { ProblemError } from '../../http/problem-error.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

/** Throws 'outcome-unknown' for a failed write that may have taken effect. */
export function throwWriteProblem(error: unknown): never {
  if (error instanceof UpstreamError && !error.hadNoEffect)
    throw new ProblemError('outcome-unknown', { cause: error })
  throw error
}

/** Throws 'password-refused' with the upstream's message when it rejects the password. */
export function throwPasswordProblem(error: unknown): never {
  // 401 concerns the gateway's own credentials.
  if (error instanceof UpstreamError && error.isRefusal && error.status !== 401)
    throw new ProblemError('password-refused', {
      upstreamMessage: error.upstreamMessage,
      cause: error,
    })
  throwWriteProblem(error)
}
