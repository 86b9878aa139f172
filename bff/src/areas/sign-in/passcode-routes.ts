import type { PasscodeOption } from '@gatehouse/contracts/portal/session'
import {
  cancelSignIn,
  choosePasscodeChannel,
  resendPasscode,
  startSignIn,
  submitPasscode,
} from '@gatehouse/contracts/portal/sign-in'
import * as user from '@gatehouse/contracts/upstream/user'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { endSession } from '../../session/session.ts'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { toSessionView } from '../session/session.ts'
import { undefinedIfRejected } from '../undefined-if-rejected.ts'
import { authenticate } from './authenticate.ts'
import { checkPasscode } from './check-passcode.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { refuseForcedReset } from './gates.ts'
import {
  limitAttempts,
  requireAttempts,
  requirePasscodeAttempts,
  requireUnlocked,
} from './limit-attempts.ts'
import { toChoices, toDestination, upstreamChannels } from './passcode-destination.ts'
import {
  endPendingSignIn,
  requirePendingSignIn,
  startPendingSignIn,
  storePendingSignIn,
  toPasscodeStep,
} from './pending-sign-in.ts'
import { sendAfterPause } from './send-after-pause.ts'

export function passcodeRoutes(area: AreaContext) {
  const { serve, config, limits, identities } = area
  const credentials = (identity: string, password: string) => ({
    Identity: identity,
    Password: password,
    ClientId: config.CLIENT_ID,
    ClientSecret: config.CLIENT_SECRET,
  })

  async function sendPasscode(call: Call, { identity, password, channel }: PasscodeRequest) {
    const Channel = channel && upstreamChannels[channel]
    const body = { ...credentials(identity, password), ...(Channel && { Channel }) }
    const { message = '', userData } = await call(user.getLoginId, { body })
    if (user.inactiveMessage.test(message)) throw new ProblemError('account-inactive')
    if (!userData) throw new ProblemError('invalid-credentials')
    return userData
  }

  /** A locked account is sent no passcode, and only a right password tells that it is locked (enumeration). */
  async function refuseLocked({ call }: RequestContext, credentials: PasscodeRequest) {
    const account = await identities.accountOf(credentials.identity)
    if ((await limits.remaining('wrongPasscodes', account)) > 0) return
    await authenticate(call, credentials).catch(throwInvalidIfRejected)
    await requireUnlocked(area, account)
  }

  serve(startSignIn, async ({ body: { identity, password }, ...context }) => {
    const { call, request } = context
    if (config.SIGN_IN !== 'passcode') throw new ProblemError('not-found')
    for (const name of [identity, await identities.accountOf(identity)])
      await limits.requireRemaining('passcodes', name)
    await requireAttempts(area, request, 'passcode', identity)
    const check = async () => {
      await refuseForcedReset(call, identity)
      await refuseLocked(context, { identity, password })
      return sendPasscode(call, { identity, password })
    }
    const account = await limitAttempts(
      area,
      context,
      'password',
      identity,
      check,
      ({ loginId }) => loginId,
    )
    // The upstream tells whose spelling an unknown one is.
    await requirePasscodeAttempts(area, context, account.loginId)
    // Not before: a stranger without the password must not use it up.
    for (const name of new Set([identity, account.loginId])) await limits.take('passcodes', name)
    const options = toChoices(account, identity)
    const destination = options.length === 0 ? toDestination(account, identity) : null
    const { loginId } = account
    const pending = await startPendingSignIn(request, {
      identity,
      password,
      loginId,
      options,
      destination,
    })
    if (destination) await limits.take('resendPause', pending.id)
    return toPasscodeStep(pending, config.RESEND_AFTER_SECONDS)
  })

  serve(choosePasscodeChannel, async ({ body: { channel }, ...context }) => {
    const { call, request } = context
    const pending = requirePendingSignIn(request)
    const { delivery } = toPasscodeStep(pending, config.RESEND_AFTER_SECONDS)
    // A retry: the reply to the choice was lost.
    if (delivery && pending.chosenChannel === channel) return delivery
    const destination = pending.options.find((option) => option.channel === channel)
    if (!destination) throw new ProblemError('invalid-input')
    await requirePasscodeAttempts(area, context, pending.loginId)
    await sendAfterPause(limits, pending.id, async () => {
      await limits.take('passcodes', pending.loginId)
      await sendPasscode(call, { ...pending, channel: destination.channel })
    })
    storePendingSignIn(request, {
      ...pending,
      options: [],
      destination,
      chosenChannel: destination.channel,
      sentAt: Date.now(),
    })
    return { ...destination, resendAfter: config.RESEND_AFTER_SECONDS }
  })

  serve(resendPasscode, async (context) => {
    const { call, request } = context
    const pending = requirePendingSignIn(request)
    const { id, identity, password, loginId, destination, chosenChannel } = pending
    if (!destination) throw new ProblemError('sign-in-expired')
    if ((await limits.remaining('resends', id)) === 0)
      throw new ProblemError('passcode-resends-exhausted')
    await requirePasscodeAttempts(area, context, loginId)
    const account = await sendAfterPause(limits, id, async () => {
      await limits.take('resends', id)
      await limits.take('passcodes', loginId)
      return sendPasscode(call, { identity, password, channel: chosenChannel })
    })
    const resendsExhausted = (await limits.remaining('resends', id)) === 0
    const current = chosenChannel ? destination : toDestination(account, identity)
    storePendingSignIn(request, {
      ...pending,
      destination: current,
      sentAt: Date.now(),
      resendsExhausted,
    })
    return { ...current, resendAfter: resendsExhausted ? null : config.RESEND_AFTER_SECONDS }
  })

  serve(submitPasscode, async ({ body: { passcode }, ...context }) => {
    const { call, request } = context
    const { identity, password, loginId, destination } = requirePendingSignIn(request)
    if (!destination) throw new ProblemError('sign-in-expired')
    const jwt = await limitAttempts(area, context, 'passcode', loginId, () =>
      checkPasscode(call, loginId, passcode),
    )
    // The passcode is single-use: on any later failure the sign-in starts over.
    await endPendingSignIn(request)
    const body = { ...credentials(identity, password), Token2FA: passcode }
    const loginReply = await call(user.login, { body }).catch((cause) => {
      throw new ProblemError('sign-in-failed', { cause })
    })
    await completeSignIn(area, context, {
      loginReply,
      accounts: [identity, loginId],
      password,
      jwt,
      passcodeTo: destination,
    })
    return toSessionView(area, request)
  })

  serve(cancelSignIn, async ({ caller, request, reply }) => {
    if (!caller) await endSession(request, reply)
    return {}
  })
}

interface PasscodeRequest {
  identity: string
  password: string
  channel?: PasscodeOption['channel'] | undefined
}

/** Catch handler: without the operation (404), a locked account must not differ from a wrong password. */
function throwInvalidIfRejected(cause: unknown): never {
  undefinedIfRejected(cause)
  throw new ProblemError('invalid-credentials', { cause })
}
