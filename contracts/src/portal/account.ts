import { Type } from 'typebox'
import { object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { EndedSessions } from '../ended-sessions.ts'
import { endpoint } from '../endpoint.ts'
import { NullableText, nullable } from '../nullable.ts'
import { oneOf } from '../one-of.ts'
import { choice } from '../rules/choice.ts'
import { email } from '../rules/email.ts'
import { comparableText, nonBlankText } from '../rules/non-blank-text.ts'
import { password } from '../rules/password.ts'
import { phone } from '../rules/phone.ts'
import { requiredText } from '../rules/required-text.ts'
import { rule } from '../rules/rule.ts'
import { SessionView } from './session.ts'

/** 'prompt': the user chooses at each sign-in ("Prompt me when I log in"). */
const passcodePreferences = ['sms', 'email', 'prompt'] as const
export type PasscodePreference = (typeof passcodePreferences)[number]

export const readPreference = endpoint({
  method: 'GET',
  path: '/api/account/preference',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({
    /** Null before the first choice. */
    preference: nullable(oneOf(passcodePreferences)),
    phone: NullableText,
  }),
  problems: [],
})

/** A phone number passes the gate 'preference' [1 §4]. */
export const updatePreference = endpoint({
  method: 'PUT',
  path: '/api/account/preference',
  access: 'signed-in',
  stepUp: 'change-preference',
  body: object({
    preference: choice(passcodePreferences),
    phone: phone.when('preference', {
      is: 'email',
      otherwise: (schema) => schema.required(rule('required')),
    }),
  }),
  reply: SessionView,
  problems: [],
})

/** Passes the gate 'preference' without an answer [1 §2]. */
export const hidePreference = endpoint({
  method: 'POST',
  path: '/api/account/preference/hide',
  access: 'signed-in',
  reply: SessionView,
  problems: [],
})

/** Not cached: the question is kept in the session. */
export const readSecurityQuestion = endpoint({
  method: 'GET',
  path: '/api/account/security-question',
  access: 'signed-in',
  cache: 'never',
  reply: Type.Object({
    question: NullableText,
    hasAnswer: Type.Boolean(),
  }),
  problems: [],
})

/** A POST because of its step-up: the answer is enough to take over the account. */
export const showSecurityAnswer = endpoint({
  method: 'POST',
  path: '/api/account/security-question/answer',
  access: 'signed-in',
  stepUp: 'show-security-answer',
  reply: Type.Object({ answer: NullableText }),
  problems: [],
})

export const updateSecurityQuestion = endpoint({
  method: 'PUT',
  path: '/api/account/security-question',
  access: 'signed-in',
  stepUp: 'change-security-question',
  body: object({ question: nonBlankText(200), answer: comparableText(100) }),
  reply: EmptyReply,
  problems: [],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'signed-in',
  stepUp: 'change-password',
  body: object({ currentPassword: requiredText(256), newPassword: password }),
  reply: EndedSessions,
  problems: ['password-refused', 'outcome-unknown'],
})

export const requestOwnResetLink = endpoint({
  method: 'POST',
  path: '/api/account/reset-link',
  access: 'signed-in',
  reply: Type.Object({
    /** Masked; null if the address is unknown. */
    sentTo: NullableText,
  }),
  problems: ['outcome-unknown', 'rate-limited'],
})

/** Not cached: the address is kept in the session. */
export const readEmail = endpoint({
  method: 'GET',
  path: '/api/account/email',
  access: 'signed-in',
  cache: 'never',
  reply: Type.Object({
    email: NullableText,
  }),
  problems: [],
})

export const updateEmail = endpoint({
  method: 'PUT',
  path: '/api/account/email',
  access: 'signed-in',
  stepUp: 'change-email',
  body: object({ email }),
  reply: EmptyReply,
  problems: ['outcome-unknown'],
})
