import * as peopleSoft from '@gatehouse/contracts/upstream/people-soft'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { toPlainMessage } from '../../upstream/upstream-error.ts'
import { throwWriteProblem } from '../throw-write-problem.ts'
import { cleanMessage } from './clean-message.ts'
import { throwRefusal } from './throw-refusal.ts'

type Submission = peopleSoft.DirectDepositSubmission

/**
 * Gives payroll's message of success. Throws 'deposits-refused' with its message, or 'outcome-unknown';
 * never calls twice.
 */
export async function submitDeposits(call: Call, ewId: string, body: Submission) {
  const input = { params: { ewId }, body }
  const reply = await call(peopleSoft.saveDirectDeposits, input)
    .catch(throwRefusal)
    .catch(throwWriteProblem)
  if (!/^\s*success\s*$/i.test(reply.Status))
    throw new ProblemError('outcome-unknown', { cause: 'neither success nor error' })
  return toPlainMessage(cleanMessage(reply.Message ?? '')) ?? null
}
