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
import { Refusal } from '../../server/refusal.ts'
import { endSession, startSession } from '../../server/session.ts'
import type { Gatehouse } from '../gatehouse.ts'
import { toSessionView } from '../session.ts'
import { toCaller } from './caller.ts'
import { keepPending, openPending, readPending } from './pending.ts'
import { sentTo } from './sent-to.ts'

const resendAfterSeconds = 30
const resends = 5

/** The passcode way: password, passcode, in [1 §4 Credential sign-in flow]. */
export function signIn({ serve, upstream, config }: Gatehouse) {
  const credentials = (identity: string, password: string) => ({
    Identity: identity,
    Password: password,
    ClientId: config.CLIENT_ID,
    ClientSecret: config.CLIENT_SECRET,
  })

  /** Makes the upstream send a passcode; throws when the password is not accepted. */
  async function sendPasscode(identity: string, password: string) {
    const { message = '', userData } = await upstream.call(getLoginId, {
      body: credentials(identity, password),
    })
    if (/inactive/i.test(message)) throw new Refusal('account-inactive')
    if (!userData) throw new Refusal('invalid-credentials')
    return userData
  }

  serve(startSignIn, async ({ body: { identity, password }, request }) => {
    const { forcePasswordReset } = await upstream.call(checkUserForcePassword, {
      body: { EmailAddress: identity },
    })
    if (forcePasswordReset) throw new Refusal('password-change-forced')
    const found = await sendPasscode(identity, password)
    await openPending(request, {
      identity,
      password,
      loginId: found.loginId,
      sentAt: Date.now(),
      resendsLeft: resends,
    })
    return { ...sentTo(found, identity), resendAfter: resendAfterSeconds }
  })

  serve(resendPasscode, async ({ request }) => {
    const pending = readPending(request)
    const waited = (Date.now() - pending.sentAt) / 1000
    if (pending.resendsLeft === 0) throw new Refusal('passcode-resends-spent')
    if (waited < resendAfterSeconds)
      throw new Refusal('too-soon', { retryAfter: Math.ceil(resendAfterSeconds - waited) })
    const found = await sendPasscode(pending.identity, pending.password)
    const resendsLeft = pending.resendsLeft - 1
    keepPending(request, { ...pending, resendsLeft, sentAt: Date.now() })
    const resendAfter = resendsLeft > 0 ? resendAfterSeconds : null
    return { ...sentTo(found, pending.identity), resendAfter }
  })

  serve(finishSignIn, async ({ body: { passcode }, request }) => {
    const { identity, password, loginId } = readPending(request)
    const { isValidated, jwt } = await upstream.call(check2FA, {
      body: { ewLoginId: loginId, token2FA: passcode },
    })
    if (!isValidated) throw new Refusal('passcode-wrong')
    // The passcode is spent now: whatever fails from here on, signing in starts over.
    delete request.session.pendingSignIn
    const answer = await upstream
      .call(login, { body: { ...credentials(identity, password), Token2FA: passcode } })
      .catch((cause) => {
        throw new Refusal('sign-in-failed', { cause })
      })
    if (!answer?.userData) throw new Refusal('sign-in-failed')
    if (answer.userData.passwordChangeRequired) throw new Refusal('password-change-forced')
    await startSession(request)
    const { caller, endsAt } = toCaller(
      answer.userData,
      answer.brandList,
      jwt,
      config.SESSION_HOURS,
    )
    request.session.caller = caller
    request.session.endsAt = endsAt
    return toSessionView(caller)
  })

  serve(cancelSignIn, async ({ caller, request, reply }) => {
    if (!caller) await endSession(request, reply)
    return {}
  })
}
