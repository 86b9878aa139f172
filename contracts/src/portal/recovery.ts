import { Type } from 'typebox'
import { object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { EndedSessions } from '../ended-sessions.ts'
import { endpoint } from '../endpoint.ts'
import { NullableText } from '../nullable.ts'
import { email } from '../rules/email.ts'
import { comparableText } from '../rules/non-blank-text.ts'
import { password } from '../rules/password.ts'
import { pin } from '../rules/pin.ts'
import { ssnLastSix } from '../rules/ssn-last-six.ts'

/** Reply and timing are the same for unknown accounts by default, against user enumeration. */
export const requestResetLink = endpoint({
  method: 'POST',
  path: '/api/recovery/link',
  access: 'public',
  body: object({ username: email }),
  reply: Type.Object({
    /** Masked; null unless configuration discloses accounts. */
    sentTo: NullableText,
  }),
  problems: ['username-invalid', 'account-unknown', 'rate-limited'],
})

/** Mails a temporary password. An empty answer is rejected: upstream it would mail a link. */
export const answerSecurityQuestion = endpoint({
  method: 'POST',
  path: '/api/recovery/answer',
  access: 'public',
  body: object({ username: email, answer: comparableText(100) }),
  reply: EmptyReply,
  problems: ['answer-wrong', 'rate-limited'],
})

/** Opens the reset page, as a mailed link does. */
export const enterPin = endpoint({
  method: 'POST',
  path: '/api/recovery/pin',
  access: 'public',
  body: object({ pin }),
  reply: EmptyReply,
  // 'not-signed-in': the session was ended meanwhile.
  problems: ['pin-unknown', 'pin-used', 'not-signed-in', 'rate-limited'],
})

/** 'email-unknown' only if configuration discloses accounts, else 'email-withheld'. */
export const findEmail = endpoint({
  method: 'POST',
  path: '/api/recovery/email',
  access: 'public',
  body: object({ lastName: comparableText(100), lastSix: ssnLastSix }),
  reply: Type.Object({ emailAddress: Type.String() }),
  problems: ['email-unknown', 'email-withheld', 'rate-limited'],
})

export const readReset = endpoint({
  method: 'GET',
  path: '/api/recovery/reset',
  access: 'public',
  cache: 'never',
  reply: Type.Object({
    open: Type.Boolean(),
    /** False if the recipient of a new link is not known. */
    canResend: Type.Boolean(),
  }),
  problems: ['rate-limited'],
})

/** Mails a new link to the recipient of the expired one. */
export const resendResetLink = endpoint({
  method: 'POST',
  path: '/api/recovery/reset/resend',
  access: 'public',
  once: true,
  reply: EmptyReply,
  problems: ['reset-expired', 'rate-limited'],
})

/** Ends every session of the user, if their id is known. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/recovery/password',
  access: 'public',
  stepUp: 'reset-password',
  body: object({ newPassword: password }),
  reply: EndedSessions,
  problems: ['reset-expired', 'password-refused', 'outcome-unknown'],
})
