import { type Static, Type } from 'typebox'
import { operation } from '../operation.ts'

const Text = Type.Optional(Type.String())
const Flag = Type.Optional(Type.Boolean())

/** ewId: as a path parameter it can climb nowhere. */
export const UserId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })

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
})
export type UserData = Static<typeof UserData>

export const UserBrand = Type.Object({ Code: Type.String(), ApplicationCode: Text })

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
  reads: true,
})

export const checkUserForcePassword = operation({
  name: 'checkUserForcePassword',
  system: 'user',
  method: 'POST',
  path: '/User/CheckUserForcePassword',
  body: Type.Object({ EmailAddress: Type.String() }),
  reply: Type.Object({ forcePasswordReset: Flag }),
  as: 'service',
  reads: true,
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

const ofUser = Type.Object({ ewUserId: Type.String() })

/** How passcodes come. The field is named in two ways [1 §3, §7]; either will do. */
export const getPreference2FA = operation({
  name: 'getPreference2FA',
  system: 'user',
  method: 'POST',
  path: '/User/GetPreference2FA',
  body: ofUser,
  reply: Type.Object({ preference: Text, preference2FA: Text }),
  mayBeEmpty: true,
  as: 'caller',
  reads: true,
})

export const getPhoneNumber = operation({
  name: 'getPhoneNumber',
  system: 'user',
  method: 'POST',
  path: '/User/Auth0/GetPhoneNumber',
  body: ofUser,
  reply: Type.Object({ phoneE164: Text }),
  mayBeEmpty: true,
  as: 'caller',
  reads: true,
})

/** An empty phone takes away the one on file. */
export const add2FAPreference = operation({
  name: 'add2FAPreference',
  system: 'user',
  method: 'POST',
  path: '/User/Auth0/Add2FAPreference',
  body: Type.Object({
    ewUserId: Type.String(),
    phoneE164: Type.String({ pattern: '^(\\+1\\d{10})?$' }),
    preference: Type.Enum(['SMS', 'Email', 'None']),
  }),
  as: 'caller',
})

/** Whoever has been made to choose is not made to again. */
export const updateForceShow2FAPref = operation({
  name: 'updateForceShow2FAPref',
  system: 'user',
  method: 'POST',
  path: '/User/UpdateForceShow2FAPref',
  body: ofUser,
  as: 'caller',
})

export const updateSecurityQuestion = operation({
  name: 'updateSecurityQuestion',
  system: 'user',
  method: 'POST',
  path: '/User/:ewId/SecurityQuestion',
  params: { ewId: UserId },
  body: Type.Object({ securityQuestion: Type.String(), securityQuestionAnswer: Type.String() }),
  as: 'caller',
})

/** What it refuses is told in the answer's own words: as a string, `message` or `Message`. */
export const setUserPassword = operation({
  name: 'setUserPassword',
  system: 'user',
  method: 'POST',
  path: '/User/:id/SetUserPassword',
  params: { id: UserId },
  body: Type.Object({
    CurrentPassword: Type.String(),
    RepeatPassword1: Type.String(),
    RepeatPassword2: Type.String(),
  }),
  as: 'caller',
})

/** What `entity` looks like is assumed. */
export const saveEmail = operation({
  name: 'saveEmail',
  system: 'user',
  method: 'POST',
  path: '/User/:entity/:ewId/Email',
  params: { entity: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }), ewId: UserId },
  body: Type.Object({ email: Type.String() }),
  as: 'caller',
  assumed: true,
})
