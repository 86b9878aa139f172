import { ProblemError } from '../../http/problem-error.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

/** For a write that failed: 'outcome-unknown' where it may have happened all the same. */
export function throwWriteProblem(error: unknown): never {
  if (error instanceof UpstreamError && !error.hadNoEffect)
    throw new ProblemError('outcome-unknown', { cause: error })
  throw error
}

/** For a new password that was not taken: the upstream's own words where it refuses. */
export function throwPasswordProblem(error: unknown): never {
  // 401 speaks of the gateway's credentials.
  if (error instanceof UpstreamError && error.isRefusal && error.status !== 401)
    throw new ProblemError('password-refused', { said: error.upstreamMessage, cause: error })
  throwWriteProblem(error)
}
