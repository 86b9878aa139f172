import { answerSecurityQuestion } from '@gatehouse/contracts/portal/recovery'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { tryKey } from '../sign-in/attempts.ts'
import { userIdOf } from './known-account.ts'
import { noneIfUnknown } from './reset-state.ts'
import { trying } from './tries.ts'

interface Answering {
  username: string
  answer: string
  call: Call
  request: FastifyRequest
}

/** The right answer to the security question mails a temporary password [1 §4]. */
export function answer(gatehouse: AreaContext) {
  const { serve, limits, devices, audit } = gatehouse

  serve(answerSecurityQuestion, async ({ body: { username, answer }, call, request }) => {
    const key = await tryKey(devices, request, username)
    const tried = {
      way: 'answer',
      counts: { address: request.ip, recoveryAnswer: key },
      account: username,
      request,
    } as const
    const userId = await trying(gatehouse, tried, () => check({ username, answer, call, request }))
    await limits.refund('address', request.ip)
    audit.record({ event: 'temporary-password-sent', user: userId }, request)
    return {}
  })

  /** Whose answer it is; throws 'answer-wrong' alike for a wrong one and for who is unknown. */
  async function check({ username, answer, call, request }: Answering): Promise<string> {
    const userId = await userIdOf(call, request, username)
    if (userId === null) throw new ProblemError('answer-wrong')
    const key = await tryKey(devices, request, username, `user ${userId}`)
    await countSilently(key)
    const isRight = await verify(call, userId, answer).catch(async (fault) => {
      await limits.refund('recoveryAnswer', key)
      throw fault
    })
    if (!isRight) throw new ProblemError('answer-wrong')
    return userId
  }

  /**
   * The upstream may know one account by several ways of writing it, each with a count of its own.
   * To say that there were too many tries would tell that they are the same.
   */
  async function countSilently(key: string) {
    await limits.take('recoveryAnswer', key).catch((fault) => {
      const tooMany = fault instanceof ProblemError && fault.code === 'rate-limited'
      throw tooMany ? new ProblemError('answer-wrong') : fault
    })
  }
}

async function verify(call: Call, userId: string, answer: string): Promise<boolean> {
  const body = { securityQuestionAnswer: answer }
  return call(user.verifyForgotPassword, { params: { id: userId }, body }).then(
    (given) => given?.Valid ?? true,
    (fault) => noneIfUnknown(fault) ?? false,
  )
}
