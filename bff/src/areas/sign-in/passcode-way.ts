import type { PasscodeOption } from '@gatehouse/contracts/portal/session'
import {
  cancelSignIn,
  choosePasscodeChannel,
  resendPasscode,
  startSignIn,
  submitPasscode,
} from '@gatehouse/contracts/portal/sign-in'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import { endSession } from '../../session/session.ts'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { toSessionView } from '../session/session.ts'
import { attempt } from './attempts.ts'
import { completeSignIn } from './complete.ts'
import { closePending, keepPending, openPending, readPending, toPasscodeStep } from './pending.ts'
import { channels, sentTo, waysToChoose } from './sent-to.ts'

/** Password, passcode, in [1 §4 Credential sign-in flow]. */
export function passcodeWay(gatehouse: AreaContext) {
  const { serve, config, limits } = gatehouse
  const credentials = (identity: string, password: string) => ({
    Identity: identity,
    Password: password,
    ClientId: config.CLIENT_ID,
    ClientSecret: config.CLIENT_SECRET,
  })

  /** Makes the upstream send a passcode; throws when the password is not accepted. */
  async function sendPasscode(call: Call, { identity, password, channel }: Sending) {
    const Channel = channel && channels[channel]
    const body = { ...credentials(identity, password), ...(Channel && { Channel }) }
    const { message = '', userData } = await call(user.getLoginId, { body })
    if (/inactive/i.test(message)) throw new ProblemError('account-inactive')
    if (!userData) throw new ProblemError('invalid-credentials')
    return userData
  }

  serve(startSignIn, async ({ body: { identity, password }, call, request }) => {
    if (config.SIGN_IN !== 'passcode') throw new ProblemError('not-found')
    const found = await attempt(gatehouse, 'password', identity, request, async () => {
      const body = { EmailAddress: identity }
      const { forcePasswordReset } = await call(user.checkUserForcePassword, { body })
      if (forcePasswordReset) throw new ProblemError('password-change-forced')
      return sendPasscode(call, { identity, password })
    })
    const ways = waysToChoose(found, identity)
    const sent = ways.length === 0 ? sentTo(found, identity) : null
    const { loginId } = found
    const pending = await openPending(request, { identity, password, loginId, ways, sent })
    if (sent) await limits.take('resendPause', pending.id)
    return toPasscodeStep(pending, config.RESEND_AFTER_SECONDS)
  })

  serve(choosePasscodeChannel, async ({ body: { channel }, call, request }) => {
    const pending = readPending(request)
    const sent = pending.ways.find((way) => way.channel === channel)
    if (!sent) throw new ProblemError('invalid-input')
    await limits.take('resendPause', pending.id)
    await sendPasscode(call, { ...pending, channel: sent.channel })
    keepPending(request, { ...pending, ways: [], sent, chosen: sent.channel })
    return { ...sent, resendAfter: config.RESEND_AFTER_SECONDS }
  })

  serve(resendPasscode, async ({ call, request }) => {
    const { id, identity, password, sent, chosen } = readPending(request)
    if (!sent) throw new ProblemError('sign-in-expired')
    if ((await limits.remaining('resends', id)) === 0)
      throw new ProblemError('passcode-resends-exhausted')
    await limits.take('resendPause', id)
    await limits.take('resends', id)
    const found = await sendPasscode(call, { identity, password, channel: chosen })
    const more = (await limits.remaining('resends', id)) > 0
    const to = chosen ? sent : sentTo(found, identity)
    return { ...to, resendAfter: more ? config.RESEND_AFTER_SECONDS : null }
  })

  serve(submitPasscode, async ({ body: { passcode }, call, request, reply }) => {
    const { identity, password, loginId, sent } = readPending(request)
    if (!sent) throw new ProblemError('sign-in-expired')
    const { jwt } = await attempt(gatehouse, 'passcode', loginId, request, async () => {
      const checked = await call(user.check2FA, {
        body: { ewLoginId: loginId, token2FA: passcode },
      })
      if (!checked.isValidated) throw new ProblemError('passcode-wrong')
      return checked
    })
    // The passcode is spent now: whatever fails from here on, signing in starts over.
    await closePending(request)
    const body = { ...credentials(identity, password), Token2FA: passcode }
    const answer = await call(user.login, { body }).catch((cause) => {
      throw new ProblemError('sign-in-failed', { cause })
    })
    await completeSignIn(gatehouse, {
      request,
      reply,
      answer,
      accounts: [identity, loginId],
      jwt,
      passcodeTo: sent,
      // Who has cancelled while the upstream signed them in stays signed out.
      confirm: () => closePending(request),
    })
    return toSessionView(gatehouse, request)
  })

  serve(cancelSignIn, async ({ caller, request, reply }) => {
    if (!caller) await endSession(request, reply)
    return {}
  })
}

interface Sending {
  identity: string
  password: string
  channel?: PasscodeOption['channel'] | undefined
}
