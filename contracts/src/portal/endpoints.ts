import type { Endpoint } from '../endpoint.ts'
import {
  changePassword,
  hidePreference,
  readPreference,
  readSecurityQuestion,
  updatePreference,
  updateSecurityQuestion,
} from './account.ts'
import { chooseCompany } from './companies.ts'
import { readContent } from './content.ts'
import { setNotificationStatus } from './notification-status.ts'
import { downloadAttachment, listNotifications, readNotification } from './notifications.ts'
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
  readContent,
  listNotifications,
  readNotification,
  setNotificationStatus,
  downloadAttachment,
]
