import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { check2FA, send2FA } from '@gatehouse/contracts/upstream/user'
import { Refusal } from '../server/refusal.ts'
import { rotateSession } from '../server/session.ts'
import type { Gatehouse } from './gatehouse.ts'
import { attempt } from './sign-in/attempts.ts'
import { channels } from './sign-in/sent-to.ts'

/** A fresh passcode for somebody who is signed in, bound to what they want to do [decisions]. */
export function stepUp(gatehouse: Gatehouse) {
  const { serve, config, limits, stepUps, audit } = gatehouse

  serve(sendStepUpPasscode, async ({ caller, call, request }) => {
    await stepUps.wished(request)
    // Counted by person: another wish would be another count otherwise.
    const counted = `step-up ${caller.userId}`
    if ((await limits.left('resends', counted)) === 0) throw new Refusal('passcode-resends-spent')
    await limits.take('resendPause', counted)
    await limits.take('resends', counted)
    const to = request.session.passcodeTo ?? { channel: 'email', maskedAddress: null }
    // The way is said, so that it goes where the person is told to look.
    await call(send2FA, { body: { ewLoginId: caller.loginId, Channel: channels[to.channel] } })
    const more = (await limits.left('resends', counted)) > 0
    return { ...to, resendAfter: more ? config.RESEND_AFTER_SECONDS : null }
  })

  serve(checkStepUpPasscode, async ({ body: { passcode }, caller, call, request }) => {
    const wish = await stepUps.wished(request)
    const { jwt } = await attempt(gatehouse, 'passcode', caller.loginId, request, async () => {
      const body = { ewLoginId: caller.loginId, token2FA: passcode }
      const checked = await call(check2FA, { body })
      if (!checked.isValidated) throw new Refusal('passcode-wrong')
      return checked
    })
    await rotateSession(request)
    await stepUps.grant(request, wish, jwt)
    audit.record({ event: 'stepped-up', user: caller.userId, purpose: wish.purpose }, request)
    return {}
  })
}
