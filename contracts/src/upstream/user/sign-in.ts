import { type Static, Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Flag, Text, UserId } from '../fields.ts'

/** `id` (ewId, TimeCode) and `loginId` (ewLoginId) differ in value: never one for the other. */
export const UserData = Type.Object({
  id: UserId,
  loginId: Type.String({ minLength: 1 }),
  firstName: Text,
  lastName: Text,
  sessionToken: Text,
  emailAddress: Text,
  entity: Text,
  passwordChangeRequired: Flag,
  forceShow2FAPref: Flag,
  /** Spelt two ways upstream; either will do. */
  isCali: Flag,
  isCaliforniaEmployee: Flag,
  securityQuestion: Text,
  securityQuestionAnswer: Text,
  eRecruitId: Text,
  /** The payroll system's id. */
  peopleSoftId: Text,
  isNewUser: Flag,
  hasCSO: Flag,
  /** These two are spelt two ways as well. */
  isIHT: Flag,
  IsIHT: Flag,
  timeReporting: Flag,
  hasTimeEntryPageAccess: Flag,
})
export type UserData = Static<typeof UserData>

export const UserBrand = Type.Object({
  Code: Type.String(),
  name: Text,
  ApplicationCode: Text,
  ERecruitId: Text,
  badgeNotification: Flag,
})

/**
 * Bot score of a token that the browser obtained: 0 is a machine, 1 a person [1 §7]. The answer is
 * not shown there; it is taken to be that of Google's own verification.
 */
export const verifyReCaptcha = operation({
  name: 'verifyReCaptcha',
  system: 'user',
  method: 'POST',
  path: '/Api/User/Google/ReCaptcha/Verify',
  body: Type.Object({ response: Type.String() }),
  reply: Type.Object({ score: Type.Number() }),
  as: 'service',
  readOnly: true,
})

export const checkUserForcePassword = operation({
  name: 'checkUserForcePassword',
  system: 'user',
  method: 'POST',
  path: '/User/CheckUserForcePassword',
  body: Type.Object({ EmailAddress: Type.String() }),
  reply: Type.Object({ forcePasswordReset: Flag }),
  as: 'service',
  readOnly: true,
})

const credentials = {
  Identity: Type.String(),
  Password: Type.String(),
  ClientId: Type.String(),
  ClientSecret: Type.String(),
}

/** Also makes the upstream send the passcode. `userData` is null for a wrong password. */
export const getLoginId = operation({
  name: 'getLoginId',
  system: 'user',
  method: 'POST',
  path: '/User/GetLoginId',
  body: Type.Object({
    ...credentials,
    /** Assumed: where to send it, for who is asked each time. */
    Channel: Type.Optional(Type.Enum(['SMS', 'Email'])),
  }),
  reply: Type.Object({
    message: Text,
    userData: Type.Optional(
      Type.Object({
        loginId: Type.String({ minLength: 1 }),
        /** Assumed and optional: without them the portal takes it that the code was e-mailed. */
        preference2FA: Text,
        phoneHint: Text,
      }),
    ),
  }),
  as: 'service',
})

export const check2FA = operation({
  name: 'check2FA',
  system: 'user',
  method: 'POST',
  path: '/user/Check2FA',
  body: Type.Object({ ewLoginId: Type.String(), token2FA: Type.String({ pattern: '^\\d{6}$' }) }),
  reply: Type.Object({ isValidated: Flag, jwt: Text }),
  as: 'service',
})

/** What every way of signing in answers. */
const LoginResult = Type.Object({
  userData: Type.Optional(UserData),
  brandList: Type.Optional(Type.Array(UserBrand)),
})

/** A failed login is a 200 without a body. The first brand is the default. */
export const login = operation({
  name: 'login',
  system: 'user',
  method: 'POST',
  path: '/User/Login',
  body: Type.Object({ ...credentials, Token2FA: Type.String() }),
  reply: LoginResult,
  mayBeEmpty: true,
  as: 'service',
})

/** The older way of signing in, without a passcode. Its field names are not shown. */
export const authenticateUser = operation({
  name: 'authenticateUser',
  system: 'user',
  method: 'POST',
  path: '/Api/User/Authenticate',
  body: Type.Object({ Identity: Type.String(), Password: Type.String() }),
  reply: LoginResult,
  mayBeEmpty: true,
  as: 'service',
  assumed: true,
})

/** Login data of somebody whom the identity provider has signed in. */
export const auth0Login = operation({
  name: 'auth0Login',
  system: 'user',
  method: 'POST',
  path: '/User/Auth0/Login',
  body: Type.Object({ identity: Type.String() }),
  reply: LoginResult,
  mayBeEmpty: true,
  as: 'service',
})

export const auth0Logout = operation({
  name: 'auth0Logout',
  system: 'user',
  method: 'POST',
  path: '/User/Auth0/Logout',
  body: Type.Object({ sessionToken: Type.String() }),
  as: 'service',
})

/** A passcode for a person who is signed in already: the step-up. */
export const send2FA = operation({
  name: 'send2FA',
  system: 'user',
  method: 'POST',
  path: '/User/Send2FA',
  body: Type.Object({
    ewLoginId: Type.String(),
    Channel: Type.Optional(Type.Enum(['SMS', 'Email'])),
  }),
  as: 'caller',
  assumed: true,
})

export const logout = operation({
  name: 'logout',
  system: 'user',
  method: 'POST',
  path: '/User/Logout',
  as: 'caller',
})
