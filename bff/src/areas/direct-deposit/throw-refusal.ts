import { ProblemError } from '../../http/problem-error.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { cleanMessage } from './clean-message.ts'

/** Throws 'deposits-refused' with payroll's message for a refusal, else the error. */
export function throwRefusal(error: unknown): never {
  if (error instanceof UpstreamError && error.isRejectedInput)
    throw new ProblemError('deposits-refused', {
      upstreamMessage: error.cleanedMessage(cleanMessage),
      cause: error,
    })
  throw error
}
