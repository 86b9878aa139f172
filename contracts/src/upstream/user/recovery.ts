import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Flag, Text, UserId } from '../fields.ts'

/**
 * Mails a link to whom it knows. Its answer is taken to be the account validation response [1 §3]:
 * somebody unknown is a 4xx or not `Valid`.
 */
export const forgotPassword = operation({
  name: 'forgotPassword',
  system: 'user',
  method: 'POST',
  path: '/Api/User/ForgotPassword',
  body: Type.Object({ username: Type.String() }),
  reply: Type.Object({ Valid: Flag, UserId: Text, EmailAddress: Text }),
  mayBeEmpty: true,
  as: 'service',
  assumed: true,
})

/**
 * The right answer mails a temporary password, an empty one mails a new link [1 §4]. A wrong one is
 * taken to be a 4xx or not `Valid`.
 */
export const verifyForgotPassword = operation({
  name: 'verifyForgotPassword',
  system: 'user',
  method: 'POST',
  path: '/Api/User/:id/ForgotPassword/Verify',
  params: { id: UserId },
  body: Type.Object({ securityQuestionAnswer: Type.String() }),
  reply: Type.Object({ Valid: Flag }),
  mayBeEmpty: true,
  as: 'service',
  assumed: true,
})

/** `message` says whether there is such a PIN: "Record located successfully" [1 §8]. */
export const verifyPasswordResetPin = operation({
  name: 'verifyPasswordResetPin',
  system: 'user',
  method: 'POST',
  path: '/Api/User/PasswordResetPin/Verify',
  body: Type.Object({ pin: Type.String() }),
  reply: Type.Object({ message: Text, login: Text, token: Text }),
  as: 'service',
  readOnly: true,
  assumed: true,
})

/** What a token of a link or a PIN is good for [1 §3 Password reset config]. */
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
  as: 'service',
  readOnly: true,
  assumed: true,
})

/**
 * A passcode for somebody who is not signed in and has an open reset: the same call as send2FA, with
 * the service's credentials alone.
 */
export const send2FAForReset = operation({
  name: 'send2FAForReset',
  system: 'user',
  method: 'POST',
  path: '/User/Send2FA',
  body: Type.Object({
    ewLoginId: Type.String(),
    Channel: Type.Optional(Type.Enum(['SMS', 'Email'])),
  }),
  as: 'service',
  assumed: true,
})

/**
 * The further field of [1 §7] is not named there: it is taken to be the proof of the passcode, by
 * the name it has in Check2FA's answer. What it refuses is told in the answer's own words.
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
  as: 'service',
  assumed: true,
})

/** The workplace address of somebody; none when nobody is found [1 §8]. */
export const findEmailAddress = operation({
  name: 'findEmailAddress',
  system: 'user',
  method: 'POST',
  path: '/Api/User/FindEmailAddress',
  body: Type.Object({ LastName: Type.String(), LastSix: Type.String({ pattern: '^\\d{6}$' }) }),
  reply: Type.Object({ EmailAddress: Text }),
  mayBeEmpty: true,
  as: 'service',
  readOnly: true,
})
