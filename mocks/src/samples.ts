import type { Operation, OperationBody, OperationParams } from '@gatehouse/contracts/operation'
import { authenticate } from '@gatehouse/contracts/upstream/account'
import { getContent } from '@gatehouse/contracts/upstream/employee-content'
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
} from '@gatehouse/contracts/upstream/user'
import {
  add2FAPreference,
  getPhoneNumber,
  getPreference2FA,
  setUserPassword,
  updateForceShow2FAPref,
  updateSecurityQuestion,
} from '@gatehouse/contracts/upstream/user-account'
import {
  getNotification,
  getNotificationAttachment,
  incrementDownloadCounter,
  listNotifications,
  setNotificationStatus,
} from '@gatehouse/contracts/upstream/user-notifications'
import type { Input } from './client/call-operation.ts'
import type { Given } from './client/given.ts'

/** How far a caller must have come before an operation can succeed, first things first. */
export const stages = [
  'nothing',
  'service-token',
  'passcode-sent',
  'passcode-checked',
  'signed-in',
] as const
export type Stage = (typeof stages)[number]

export interface Sample {
  operation: Operation
  needs: Stage
  input(given: Given): Input
}

function sample<const O extends Operation>(
  operation: O,
  needs: Stage,
  input: (given: Given) => { params?: OperationParams<O>; body?: OperationBody<O> },
): Sample {
  return { operation, needs, input: (given) => input(given) as Input }
}

function credentialsOf(given: Given) {
  return {
    Identity: given.login,
    Password: given.password,
    ClientId: given.clientId,
    ClientSecret: given.clientSecret,
  }
}

/** A notification with a file. */
function attached(given: Given) {
  return { id: given.userId, nid: '880104' }
}

/** A request of each operation that ought to succeed, at the fakes as at a real host. */
export const samples: readonly Sample[] = [
  sample(authenticate, 'nothing', (given) => ({
    body: { username: given.serviceUsername, password: given.servicePassword },
  })),
  sample(verifyReCaptcha, 'service-token', () => ({ body: { response: 'person' } })),
  sample(checkUserForcePassword, 'service-token', (given) => ({
    body: { EmailAddress: given.login },
  })),
  sample(getLoginId, 'service-token', (given) => ({ body: credentialsOf(given) })),
  sample(check2FA, 'passcode-sent', (given) => ({
    body: { ewLoginId: given.loginId, token2FA: given.passcode },
  })),
  sample(login, 'passcode-checked', (given) => ({
    body: { ...credentialsOf(given), Token2FA: given.passcode },
  })),
  sample(authenticateUser, 'service-token', (given) => ({
    body: { Identity: given.login, Password: given.password },
  })),
  sample(auth0Login, 'service-token', (given) => ({ body: { identity: given.login } })),
  sample(auth0Logout, 'signed-in', (given) => ({ body: { sessionToken: given.jwt } })),
  sample(send2FA, 'signed-in', (given) => ({ body: { ewLoginId: given.loginId } })),
  sample(logout, 'signed-in', () => ({})),
  sample(getPreference2FA, 'signed-in', (given) => ({ body: { ewUserId: given.userId } })),
  sample(getPhoneNumber, 'signed-in', (given) => ({ body: { ewUserId: given.userId } })),
  sample(add2FAPreference, 'signed-in', (given) => ({
    body: { ewUserId: given.userId, phoneE164: '+15125550100', preference: 'SMS' as const },
  })),
  sample(updateForceShow2FAPref, 'signed-in', (given) => ({ body: { ewUserId: given.userId } })),
  sample(updateSecurityQuestion, 'signed-in', (given) => ({
    params: { ewId: given.userId },
    body: { securityQuestion: 'what is your favorite color', securityQuestionAnswer: 'Teal' },
  })),
  sample(setUserPassword, 'signed-in', (given) => ({
    params: { id: given.userId },
    body: {
      CurrentPassword: given.password,
      RepeatPassword1: 'Gatehouse2!',
      RepeatPassword2: 'Gatehouse2!',
    },
  })),
  sample(getContent, 'signed-in', () => ({
    body: { menuCode: 'announcements', categoryId: 0, availability: 'ew' } as const,
  })),
  sample(listNotifications, 'signed-in', (given) => ({ params: { id: given.userId } })),
  sample(getNotification, 'signed-in', (given) => ({ params: attached(given) })),
  sample(setNotificationStatus, 'signed-in', (given) => ({
    params: { ...attached(given), status: 'Viewed' },
    body: { id: 880104 },
  })),
  sample(getNotificationAttachment, 'signed-in', (given) => ({ params: attached(given) })),
  sample(incrementDownloadCounter, 'signed-in', (given) => ({
    params: attached(given),
    body: { id: 880104 },
  })),
]
