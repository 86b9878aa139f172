import type { Operation } from '../operation.ts'
import { authenticate } from './account.ts'
import { activatePin, changeUserPassword, forcePasswordResetWithPin, showPin } from './admin.ts'
import {
  checkDuplicate,
  checkEmail,
  createCandidate,
  createCandidateWithResume,
  getCandidate,
  uploadResume,
} from './candidate.ts'
import {
  listAdSources,
  listDisabilities,
  listEducationLevels,
  listEthnicities,
  listGenders,
  listReasonsForLeaving,
  listVeteranStatuses,
} from './candidate-lookups.ts'
import { getBadgeRecognitionBadges } from './employee.ts'
import { getContent } from './employee-content.ts'
import {
  internalJobDetails,
  jobApplyCheck,
  jobDetails,
  searchInternalJobs,
  searchJobs,
} from './job.ts'
import { getSiteInformation, listJobTypes } from './job-lookups.ts'
import { getCountry, listCountries } from './locality.ts'
import {
  auth0Login,
  auth0Logout,
  authenticateUser,
  check2FA,
  checkUserForcePassword,
  getLoginId,
  login,
  logout,
  send2FA,
  verifyReCaptcha,
} from './user.ts'
import {
  add2FAPreference,
  getPhoneNumber,
  getPreference2FA,
  saveEmail,
  setUserPassword,
  updateForceShow2FAPref,
  updateSecurityQuestion,
} from './user-account.ts'
import {
  applyAsWorker,
  getCandidatePersonalInformation,
  getCandidateRecords,
} from './user-application.ts'
import {
  getNotification,
  getNotificationAttachment,
  incrementDownloadCounter,
  listNotifications,
  setNotificationStatus,
} from './user-notifications.ts'
import {
  findEmailAddress,
  forgotPassword,
  passwordReset,
  send2FAForReset,
  validatePasswordReset,
  verifyForgotPassword,
  verifyPasswordResetPin,
} from './user-recovery.ts'

/** Every operation the gateway may perform: the list that fakes and contract tests read. */
export const operations: readonly Operation[] = [
  authenticate,
  verifyReCaptcha,
  checkUserForcePassword,
  getLoginId,
  check2FA,
  login,
  logout,
  authenticateUser,
  auth0Login,
  auth0Logout,
  send2FA,
  getPreference2FA,
  getPhoneNumber,
  add2FAPreference,
  updateForceShow2FAPref,
  updateSecurityQuestion,
  setUserPassword,
  saveEmail,
  forgotPassword,
  verifyForgotPassword,
  verifyPasswordResetPin,
  validatePasswordReset,
  send2FAForReset,
  passwordReset,
  findEmailAddress,
  showPin,
  activatePin,
  forcePasswordResetWithPin,
  changeUserPassword,
  getContent,
  getBadgeRecognitionBadges,
  listCountries,
  getCountry,
  listGenders,
  listEthnicities,
  listVeteranStatuses,
  listDisabilities,
  listReasonsForLeaving,
  listEducationLevels,
  listAdSources,
  listJobTypes,
  getSiteInformation,
  searchJobs,
  searchInternalJobs,
  jobDetails,
  internalJobDetails,
  jobApplyCheck,
  checkEmail,
  checkDuplicate,
  getCandidate,
  uploadResume,
  createCandidate,
  createCandidateWithResume,
  applyAsWorker,
  getCandidatePersonalInformation,
  getCandidateRecords,
  listNotifications,
  getNotification,
  setNotificationStatus,
  getNotificationAttachment,
  incrementDownloadCounter,
]
