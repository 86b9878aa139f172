import { type Static, Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Amount, Flag, harmless, KnownId, LenientFlag, Text, UserId, Word } from '../fields.ts'

/** `id` (ewId, TimeCode) and `loginId` (ewLoginId) are different ids; never interchange them. */
export const UserData = Type.Object({
  id: Type.Union([UserId, Type.Number()]),
  loginId: Type.String({ minLength: 1 }),
  firstName: Text,
  lastName: Text,
  sessionToken: Text,
  emailAddress: Text,
  entity: Text,
  passwordChangeRequired: Flag,
  forceShow2FAPref: Flag,
  /** Two spellings upstream. */
  isCali: Flag,
  isCaliforniaEmployee: Flag,
  securityQuestion: Text,
  securityQuestionAnswer: Text,
  eRecruitId: KnownId,
  peopleSoftId: Text,
  /** Of time entry's single sign-on; two spellings upstream. */
  auth0PeopleNetClientId: Text,
  Auth0PeopleNetClientId: Text,
  isNewUser: LenientFlag,
  hasCSO: LenientFlag,
  /** Two spellings upstream. */
  isIHT: Flag,
  IsIHT: Flag,
  timeReporting: LenientFlag,
  hasTimeEntryPageAccess: LenientFlag,
})
export type UserData = Static<typeof UserData>

export const UserBrand = Type.Object({
  /** Missing in the row of someone without a company. */
  Code: Word,
  name: Word,
  ApplicationCode: Word,
  ERecruitId: KnownId,
  badgeNotification: LenientFlag,
})
export type UserBrand = Static<typeof UserBrand>

/**
 * Bot score: 0 is a bot, 1 a human. The reply is assumed to be Google's: without `score` if the token
 * is invalid, or the upstream's secret.
 */
export const verifyReCaptcha = operation({
  name: 'verifyReCaptcha',
  system: 'user',
  method: 'POST',
  path: '/Api/User/Google/ReCaptcha/Verify',
  body: Type.Object({ response: Type.String() }),
  reply: Type.Object({
    success: Flag,
    score: Amount,
    'error-codes': Type.Optional(Type.Array(Type.String(harmless))),
  }),
  requiresAnyOf: ['score', 'success'],
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
  requiresAnyOf: ['forcePasswordReset'],
  as: 'service',
  readOnly: true,
})

export const channels = ['SMS', 'Email'] as const
export type Channel = (typeof channels)[number]

const credentials = {
  Identity: Type.String(),
  Password: Type.String(),
  ClientId: Type.String(),
  ClientSecret: Type.String(),
}

export const inactiveMessage = /inactive/i

/** Also sends the passcode. `userData` is null for a wrong password. */
export const getLoginId = operation({
  name: 'getLoginId',
  system: 'user',
  method: 'POST',
  path: '/User/GetLoginId',
  body: Type.Object({
    ...credentials,
    /** Assumed. */
    Channel: Type.Optional(Type.Enum([...channels])),
  }),
  reply: Type.Object({
    message: Text,
    userData: Type.Optional(
      Type.Object({
        loginId: Type.String({ minLength: 1 }),
        /** Assumed. Without them the channel is e-mail. */
        preference2FA: Word,
        phoneHint: Text,
      }),
    ),
  }),
  requiresAnyOf: ['userData'],
  plainMessage: inactiveMessage,
  as: 'service',
})

export const check2FA = operation({
  name: 'check2FA',
  system: 'user',
  method: 'POST',
  path: '/user/Check2FA',
  body: Type.Object({ ewLoginId: Type.String(), token2FA: Type.String({ pattern: '^\\d{6}$' }) }),
  reply: Type.Object({ isValidated: Type.Boolean(), jwt: Text }),
  as: 'service',
})

/** The object form of `brandList`: some fields of the user beside the brands [1 §3]. */
const brandData = {
  BrandList: Type.Optional(Type.Array(UserBrand)),
  entity: Text,
  eRecruitId: KnownId,
  isNewUser: LenientFlag,
  IsIHT: Flag,
}
const BrandData = Type.Object(brandData, {
  anyOf: Object.keys(brandData).map((name) => ({ required: [name] })),
})

const LoginResult = Type.Object({
  userData: Type.Optional(UserData),
  brandList: Type.Optional(Type.Union([Type.Array(UserBrand), BrandData])),
})
export type LoginResult = Static<typeof LoginResult>

/** A failed login is a 200 without a body. The first brand is the default. */
export const login = operation({
  name: 'login',
  system: 'user',
  method: 'POST',
  path: '/User/Login',
  body: Type.Object({ ...credentials, Token2FA: Type.String() }),
  reply: LoginResult,
  requiresAnyOf: ['userData'],
  mayBeEmpty: true,
  as: 'service',
})

/** Without a passcode. Field names are assumed. */
export const authenticateUser = operation({
  name: 'authenticateUser',
  system: 'user',
  method: 'POST',
  path: '/Api/User/Authenticate',
  body: Type.Object({ Identity: Type.String(), Password: Type.String() }),
  reply: LoginResult,
  requiresAnyOf: ['userData'],
  mayBeEmpty: true,
  as: 'service',
  assumed: true,
})

export const auth0Login = operation({
  name: 'auth0Login',
  system: 'user',
  method: 'POST',
  path: '/User/Auth0/Login',
  body: Type.Object({ identity: Type.String() }),
  reply: LoginResult,
  requiresAnyOf: ['userData'],
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

/** For a signed-in user: the step-up. */
export const send2FA = operation({
  name: 'send2FA',
  system: 'user',
  method: 'POST',
  path: '/User/Send2FA',
  body: Type.Object({
    ewLoginId: Type.String(),
    Channel: Type.Optional(Type.Enum([...channels])),
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
