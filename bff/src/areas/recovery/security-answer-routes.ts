import { answerSecurityQuestion } from '@gatehouse/contracts/portal/recovery'
import * as user from '@gatehouse/contracts/upstream/user'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { limitOf, ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { recordWrite } from '../record-write.ts'
import { refundPoint } from '../refund-attempt.ts'
import { attemptKey } from '../sign-in/limit-attempts.ts'
import { undefinedIfRejected } from '../undefined-if-rejected.ts'
import { findUserId } from './find-account.ts'
import { limitRecoveryAttempts, type RecoveryAttempt } from './limit-recovery-attempts.ts'
import { createRequestedUsernames } from './requested-usernames.ts'

interface SecurityAnswer {
  username: string
  answer: string
}

/** The upstream mails a temporary password [1 §4]. */
export function securityAnswerRoutes(area: AreaContext) {
  const { serve, limits, devices, keyValueStore, hmac } = area
  const usernames = createRequestedUsernames(keyValueStore, hmac)

  serve(answerSecurityQuestion, async ({ body, ...context }) => {
    const { username } = body
    const { addressLimits, request } = context
    const device = await devices.deviceIdIfKnown(request, username)
    const attempt: RecoveryAttempt = {
      path: 'answer',
      addressLimit: device ? undefined : 'address',
      subjectLimit: ['recoveryAnswer', attemptKey(username, device)],
      account: username,
    }
    await limitRecoveryAttempts(area, context, attempt, () => check(body, device, context))
    if (!device) await addressLimits.refund('address')
    return {}
  })

  /** Throws 'answer-wrong' for an unknown account too (enumeration). */
  async function check(
    { username, answer }: SecurityAnswer,
    device: string | undefined,
    context: RequestContext,
  ): Promise<void> {
    const userId = await findUserId(usernames, context, username)
    if (userId === null) throw new ProblemError('answer-wrong')
    const key = attemptKey(`user ${userId}`, device)
    await takeSilently(key)
    const write = verify(context.call, userId, answer)
      .catch(refundPoint(limits, 'recoveryAnswer', key))
      .then(requireCorrect)
    await recordWrite(context.record, { event: 'temporary-password-sent', user: userId }, write)
  }

  /**
   * Several usernames may lead to one account. 'rate-limited' here would reveal that they do, so the
   * limit answers 'answer-wrong'.
   */
  async function takeSilently(key: string) {
    await limits.take('recoveryAnswer', key).catch((error) => {
      const isLimited = error instanceof ProblemError && error.code === 'rate-limited'
      throw isLimited ? new ProblemError('answer-wrong', { limit: limitOf(error) }) : error
    })
  }
}

function requireCorrect(isCorrect: boolean) {
  if (!isCorrect) throw new ProblemError('answer-wrong')
}

async function verify(call: Call, userId: string, answer: string): Promise<boolean> {
  const body = { securityQuestionAnswer: answer }
  return call(user.verifyForgotPassword, { params: { id: userId }, body }).then(
    ({ Valid = false }) => Valid,
    (error) => undefinedIfRejected(error) ?? false,
  )
}
