import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Flag, Text, UserId } from '../fields.ts'
import { send2FA } from './sign-in.ts'

/** Mails a link; a 2xx without a body did too [1 §7]. An unknown user is assumed to be a 4xx or not `Valid`. */
export const forgotPassword = operation({
  name: 'forgotPassword',
  system: 'user',
  method: 'POST',
  path: '/Api/User/ForgotPassword',
  body: Type.Object({ username: Type.String() }),
  reply: Type.Object({ Valid: Flag, UserId: Text, EmailAddress: Text }),
  requiresAnyOf: ['Valid', 'UserId', 'EmailAddress'],
  mayBeEmpty: true,
  as: 'service',
  assumed: true,
})

/**
 * A correct answer mails a temporary password, an empty one a new link [1 §4]. The reply is
 * assumed.
 */
export const verifyForgotPassword = operation({
  name: 'verifyForgotPassword',
  system: 'user',
  method: 'POST',
  path: '/Api/User/:id/ForgotPassword/Verify',
  params: { id: UserId },
  body: Type.Object({ securityQuestionAnswer: Type.String() }),
  reply: Type.Object({ Valid: Flag }),
  requiresAnyOf: ['Valid'],
  as: 'service',
  assumed: true,
})

/** `message` "Record located successfully" means found [1 §8]. */
export const verifyPasswordResetPin = operation({
  name: 'verifyPasswordResetPin',
  system: 'user',
  method: 'POST',
  path: '/Api/User/PasswordResetPin/Verify',
  body: Type.Object({ pin: Type.String() }),
  reply: Type.Object({ message: Text, login: Text, token: Text }),
  requiresAnyOf: ['message', 'token'],
  as: 'service',
  readOnly: true,
  assumed: true,
})

/** State of a reset token [1 §3]. */
export const validatePasswordReset = operation({
  name: 'validatePasswordReset',
  system: 'user',
  method: 'POST',
  path: '/User/ValidatePasswordReset',
  body: Type.Object({ token: Type.String() }),
  reply: Type.Object({
    isValid: Flag,
    ewLoginId: Text,
    config: Type.Optional(
      Type.Object({
        loginId: Text,
        HasExpired: Flag,
        HasBeenActuated: Flag,
        PinDoesNotMatch: Flag,
        IsValid: Flag,
        UserId: Text,
      }),
    ),
  }),
  requiresAnyOf: ['isValid', 'config'],
  as: 'service',
  readOnly: true,
  assumed: true,
})

/** send2FA for an open reset: without a session, with the service's credentials. */
export const send2FAForReset = operation({ ...send2FA, name: 'send2FAForReset', as: 'service' })

/**
 * [1 §7] does not name one field; `jwt` is assumed, the proof that Check2FA returns. A
 * rejection carries a text.
 */
export const passwordReset = operation({
  name: 'passwordReset',
  system: 'user',
  method: 'POST',
  path: '/User/PasswordReset',
  body: Type.Object({
    loginId: Type.String(),
    password: Type.String(),
    token: Type.String(),
    jwt: Text,
  }),
  successFields: ['message'],
  as: 'service',
  assumed: true,
})

/** EmailAddress is null if not found. */
export const findEmailAddress = operation({
  name: 'findEmailAddress',
  system: 'user',
  method: 'POST',
  path: '/Api/User/FindEmailAddress',
  body: Type.Object({ LastName: Type.String(), LastSix: Type.String({ pattern: '^\\d{6}$' }) }),
  reply: Type.Object({ EmailAddress: Text }),
  requiresAnyOf: ['EmailAddress'],
  as: 'service',
  readOnly: true,
})

/** Mails a reset link to a signed-in user. */
export const requestPasswordReset = operation({
  name: 'requestPasswordReset',
  system: 'user',
  method: 'GET',
  path: '/User/:id/RequestPasswordReset',
  params: { id: UserId },
  hasSideEffects: true,
  as: 'caller',
})

/** Only validates, unlike verifyForgotPassword [4]. */
export const validateSecurityAnswer = operation({
  name: 'validateSecurityAnswer',
  system: 'user',
  method: 'POST',
  path: '/Api/User/:ewId/SecurityQuestion/ValidateAnswer',
  params: { ewId: UserId },
  body: Type.Object({ question: Type.String(), answer: Type.String() }),
  reply: Type.Object({ Valid: Flag }),
  requiresAnyOf: ['Valid'],
  as: 'service',
  readOnly: true,
  assumed: true,
})
