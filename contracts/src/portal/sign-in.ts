import { object } from 'yup'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../nothing.ts'
import { passcode } from '../rules/passcode.ts'
import { requiredText } from '../rules/required-text.ts'
import { PasscodeSent, SessionView } from './session.ts'

/** Step one: login id or e-mail address, and password [1 §4]. */
export const startSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in/password',
  access: 'public',
  body: object({ identity: requiredText(254), password: requiredText(256) }),
  reply: PasscodeSent,
  problems: ['invalid-credentials', 'account-inactive', 'password-change-forced'],
})

/** Step two: the passcode [1 §2 Second-factor dialog]. */
export const finishSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in/passcode',
  access: 'public',
  body: object({ passcode }),
  reply: SessionView,
  problems: ['passcode-wrong', 'password-change-forced', 'sign-in-expired', 'sign-in-failed'],
})

export const resendPasscode = endpoint({
  method: 'POST',
  path: '/api/sign-in/passcode/resend',
  access: 'public',
  once: true,
  reply: PasscodeSent,
  problems: ['sign-in-expired', 'passcode-resends-spent', 'too-soon'],
})

export const cancelSignIn = endpoint({
  method: 'DELETE',
  path: '/api/sign-in',
  access: 'public',
  reply: Nothing,
  problems: [],
})
