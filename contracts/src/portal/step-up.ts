import { object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { passcode } from '../rules/passcode.ts'
import { PasscodeDelivery } from './session.ts'

/** Also resends. Public because a password reset has no session; requires a pending step-up. */
export const sendStepUpPasscode = endpoint({
  method: 'POST',
  path: '/api/step-up/passcode/send',
  access: 'public',
  reply: PasscodeDelivery,
  problems: [
    'account-inactive',
    'step-up-expired',
    'reset-expired',
    'passcode-resends-exhausted',
    'rate-limited',
  ],
})

/** Authorizes the pending request once, for ten minutes. Requires a passcode sent for that request. */
export const checkStepUpPasscode = endpoint({
  method: 'POST',
  path: '/api/step-up/passcode',
  access: 'public',
  body: object({ passcode }),
  reply: EmptyReply,
  problems: [
    'passcode-wrong',
    'account-inactive',
    'step-up-expired',
    'reset-expired',
    // The session was ended meanwhile.
    'not-signed-in',
    'rate-limited',
  ],
})
