import type { Operation, OperationBody, OperationParams } from '@gatehouse/contracts/operation'
import { authenticate } from '@gatehouse/contracts/upstream/account'
import {
  activatePin,
  changeUserPassword,
  forcePasswordResetWithPin,
  showPin,
} from '@gatehouse/contracts/upstream/admin'
import {
  checkDuplicate,
  checkEmail,
  createCandidate,
  createCandidateWithResume,
  getCandidate,
  listAdSources,
  listDisabilities,
  listEducationLevels,
  listEthnicities,
  listGenders,
  listReasonsForLeaving,
  listVeteranStatuses,
  uploadResume,
} from '@gatehouse/contracts/upstream/candidate'
import { getBadgeRecognitionBadges } from '@gatehouse/contracts/upstream/employee'
import { getContent } from '@gatehouse/contracts/upstream/employee-content'
import {
  getSiteInformation,
  internalJobDetails,
  jobDetails,
  listJobTypes,
  searchInternalJobs,
  searchJobs,
} from '@gatehouse/contracts/upstream/job'
import { getCountry, listCountries } from '@gatehouse/contracts/upstream/locality'
import {
  add2FAPreference,
  applyAsWorker,
  auth0Login,
  auth0Logout,
  authenticateUser,
  check2FA,
  checkUserForcePassword,
  findEmailAddress,
  forgotPassword,
  getCandidatePersonalInformation,
  getCandidateRecords,
  getLoginId,
  getNotification,
  getNotificationAttachment,
  getPhoneNumber,
  getPreference2FA,
  incrementDownloadCounter,
  jobApplyCheck,
  listNotifications,
  login,
  logout,
  passwordReset,
  saveEmail,
  send2FA,
  send2FAForReset,
  setNotificationStatus,
  setUserPassword,
  updateForceShow2FAPref,
  updateSecurityQuestion,
  validatePasswordReset,
  verifyForgotPassword,
  verifyPasswordResetPin,
  verifyReCaptcha,
} from '@gatehouse/contracts/upstream/user'
import type { Input } from './client/call-operation.ts'
import type { Given } from './client/caller.ts'
import {
  sampleApplication,
  samplePosting,
  sampleResume,
  sampleWorkerApplication,
} from './systems/candidate/sample-application.ts'

/** How far a caller must have come before an operation can succeed, first things first. */
export const stages = [
  'nothing',
  'service-token',
  'passcode-sent',
  'passcode-checked',
  'signed-in',
  'resume-uploaded',
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
  input: (
    given: Given,
  ) => Pick<Input, 'file'> & { params?: OperationParams<O>; body?: OperationBody<O> },
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

/** Every job of a brand, the newest first. */
const anyJob = {
  brandId: 'staffmark',
  keywords: '',
  city: '',
  state: '',
  positionType: '',
  postalCode: '',
  distanceInMiles: 0,
  page: 0,
  resultsPerPage: 10,
  sort: ['DatePosted', 'desc'],
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
  sample(saveEmail, 'signed-in', (given) => ({
    params: { entity: given.entity, ewId: given.userId },
    body: { email: given.login },
  })),
  sample(forgotPassword, 'service-token', (given) => ({ body: { username: given.login } })),
  sample(verifyForgotPassword, 'signed-in', (given) => ({
    params: { id: given.userId },
    body: { securityQuestionAnswer: 'Biscuit' },
  })),
  sample(verifyPasswordResetPin, 'service-token', () => ({ body: { pin: '246810' } })),
  sample(validatePasswordReset, 'service-token', () => ({ body: { token: 'open-token' } })),
  sample(send2FAForReset, 'passcode-sent', (given) => ({ body: { ewLoginId: given.loginId } })),
  sample(passwordReset, 'passcode-checked', (given) => ({
    body: {
      loginId: given.loginId,
      password: 'Gatehouse2!',
      token: 'open-token',
      jwt: given.jwt,
    },
  })),
  sample(findEmailAddress, 'service-token', () => ({
    body: { LastName: 'Santos', LastSix: '456789' },
  })),
  sample(showPin, 'signed-in', (given) => ({ params: { id: given.userId } })),
  sample(activatePin, 'signed-in', (given) => ({ params: { id: given.userId } })),
  sample(forcePasswordResetWithPin, 'signed-in', (given) => ({ params: { id: given.userId } })),
  sample(changeUserPassword, 'signed-in', (given) => ({
    params: { id: given.userId },
    body: { password: 'Gatehouse2!' },
  })),
  sample(getContent, 'signed-in', () => ({
    body: { menuCode: 'announcements', categoryId: 0, availability: 'ew' } as const,
  })),
  sample(getBadgeRecognitionBadges, 'signed-in', (given) => ({ params: { id: given.userId } })),
  sample(listCountries, 'service-token', () => ({})),
  sample(getCountry, 'service-token', () => ({ params: { code: 'US' } })),
  ...[
    ...[listGenders, listEthnicities, listVeteranStatuses, listDisabilities],
    ...[listReasonsForLeaving, listEducationLevels, listAdSources],
    ...[listJobTypes, getSiteInformation],
  ].map((operation) => {
    return sample(operation, 'service-token', () => ({ params: { brandId: 'staffmark' } }))
  }),
  sample(searchJobs, 'service-token', () => ({
    params: { brandId: anyJob.brandId },
    body: { ...anyJob, eRecruitId: '' },
  })),
  sample(searchInternalJobs, 'service-token', () => ({ body: { ...anyJob, id: '' } })),
  sample(jobDetails, 'service-token', () => ({ params: { brandId: 'staffmark', id: '1001' } })),
  sample(internalJobDetails, 'service-token', () => ({
    params: { brandId: 'staffmark', id: '1001' },
  })),
  sample(jobApplyCheck, 'signed-in', (given) => ({
    params: { ewId: given.userId, jobId: '1005' },
  })),
  sample(checkEmail, 'service-token', () => ({
    params: { brandId: 'staffmark' },
    body: { jobPostingId: samplePosting, emailAddress: 'jo.existing@example.test' },
  })),
  sample(checkDuplicate, 'service-token', () => ({
    params: { brandId: 'staffmark' },
    body: {
      jobPostingId: samplePosting,
      emailAddress: sampleApplication.emailAddress,
      firstName: sampleApplication.firstName,
      lastName: sampleApplication.lastName,
    },
  })),
  sample(getCandidate, 'service-token', () => ({
    params: { brandId: 'staffmark', id: '610001' },
  })),
  sample(uploadResume, 'service-token', () => ({
    params: { brandId: 'staffmark' },
    body: { ERecruitId: '0', IsNewCandidate: 'true' },
    file: sampleResume,
  })),
  sample(createCandidate, 'service-token', () => ({
    params: { brandId: 'staffmark' },
    body: sampleApplication,
  })),
  sample(createCandidateWithResume, 'resume-uploaded', (given) => ({
    params: { brandId: 'staffmark' },
    body: { ...sampleApplication, attachResume: true, resumeFileStoreId: given.resumeId },
  })),
  sample(applyAsWorker, 'signed-in', (given) => ({
    params: { ewId: given.userId },
    body: sampleWorkerApplication(given.eRecruitId),
  })),
  sample(getCandidatePersonalInformation, 'signed-in', (given) => ({
    params: { id: given.eRecruitId },
  })),
  sample(getCandidateRecords, 'signed-in', (given) => ({ params: { id: given.eRecruitId } })),
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
