import type { EqualOpportunityData } from '@gatehouse/contracts/upstream/equal-opportunity-data'
import type { Preference2FA } from '@gatehouse/contracts/upstream/user'
import type { BrandCode } from './brands.ts'
import type { ElectronicDocument } from './documents/document.ts'
import type { Notification } from './notifications/notification.ts'

/** In the format of the Employee system; dates in several formats. */
export type Badge = {
  badgeName: string
  badgeImageUrl: string | null
  badgeDescription: string
  comments: string | null
  submittedOn: string
  submittedBy: string | null
}

/** In the format of the Employee system. */
export type Assignment = {
  companyName: string | null
  jobTitle: string
  startDate: string
  endDate: string | null
  rate: number | string | null
}

/** In the format of the Employee system. */
export type ChildSupportOrder = {
  hasDoc: boolean
  caseId: string | number
  docDate: string | number | null
  issuingTribunalName: string | null
  issuingOfficialTitle: string | null
  orderId: number | null
  remittanceID: string | null
}

/** By a link with both ids; asked for until the answers are on file. */
export interface SelfIdentification {
  applicationId: number
  answers: EqualOpportunityData | null
}

/** In the format of the User system. */
export type EmailActivity = {
  EmailSubject: string | null
  Sent: string
  EmailAddress: string
  DeliveryStatus: string | null
  StatusTimestamp: string | null
}

/** A user with an account. */
export interface Person {
  /** E-mail address: for sign-in and mail. */
  login: string
  /** Shown in the persona list. */
  role: string
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
  preference2FA: Preference2FA
  forceShow2FAPref: boolean
  /** Last six digits of the social security number. */
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
  /** Ids of jobs. */
  appliedFor: string[]
  documents: readonly ElectronicDocument[]
  notifications: readonly Notification[]
  assignments: readonly Assignment[]
  childSupportOrders: readonly ChildSupportOrder[]
  emails: readonly EmailActivity[]
  selfIdentifications: SelfIdentification[]
}
