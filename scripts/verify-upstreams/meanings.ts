import { accountTypes, depositTypes } from '@gatehouse/bff/areas/direct-deposit/to-stored-deposit'
import { toDateOrInstant } from '@gatehouse/bff/areas/translate/to-date-or-instant'
import { isMissingDate, toIsoDate } from '@gatehouse/bff/areas/translate/to-iso-date'

/** Reading of a text or number by the gateway, beyond its type. */
export interface Meaning {
  expected: string
  isUnderstood(text: string): boolean
}

const day: Meaning = {
  expected: 'a date',
  isUnderstood: (text) => toIsoDate(text) !== null || isMissingDate(text),
}
const instant: Meaning = {
  expected: 'a time',
  isUnderstood: (text) => toDateOrInstant(text) !== null || isMissingDate(text),
}
const word = (...words: string[]): Meaning => ({
  expected: `one of ${words.join(', ')}`,
  isUnderstood: (text) => words.includes(text),
})

const notification = {
  Originated: instant,
  Status: {
    expected: 'a status that begins with N, U, V, R or A',
    isUnderstood: (text: string) => /^[NUVRA]/i.test(text),
  },
}
const notifications = {
  'Notifications[].Originated': notification.Originated,
  'Notifications[].Status': notification.Status,
}
const searchResults = { 'SearchResults[].DatePosted': day }
const preference: Meaning = {
  ...word('SMS', 'Email', 'None'),
  isUnderstood: (text) => /^(SMS|Email|None)$/i.test(text),
}

/** By operation and field. An unreadable value would be shown to users as none. */
export const meanings: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  getBadgeRecognitionBadges: { '[].submittedOn': day },
  getAssignments: { '[].startDate': day, '[].endDate': day },
  getChildSupportOrders: { '[].docDate': day },
  getElectronicDocuments: {
    'DocumentList[].ExpirationDate': day,
    'DocumentList[].SignedDate': day,
  },
  getEmailActivity: { '[].Sent': instant, '[].StatusTimestamp': instant },
  getNotification: notification,
  listNotifications: notifications,
  listNotificationsByStatus: notifications,
  getWaiverApplications: { '[].SubmittedOn': day },
  searchJobs: searchResults,
  searchInternalJobs: searchResults,
  jobDetails: { DatePosted: day },
  internalJobDetails: { DatePosted: day },
  readDirectDeposits: {
    'directDeposits[].ACCOUNT_TYPE': word(...Object.keys(accountTypes)),
    'directDeposits[].DEPOSIT_TYPE': word(...Object.keys(depositTypes)),
  },
  readW2Election: { election: word('1', '2') },
  getPreference2FA: { preference, preference2FA: preference },
}
