import type { BrandCode } from './brands.ts'
import type { Notification } from './notifications/notification.ts'

/** As the Employee system keeps it; days are written in more than one way. */
export type Badge = {
  badgeName: string
  badgeImageUrl: string | null
  badgeDescription: string
  comments: string | null
  submittedOn: string
  submittedBy: string | null
}

/** A user with an account. */
export interface Person {
  /** E-mail address: what is typed to sign in, and where mail goes. */
  login: string
  /** Described for readers of the persona list. */
  who: string
  special: string
  password: string
  /** `id` (ewId, TimeCode) and `loginId` (ewLoginId) differ in value. */
  id: string
  loginId: string
  firstName: string
  lastName: string
  active: boolean
  /** At the identity provider. */
  blocked: boolean
  forcePasswordReset: boolean
  passwordChangeRequired: boolean
  preference2FA: 'SMS' | 'Email' | 'None'
  forceShow2FAPref: boolean
  /** The last six digits of the social security number. */
  lastSix: string
  /** E.164. */
  phone: string | null
  entity: string
  eRecruitId: number | null
  peopleSoftId: string | null
  auth0PeopleNetClientId: string | null
  /** The first is the default. */
  brands: readonly BrandCode[]
  badgeNotification: boolean
  badges: readonly Badge[]
  isNewUser: boolean
  isIHT: boolean
  isCalifornia: boolean
  hasCSO: boolean
  timeReporting: boolean
  securityQuestion: string
  securityQuestionAnswer: string
  announcements: 'usual' | 'none'
  /** Ids of jobs applied for; what is here at first was before this world began. */
  appliedFor: string[]
  notifications: readonly Notification[]
}
