import { object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { passcode } from '../rules/passcode.ts'
import { PasscodeDelivery } from './session.ts'

/**
 * Sends a passcode for what was refused with 'step-up-required'; also sends another. Public, for who
 * chooses a new password is not signed in: without a wish there is nothing to send.
 */
export const sendStepUpPasscode = endpoint({
  method: 'POST',
  path: '/api/step-up/passcode/send',
  access: 'public',
  reply: PasscodeDelivery,
  problems: ['step-up-expired', 'reset-expired', 'passcode-resends-exhausted', 'rate-limited'],
})

/** The right passcode lets exactly that be done, once, within five minutes. */
export const checkStepUpPasscode = endpoint({
  method: 'POST',
  path: '/api/step-up/passcode',
  access: 'public',
  body: object({ passcode }),
  reply: EmptyReply,
  problems: ['passcode-wrong', 'step-up-expired', 'reset-expired', 'rate-limited'],
})
