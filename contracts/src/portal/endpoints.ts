import type { Endpoint } from '../endpoint.ts'
import {
  changePassword,
  hidePreference,
  readEmail,
  readPreference,
  readSecurityQuestion,
  updateEmail,
  updatePreference,
  updateSecurityQuestion,
} from './account.ts'
import { chooseCompany } from './companies.ts'
import { readContent } from './content.ts'
import {
  findPostalCode,
  readApplied,
  readJob,
  searchJobs,
  similarJobs,
  widenSearch,
} from './jobs.ts'
import {
  readAdSources,
  readCountries,
  readDisabilities,
  readEducationLevels,
  readEthnicities,
  readGenders,
  readJobTypes,
  readReasonsForLeaving,
  readSiteInformation,
  readStates,
  readVeteranStatuses,
} from './lookups.ts'
import { setNotificationStatus } from './notification-status.ts'
import { downloadAttachment, listNotifications, readNotification } from './notifications.ts'
import { readBadges } from './recognition.ts'
import {
  answerSecurityQuestion,
  enterPin,
  findEmail,
  readReset,
  requestResetLink,
  resendResetLink,
  resetPassword,
} from './recovery.ts'
import { acceptNotice, listSessions, readSession, signOut, signOutElsewhere } from './session.ts'
import {
  cancelSignIn,
  choosePasscodeWay,
  finishSignIn,
  resendPasscode,
  signInLegacy,
  startSignIn,
} from './sign-in.ts'
import { checkStepUpPasscode, sendStepUpPasscode } from './step-up.ts'

/** Every endpoint of the gateway: the list that policy tests and the API document read. */
export const endpoints: readonly Endpoint[] = [
  startSignIn,
  choosePasscodeWay,
  finishSignIn,
  resendPasscode,
  cancelSignIn,
  signInLegacy,
  sendStepUpPasscode,
  checkStepUpPasscode,
  readSession,
  acceptNotice,
  signOut,
  listSessions,
  signOutElsewhere,
  readPreference,
  updatePreference,
  hidePreference,
  readSecurityQuestion,
  updateSecurityQuestion,
  changePassword,
  chooseCompany,
  readEmail,
  updateEmail,
  requestResetLink,
  answerSecurityQuestion,
  enterPin,
  findEmail,
  readReset,
  resendResetLink,
  resetPassword,
  readContent,
  readBadges,
  readCountries,
  readStates,
  readGenders,
  readEthnicities,
  readVeteranStatuses,
  readDisabilities,
  readReasonsForLeaving,
  readEducationLevels,
  readJobTypes,
  readAdSources,
  readSiteInformation,
  searchJobs,
  widenSearch,
  readJob,
  similarJobs,
  readApplied,
  findPostalCode,
  listNotifications,
  readNotification,
  setNotificationStatus,
  downloadAttachment,
]
