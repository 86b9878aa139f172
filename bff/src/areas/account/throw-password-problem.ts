import { ProblemError } from '../../http/problem-error.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { throwWriteProblem } from '../throw-write-problem.ts'

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
