import { Type } from 'typebox'
import { object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { EndedSessions } from '../ended-sessions.ts'
import { endpoint } from '../endpoint.ts'
import { choice } from '../rules/choice.ts'
import { comparableText } from '../rules/non-blank-text.ts'
import { passcode } from '../rules/passcode.ts'
import { password } from '../rules/password.ts'
import { requiredText } from '../rules/required-text.ts'
import { PasscodeDelivery, PasscodeStep, passcodeChannels, SessionView } from './session.ts'

const credentials = object({ identity: comparableText(254), password: requiredText(256) })

/** Login id or e-mail address [1 §4]. */
export const startSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in/password',
  access: 'public',
  body: credentials,
  reply: PasscodeStep,
  problems: [
    'not-found',
    'invalid-credentials',
    'account-inactive',
    'password-change-forced',
    'rate-limited',
  ],
})

export const submitPasscode = endpoint({
  method: 'POST',
  path: '/api/sign-in/passcode',
  access: 'public',
  body: object({ passcode }),
  reply: SessionView,
  problems: [
    'passcode-wrong',
    'account-inactive',
    'sign-in-expired',
    'sign-in-failed',
    'rate-limited',
  ],
})

/** Completes the sign-in; ends other sessions. */
export const chooseRequiredPassword = endpoint({
  method: 'POST',
  path: '/api/sign-in/new-password',
  access: 'public',
  body: object({ newPassword: password }),
  reply: Type.Object({ ...SessionView.properties, ...EndedSessions.properties }),
  problems: ['sign-in-expired', 'sign-in-failed', 'password-refused', 'outcome-unknown'],
})

/** For users who choose the channel at each sign-in. */
export const choosePasscodeChannel = endpoint({
  method: 'POST',
  path: '/api/sign-in/passcode/channel',
  access: 'public',
  body: object({ channel: choice(passcodeChannels) }),
  reply: PasscodeDelivery,
  problems: ['invalid-credentials', 'account-inactive', 'sign-in-expired', 'rate-limited'],
})

export const resendPasscode = endpoint({
  method: 'POST',
  path: '/api/sign-in/passcode/resend',
  access: 'public',
  once: true,
  reply: PasscodeDelivery,
  problems: [
    'invalid-credentials',
    'account-inactive',
    'sign-in-expired',
    'passcode-resends-exhausted',
    'rate-limited',
  ],
})

export const cancelSignIn = endpoint({
  method: 'DELETE',
  path: '/api/sign-in',
  access: 'public',
  unscored: true,
  reply: EmptyReply,
  problems: [],
})

/** Without a passcode [1 §8]. */
export const signInLegacy = endpoint({
  method: 'POST',
  path: '/api/sign-in/legacy',
  access: 'public',
  body: credentials,
  reply: SessionView,
  problems: [
    'not-found',
    'invalid-credentials',
    'password-change-forced',
    'sign-in-expired',
    'sign-in-failed',
    'rate-limited',
  ],
})
