import { type Static, Type } from 'typebox'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'

/** Where a passcode went, masked, and when another may be asked for. */
export const PasscodeDelivery = Type.Object({
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
  /** Null when the person signed in with a login id, which tells no address. */
  maskedAddress: Type.Union([Type.String(), Type.Null()]),
  /** Seconds until a resend is accepted; null when there are none left. */
  resendAfter: Type.Union([Type.Integer(), Type.Null()]),
})
export type PasscodeDelivery = Static<typeof PasscodeDelivery>

/** A way a passcode can go, masked. */
export const PasscodeOption = Type.Object({
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
  maskedAddress: Type.Union([Type.String(), Type.Null()]),
})
export type PasscodeOption = Static<typeof PasscodeOption>

/** What comes after the password: a passcode that was sent, or the choice which way it shall go. */
export const PasscodeStep = Type.Object({
  delivery: Type.Union([PasscodeDelivery, Type.Null()]),
  /** What to choose from while nothing has been sent ("Prompt me when I log in"); else empty. */
  options: Type.Array(PasscodeOption),
})
export type PasscodeStep = Static<typeof PasscodeStep>

/** What stands between signing in and the first page, in this order [decisions]. */
export const Gate = Type.Union([Type.Literal('california-notice'), Type.Literal('preference')])
export type Gate = Static<typeof Gate>

/** What decides which parts of the portal concern somebody [1 §6, 3 §6]. */
export const Attributes = Type.Object({
  /** Not on assignment yet: the menu shows what there will be, and opens none of it. */
  isNewUser: Type.Boolean(),
  isIHT: Type.Boolean(),
  isCalifornia: Type.Boolean(),
  hasPayrollId: Type.Boolean(),
  hasERecruitId: Type.Boolean(),
  hasChildSupportOrder: Type.Boolean(),
  hasTimeReporting: Type.Boolean(),
  /** Badges have come since they were last looked at. */
  hasRecognition: Type.Boolean(),
})
export type Attributes = Static<typeof Attributes>

/** A brand that somebody registered with, applied to or worked for; on screen a company. */
export const Company = Type.Object({ code: Type.String(), name: Type.String() })
export type Company = Static<typeof Company>

/** Who is signed in, as the screen needs it: no id, no token. */
export const SessionView = Type.Object({
  /** Null for a visitor. */
  person: Type.Union([
    Type.Object({
      firstName: Type.String(),
      lastName: Type.String(),
      /** The same for the same person, and nothing else: tells whose an unfinished form is. */
      key: Type.String(),
      attributes: Attributes,
      companies: Type.Array(Company),
      /** Code of the company acted under; null until one of several has been chosen. */
      company: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** For a visitor who has given the password; else null. */
  passcodeStep: Type.Union([PasscodeStep, Type.Null()]),
  /** What has to be passed before any page; empty for visitors. */
  gates: Type.Array(Gate),
  /** Seconds until the session ends, however much it is used; null for visitors. */
  expiresIn: Type.Union([Type.Integer(), Type.Null()]),
  /** Whether the identity provider has signed somebody in who is not signed in here. */
  hasIdentitySession: Type.Boolean(),
})
export type SessionView = Static<typeof SessionView>

export const readSession = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'public',
  cache: 'never',
  reply: SessionView,
  problems: [],
})

/** Public, so that signing out twice, or after expiry, is no error. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/session/sign-out',
  access: 'public',
  reply: EmptyReply,
  problems: [],
})

/** The notice to California employees and applicants, understood and accepted [1 §2]. */
export const acceptNotice = endpoint({
  method: 'POST',
  path: '/api/session/california-notice',
  access: 'signed-in',
  reply: SessionView,
  problems: [],
})

/** A place where the caller is signed in. Times are ISO 8601. */
const ActiveSession = Type.Object({
  /** What the browser says of itself; empty when it says nothing. */
  browser: Type.String(),
  system: Type.String(),
  since: Type.String(),
  lastUsed: Type.String(),
  /** The one that asks. */
  current: Type.Boolean(),
})

/** Where the caller is signed in, the newest first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/session/active',
  access: 'signed-in',
  cache: 'never',
  reply: Type.Object({ sessions: Type.Array(ActiveSession) }),
  problems: [],
})

export const signOutOtherSessions = endpoint({
  method: 'POST',
  path: '/api/session/sign-out-elsewhere',
  access: 'signed-in',
  reply: Type.Object({ endedSessions: Type.Integer() }),
  problems: [],
})
