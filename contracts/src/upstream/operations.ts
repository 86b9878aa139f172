import type { Operation } from '../operation.ts'
import { authenticate } from './account.ts'
import { getContent } from './employee-content.ts'
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
  setUserPassword,
  updateForceShow2FAPref,
  updateSecurityQuestion,
} from './user-account.ts'
import {
  getNotification,
  getNotificationAttachment,
  incrementDownloadCounter,
  listNotifications,
  setNotificationStatus,
} from './user-notifications.ts'

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
  getContent,
  listNotifications,
  getNotification,
  setNotificationStatus,
  getNotificationAttachment,
  incrementDownloadCounter,
]
