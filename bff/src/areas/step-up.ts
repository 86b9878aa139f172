import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import type { StepUp } from '../endpoints/step-up.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { AuditSubject } from '../observability/audit.ts'
import type { Caller } from '../session/caller.ts'
import { rotateSession } from '../session/session.ts'
import type { Call } from '../upstream/client.ts'
import type { AreaContext } from './area-context.ts'
import { openReset, whomOf } from './recovery/reset-state.ts'
import { attempt } from './sign-in/attempts.ts'
import { channels, type PasscodeTo } from './sign-in/sent-to.ts'

/** Who gives the passcode for a wish: the person signed in, or whose link or PIN this browser has. */
interface Prover {
  loginId: string
  whom: AuditSubject
  to: PasscodeTo
  /** With whose credentials the passcode is asked for. */
  sending: typeof user.send2FA | typeof user.send2FAForReset
}

interface Asking {
  caller: Caller | undefined
  call: Call
  request: FastifyRequest
}

/** A fresh passcode, bound to what somebody wants to do [decisions]. */
export function stepUp(gatehouse: AreaContext) {
  const { serve, config, limits, stepUps, audit } = gatehouse

  serve(sendStepUpPasscode, async (asking) => {
    const { call, request } = asking
    const { loginId, whom, to, sending } = await proverOf(await stepUps.pending(request), asking)
    // Counted by person: another wish would be another count otherwise.
    const counted = `step-up ${JSON.stringify(whom)}`
    if ((await limits.remaining('resends', counted)) === 0)
      throw new ProblemError('passcode-resends-exhausted')
    await limits.take('resendPause', counted)
    await limits.take('resends', counted)
    // The way is said, so that it goes where the person is told to look.
    await call(sending, { body: { ewLoginId: loginId, Channel: channels[to.channel] } })
    const more = (await limits.remaining('resends', counted)) > 0
    return { ...to, resendAfter: more ? config.RESEND_AFTER_SECONDS : null }
  })

  serve(checkStepUpPasscode, async ({ body: { passcode }, ...asking }) => {
    const { call, request } = asking
    const wish = await stepUps.pending(request)
    const { loginId, whom } = await proverOf(wish, asking)
    const { jwt } = await attempt(gatehouse, 'passcode', loginId, request, async () => {
      const body = { ewLoginId: loginId, token2FA: passcode }
      const checked = await call(user.check2FA, { body })
      if (!checked.isValidated) throw new ProblemError('passcode-wrong')
      return checked
    })
    await rotateSession(request)
    await stepUps.grant(request, wish, jwt)
    audit.record({ event: 'stepped-up', ...whom, purpose: wish.purpose }, request)
    return {}
  })

  async function proverOf({ purpose }: StepUp, { caller, call, request }: Asking): Promise<Prover> {
    if (purpose === 'reset-password') {
      const open = await openReset(call, request)
      // Nothing tells how this person wants their passcodes before they have signed in.
      const to = { channel: 'email', maskedAddress: null } as const
      return { ...open, whom: whomOf(gatehouse, open), to, sending: user.send2FAForReset }
    }
    if (!caller) throw new ProblemError('step-up-expired')
    const { userId, loginId } = caller
    const to = request.session.passcodeTo ?? { channel: 'email', maskedAddress: null }
    return { loginId, whom: { user: userId }, to, sending: user.send2FA }
  }
}
