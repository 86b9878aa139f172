import {
  cancelSignIn,
  finishSignIn,
  resendPasscode,
  startSignIn,
} from '@gatehouse/contracts/portal/sign-in'
import {
  check2FA,
  checkUserForcePassword,
  getLoginId,
  login,
} from '@gatehouse/contracts/upstream/user'
import { deviceOf } from '../../server/device.ts'
import { Refusal } from '../../server/refusal.ts'
import { endSession, startSession } from '../../server/session.ts'
import type { Call } from '../../upstream/gateway.ts'
import type { Gatehouse } from '../gatehouse.ts'
import { toSessionView } from '../session.ts'
import { attempt } from './attempts.ts'
import { toCaller } from './caller.ts'
import { closePending, openPending, readPending } from './pending.ts'
import { sentTo } from './sent-to.ts'

/** The passcode way: password, passcode, in [1 §4 Credential sign-in flow]. */
export function signIn({ serve, config, limits, devices, audit }: Gatehouse) {
  const credentials = (identity: string, password: string) => ({
    Identity: identity,
    Password: password,
    ClientId: config.CLIENT_ID,
    ClientSecret: config.CLIENT_SECRET,
  })

  /** Makes the upstream send a passcode; throws when the password is not accepted. */
  async function sendPasscode(call: Call, identity: string, password: string) {
    const { message = '', userData } = await call(getLoginId, {
      body: credentials(identity, password),
    })
    if (/inactive/i.test(message)) throw new Refusal('account-inactive')
    if (!userData) throw new Refusal('invalid-credentials')
    return userData
  }

  const means = { limits, devices, audit }

  serve(startSignIn, async ({ body: { identity, password }, call, request }) => {
    const found = await attempt(means, 'password', identity, request, async () => {
      const body = { EmailAddress: identity }
      const { forcePasswordReset } = await call(checkUserForcePassword, { body })
      if (forcePasswordReset) throw new Refusal('password-change-forced')
      return sendPasscode(call, identity, password)
    })
    const sent = sentTo(found, identity)
    const { loginId } = found
    const { id } = await openPending(request, { identity, password, loginId, sent })
    await limits.take('resendPause', id)
    return { ...sent, resendAfter: config.RESEND_AFTER_SECONDS }
  })

  serve(resendPasscode, async ({ call, request }) => {
    const { id, identity, password } = readPending(request)
    if ((await limits.left('resends', id)) === 0) throw new Refusal('passcode-resends-spent')
    await limits.take('resendPause', id)
    await limits.take('resends', id)
    const found = await sendPasscode(call, identity, password)
    const more = (await limits.left('resends', id)) > 0
    return { ...sentTo(found, identity), resendAfter: more ? config.RESEND_AFTER_SECONDS : null }
  })

  serve(finishSignIn, async ({ body: { passcode }, call, request, reply }) => {
    const { identity, password, loginId } = readPending(request)
    const { jwt } = await attempt(means, 'passcode', loginId, request, async () => {
      const checked = await call(check2FA, { body: { ewLoginId: loginId, token2FA: passcode } })
      if (!checked.isValidated) throw new Refusal('passcode-wrong')
      return checked
    })
    // The passcode is spent now: whatever fails from here on, signing in starts over.
    await closePending(request)
    const body = { ...credentials(identity, password), Token2FA: passcode }
    const answer = await call(login, { body }).catch((cause) => {
      throw new Refusal('sign-in-failed', { cause })
    })
    if (!answer?.userData) throw new Refusal('sign-in-failed')
    if (answer.userData.passwordChangeRequired) throw new Refusal('password-change-forced')
    const { userData, brandList } = answer
    const { caller, endsAt } = toCaller(userData, brandList, jwt, config.SESSION_HOURS)
    // Who has cancelled while the upstream signed them in stays signed out.
    await closePending(request)
    await devices.remember(request, reply, [identity, loginId])
    await startSession(request)
    Object.assign(request.session, {
      caller,
      endsAt,
      signedIn: { device: deviceOf(request.headers['user-agent']), since: Date.now() },
    })
    audit.record({ event: 'signed-in', user: caller.userId }, request)
    return toSessionView(caller)
  })

  serve(cancelSignIn, async ({ caller, request, reply }) => {
    if (!caller) await endSession(request, reply)
    return {}
  })
}
