import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import * as user from '@gatehouse/contracts/upstream/user'
import type { RequestContext } from '../endpoints/handler-context.ts'
import type { StepUp } from '../endpoints/step-up.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { AuditSubject } from '../observability/audit.ts'
import type { Caller } from '../session/caller.ts'
import { rotateSession } from '../session/session.ts'
import type { AreaContext } from './area-context.ts'
import { auditSubject, requireOpenReset } from './recovery/reset-state.ts'
import { checkPasscode } from './sign-in/check-passcode.ts'
import { limitAttempts, requirePasscodeAttempts } from './sign-in/limit-attempts.ts'
import { type PasscodeDestination, upstreamChannels } from './sign-in/passcode-destination.ts'
import { sendAfterPause } from './sign-in/send-after-pause.ts'

/** The account that proves a step-up: the caller's, or that of the browser's reset link or PIN. */
interface PasscodeOwner {
  loginId: string
  subject: AuditSubject
  destination: PasscodeDestination
  sendOperation: typeof user.send2FA | typeof user.send2FAForReset
}

interface StepUpContext extends RequestContext {
  caller: Caller | undefined
}

const limitKeyOf = (subject: AuditSubject) => `step-up ${JSON.stringify(subject)}`

const unknownMailbox: PasscodeDestination = { channel: 'email', maskedAddress: null }

export function stepUp(area: AreaContext) {
  const { serve, config, limits, stepUps } = area

  serve(sendStepUpPasscode, async (context) => {
    const { call, request } = context
    const pending = await stepUps.pending(request)
    const { loginId, subject, destination, sendOperation } = await findPasscodeOwner(
      pending,
      context,
    )
    await requirePasscodeAttempts(area, context, loginId)
    // Counted per user: a key per content would multiply the limit.
    const limitKey = limitKeyOf(subject)
    const send = async () => {
      if ((await limits.remaining('resends', limitKey)) === 0)
        throw new ProblemError('passcode-resends-exhausted')
      await limits.take('resends', limitKey)
      // An explicit channel keeps the passcode on the destination shown to the user.
      const { channel } = destination
      const body = { ewLoginId: loginId, ...(channel && { Channel: upstreamChannels[channel] }) }
      await call(sendOperation, { body })
    }
    try {
      await sendAfterPause(limits, pending.id, send)
    } catch (error) {
      // The dialog was opened again: the passcode already sent counts.
      const isEarly = error instanceof ProblemError && error.code === 'rate-limited'
      if (!isEarly || !pending.passcodeSent) throw error
      return { ...destination, resendAfter: error.details.retryAfter ?? null }
    }
    await stepUps.markSent(request, pending)
    const canResend = (await limits.remaining('resends', limitKey)) > 0
    return { ...destination, resendAfter: canResend ? config.RESEND_AFTER_SECONDS : null }
  })

  serve(checkStepUpPasscode, async ({ body: { passcode }, ...context }) => {
    const { call, record, request } = context
    const pending = await stepUps.pending(request)
    if (!pending.passcodeSent) throw new ProblemError('step-up-expired')
    const { loginId, subject } = await findPasscodeOwner(pending, context)
    const jwt = await limitAttempts(area, context, 'passcode', loginId, () =>
      checkPasscode(call, loginId, passcode),
    )
    await limits.reset('resends', limitKeyOf(subject))
    await rotateSession(request)
    await stepUps.grant(request, pending, jwt)
    record({ event: 'stepped-up', ...subject, purpose: pending.purpose })
    return {}
  })

  async function findPasscodeOwner(
    { purpose }: StepUp,
    { caller, call, request }: StepUpContext,
  ): Promise<PasscodeOwner> {
    if (purpose === 'reset-password') {
      const reset = await requireOpenReset(call, request)
      return {
        loginId: reset.loginId,
        subject: auditSubject(area, reset),
        // The preferred channel is unknown before sign-in.
        destination: unknownMailbox,
        sendOperation: user.send2FAForReset,
      }
    }
    if (!caller) throw new ProblemError('step-up-expired')
    const { userId, loginId } = caller
    return {
      loginId,
      subject: { user: userId },
      destination: request.session.passcodeTo ?? unknownMailbox,
      sendOperation: user.send2FA,
    }
  }
}
