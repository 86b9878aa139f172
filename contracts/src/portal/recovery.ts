import { Type } from 'typebox'
import { object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { email } from '../rules/email.ts'
import { nonBlankText } from '../rules/non-blank-text.ts'
import { password } from '../rules/password.ts'
import { ssnLastSix } from '../rules/ssn-last-six.ts'

/**
 * Mails a link to choose a new password [1 §2 Password reset dialog]. Unless configuration says
 * otherwise the answer is the same, in the same time, whether or not there is such an account.
 */
export const requestResetLink = endpoint({
  method: 'POST',
  path: '/api/recovery/link',
  access: 'public',
  body: object({ username: email }),
  reply: Type.Object({
    /** Where it went, masked; null where configuration keeps to itself whether there is an account. */
    sentTo: Type.Union([Type.String(), Type.Null()]),
  }),
  problems: ['username-invalid', 'account-unknown', 'rate-limited'],
})

/**
 * The right answer makes the upstream mail a temporary password. An empty one, which would make it
 * mail a link, is no answer.
 */
export const answerSecurityQuestion = endpoint({
  method: 'POST',
  path: '/api/recovery/answer',
  access: 'public',
  body: object({ username: email, answer: nonBlankText(100) }),
  reply: EmptyReply,
  problems: ['answer-wrong', 'rate-limited'],
})

/** The right PIN opens the password reset page, as a link in a mail does. */
export const enterPin = endpoint({
  method: 'POST',
  path: '/api/recovery/pin',
  access: 'public',
  body: object({ pin: nonBlankText(20) }),
  reply: EmptyReply,
  problems: ['pin-unknown', 'pin-used', 'rate-limited'],
})

/**
 * The workplace e-mail address of who has forgotten it. 'email-unknown' is told where configuration
 * says in plain words that there is nobody; else 'email-withheld'.
 */
export const findEmail = endpoint({
  method: 'POST',
  path: '/api/recovery/email',
  access: 'public',
  body: object({ lastName: nonBlankText(100), lastSix: ssnLastSix }),
  reply: Type.Object({ emailAddress: Type.String() }),
  problems: ['email-unknown', 'email-withheld', 'rate-limited'],
})

/** Whether the link or the PIN that this browser came with is good for a new password. */
export const readReset = endpoint({
  method: 'GET',
  path: '/api/recovery/reset',
  access: 'public',
  cache: 'never',
  reply: Type.Object({
    open: Type.Boolean(),
    /** For one that is not: whether it is known whom a new link would be sent to. */
    canResend: Type.Boolean(),
  }),
  problems: [],
})

/** Mails a new link to whom the link that is no longer good was sent. */
export const resendResetLink = endpoint({
  method: 'POST',
  path: '/api/recovery/reset/resend',
  access: 'public',
  once: true,
  reply: EmptyReply,
  problems: ['reset-expired', 'rate-limited'],
})

/** Chooses a new password; every session of the person ends. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/recovery/password',
  access: 'public',
  stepUp: 'reset-password',
  body: object({ newPassword: password }),
  reply: EmptyReply,
  problems: ['reset-expired', 'password-refused', 'outcome-unknown'],
})
