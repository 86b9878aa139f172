import { type Static, Type } from 'typebox'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { NullableText, nullable } from '../nullable.ts'
import { oneOf } from '../one-of.ts'

export const passcodeChannels = ['email', 'sms'] as const
export type PasscodeChannel = (typeof passcodeChannels)[number]
const PasscodeChannel = oneOf(passcodeChannels)

export const PasscodeDelivery = Type.Object({
  /** Null if unknown. */
  channel: nullable(PasscodeChannel),
  /** Masked; null after a sign-in by login id. */
  maskedAddress: NullableText,
  /** Seconds; null if no resends are left. */
  resendAfter: nullable(Type.Integer()),
})
export type PasscodeDelivery = Static<typeof PasscodeDelivery>

export const PasscodeOption = Type.Object({
  channel: PasscodeChannel,
  maskedAddress: NullableText,
})
export type PasscodeOption = Static<typeof PasscodeOption>

/** After the password: a passcode was sent, or the user chooses a channel. */
export const PasscodeStep = Type.Object({
  delivery: nullable(PasscodeDelivery),
  options: Type.Array(PasscodeOption),
})
export type PasscodeStep = Static<typeof PasscodeStep>

const Gate = oneOf(['california-notice', 'preference'])
export type Gate = Static<typeof Gate>

/** Decide which pages a user sees [1 §6, 3 §6]. */
export const Attributes = Type.Object({
  /** Not on assignment yet: menu entries are shown, but disabled. */
  isNewUser: Type.Boolean(),
  isIHT: Type.Boolean(),
  isCalifornia: Type.Boolean(),
  hasPayrollId: Type.Boolean(),
  hasERecruitId: Type.Boolean(),
  hasChildSupportOrder: Type.Boolean(),
  hasTimeReporting: Type.Boolean(),
  /** There are badges since the last visit. */
  hasRecognition: Type.Boolean(),
})
export type Attributes = Static<typeof Attributes>

export const Company = Type.Object({ code: Type.String(), name: Type.String() })
export type Company = Static<typeof Company>

/** Why the last return from the identity provider did not sign in. */
export const signInFailures = [
  'blocked',
  'account-inactive',
  'password-change-forced',
  'sign-in-failed',
] as const
export type SignInFailure = (typeof signInFailures)[number]

/** Contains no id and no token. */
export const SessionView = Type.Object({
  /** Null for a visitor. */
  person: nullable(
    Type.Object({
      firstName: Type.String(),
      lastName: Type.String(),
      /** Pseudonym of the user. */
      key: Type.String(),
      attributes: Attributes,
      companies: Type.Array(Company),
      /** Null until one of several is chosen. */
      company: NullableText,
    }),
  ),
  passcodeStep: nullable(PasscodeStep),
  newPasswordRequired: Type.Boolean(),
  gates: Type.Array(Gate),
  /** Seconds until the absolute timeout; null for visitors. */
  expiresIn: nullable(Type.Integer()),
  /** Signed in at the identity provider, but not here. */
  hasIdentitySession: Type.Boolean(),
  /** Told once. */
  signInFailure: nullable(oneOf(signInFailures)),
})
export type SessionView = Static<typeof SessionView>
/** A signed-in user. */
export type Person = NonNullable<SessionView['person']>

export const visitorSession: SessionView = {
  person: null,
  passcodeStep: null,
  newPasswordRequired: false,
  gates: [],
  expiresIn: null,
  hasIdentitySession: false,
  signInFailure: null,
}

export const readSession = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'public',
  cache: 'never',
  reply: SessionView,
  problems: [],
})

/** Public, so that it also succeeds after expiry. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/session/sign-out',
  access: 'public',
  anyPerson: true,
  reply: EmptyReply,
  problems: [],
})

export const acceptNotice = endpoint({
  method: 'POST',
  path: '/api/session/california-notice',
  access: 'signed-in',
  unscored: true,
  reply: SessionView,
  problems: [],
})
