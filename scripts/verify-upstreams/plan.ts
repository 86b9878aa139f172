import { upstreamStatuses } from '@gatehouse/bff/areas/notifications/to-notification'
import { toUnchangedForm } from '@gatehouse/bff/areas/profile/to-personal-form'
import { toChoices } from '@gatehouse/bff/areas/sign-in/passcode-destination'
import { toAccount } from '@gatehouse/bff/areas/sign-in/to-caller'
import type { OperationReply } from '@gatehouse/contracts/operation'
import * as account from '@gatehouse/contracts/upstream/account'
import * as admin from '@gatehouse/contracts/upstream/admin'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import * as employee from '@gatehouse/contracts/upstream/employee'
import * as content from '@gatehouse/contracts/upstream/employee-content'
import { type Id, knownId } from '@gatehouse/contracts/upstream/fields'
import * as job from '@gatehouse/contracts/upstream/job'
import * as locality from '@gatehouse/contracts/upstream/locality'
import * as payrollPages from '@gatehouse/contracts/upstream/payroll-pages'
import * as peopleSoft from '@gatehouse/contracts/upstream/people-soft'
import * as user from '@gatehouse/contracts/upstream/user'
import { type Step, step } from './step.ts'

type LoginReply = user.LoginResult | undefined

const accountOf = (reply: LoginReply) => toAccount(reply ?? {})

/** Of each reply that signs in. */
const accountValues = {
  userId: (reply: LoginReply) => knownId(accountOf(reply).user?.id),
  loginId: (reply: LoginReply) => accountOf(reply).user?.loginId,
  jwt: (reply: LoginReply) => accountOf(reply).user?.sessionToken,
  firstName: (reply: LoginReply) => accountOf(reply).user?.firstName,
  lastName: (reply: LoginReply) => accountOf(reply).user?.lastName,
  email: (reply: LoginReply) => accountOf(reply).user?.emailAddress,
  entity: (reply: LoginReply) => accountOf(reply).user?.entity,
  eRecruitId: (reply: LoginReply) => knownId(accountOf(reply).user?.eRecruitId),
  payrollId: (reply: LoginReply) => knownId(accountOf(reply).user?.peopleSoftId),
  securityQuestion: (reply: LoginReply) => accountOf(reply).user?.securityQuestion,
  securityAnswer: (reply: LoginReply) => accountOf(reply).user?.securityQuestionAnswer,
  companyBrand: (reply: LoginReply) => accountOf(reply).brands[0]?.Code,
  applicationCode: (reply: LoginReply) =>
    accountOf(reply).brands[0]?.ApplicationCode || accountOf(reply).brands[0]?.Code,
  /** An account has another id at each company. */
  companyERecruitId: (reply: LoginReply) => knownId(accountOf(reply).brands[0]?.ERecruitId),
}

const credentials = {
  Identity: '{user}',
  Password: '{password}',
  ClientId: '{clientId}',
  ClientSecret: '{clientSecret}',
}

const search = {
  brandId: '{brand}',
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

const atBrand = { params: { brandId: '{brand}' } }
const ofUser = { params: { ewId: '{userId}' } }
const ofUserId = { params: { id: '{userId}' } }
const userBody = { body: { ewUserId: '{userId}' } }
const jobPath = { brandId: '{brand}', id: '{jobId}' }
const inCompany = { applicationCode: '{applicationCode}', eRecruitId: '{companyERecruitId}' }
const notification = { id: '{userId}', nid: '{notificationId}' }
const withAttachment = { id: '{userId}', nid: '{attachmentId}' }
const selfIdentification = { candidateId: '{eRecruitId}', applicationId: '{applicationId}' }

type Notifications = { Notifications?: { Id?: string; HasAttachment?: boolean }[] }
const attachmentOf = ({ Notifications = [] }: Notifications) =>
  Notifications.find(({ HasAttachment }) => HasAttachment)?.Id

/** By its first letter, as the gateway reads it. */
const statusWord = ({ Status = '' }: { Status?: string }) =>
  Object.values(upstreamStatuses).find((word) => word.startsWith(Status.trim().charAt(0) || '-'))

/** An account that chooses at every sign-in, which this one does not: no passcode is sent. */
const choosesChannel = ({ userData }: OperationReply<typeof user.getLoginId>) =>
  userData !== undefined && toChoices(userData, '').length > 0
const isPasscodeRight = ({ isValidated }: OperationReply<typeof user.check2FA>) =>
  isValidated || undefined

const passcodeFlow = { signIn: ['passcode'] } as const
const identityFlow = { signIn: ['redirect', 'oidc'] } as const

const withoutSession: Step[] = [
  step(account.authenticate, {
    body: { username: '{serviceUsername}', password: '{servicePassword}' },
  }),
  step(locality.listCountries),
  step(locality.getCountry, { params: { code: '{country}' } }),
  step(content.getContentByCode, { params: { code: '{contentCode}' } }),
  step(job.getSiteInformation, atBrand),
  step(job.listJobTypes, atBrand),
  step(
    job.searchJobs,
    { ...atBrand, body: { ...search, eRecruitId: '' } },
    { gives: { jobId: ({ SearchResults = [] }) => SearchResults[0]?.Id } },
  ),
  step(job.searchInternalJobs, { body: { ...search, id: '' } }),
  step(
    job.jobDetails,
    { params: jobPath },
    { gives: { postingId: ({ JobDescription }) => JobDescription?.PostingId } },
  ),
  step(job.internalJobDetails, { params: jobPath }),
  step(candidate.listGenders, atBrand),
  step(candidate.listEthnicities, atBrand),
  step(candidate.listVeteranStatuses, atBrand),
  step(candidate.listDisabilities, atBrand),
  step(candidate.listReasonsForLeaving, atBrand),
  step(candidate.listEducationLevels, atBrand),
  step(candidate.listAdSources, atBrand),
  step(user.listAdSourcesByReferrer, { body: { ReferringUrl: '{portal}' } }),
  step(user.verifyReCaptcha, { body: { response: '{botToken}' } }),
  step(user.checkUserForcePassword, { body: { EmailAddress: '{user}' } }),
]

const signIns: Step[] = [
  step(
    user.getLoginId,
    { body: credentials },
    {
      ...passcodeFlow,
      gives: {
        loginId: ({ userData }) => userData?.loginId,
        passcode: (reply, { askPasscode }) => (choosesChannel(reply) ? undefined : askPasscode()),
      },
      mustGive: 'loginId',
    },
  ),
  step(
    user.check2FA,
    { body: { ewLoginId: '{loginId}', token2FA: '{passcode}' } },
    {
      effect: 'session',
      gives: { jwt: ({ jwt }) => jwt, isPasscodeRight },
      mustGive: 'isPasscodeRight',
      refusal: 'passcode refused',
    },
  ),
  step(
    user.login,
    { body: { ...credentials, Token2FA: '{passcode}' } },
    { effect: 'session', ...passcodeFlow, gives: accountValues, mustGive: 'userId' },
  ),
  step(
    user.authenticateUser,
    { body: { Identity: '{user}', Password: '{password}' } },
    {
      effect: 'session',
      signIn: ['legacy'],
      gives: accountValues,
      mustGive: 'userId',
    },
  ),
  step(
    user.auth0Login,
    { body: { identity: '{user}' } },
    {
      effect: 'session',
      ...identityFlow,
      gives: { ...accountValues, identityJwt: accountValues.jwt },
      mustGive: 'userId',
    },
  ),
]

const readsOfUser: Step[] = [
  step(user.getPreference2FA, userBody, {
    gives: { preference: (reply) => reply.preference ?? reply.preference2FA },
  }),
  step(user.getPhoneNumber, userBody, { gives: { phone: ({ phoneE164 }) => phoneE164 } }),
  step(
    user.listNotifications,
    { params: { id: '{userId}' } },
    {
      gives: {
        notificationId: ({ Notifications = [] }) => Notifications[0]?.Id,
        attachmentId: attachmentOf,
        attachmentNumber: (reply) => Number(attachmentOf(reply)) || undefined,
      },
    },
  ),
  step(user.listNotificationsByStatus, { params: { id: '{userId}', status: 'Read' } }),
  step(
    user.getNotification,
    { params: notification },
    {
      gives: {
        notificationNumber: ({ Id }) => Number(Id) || undefined,
        notificationStatus: statusWord,
      },
    },
  ),
  step(user.getNotificationAttachment, { params: withAttachment }),
  step(user.getEmailActivity, ofUser),
  step(user.getElectronicDocuments, ofUser, {
    gives: {
      documentId: ({ DocumentList = [] }) =>
        DocumentList.map(({ LinkId }) => LinkId?.trim()).find(user.isDocumentId),
    },
  }),
  step(user.getElectronicDocument, { params: { ewId: '{userId}', docId: '{documentId}' } }),
  step(user.getWaiverApplications, ofUser),
  step(
    user.readW2Election,
    { params: { eRecruitId: '{eRecruitId}' } },
    { gives: { election: ({ election }) => election } },
  ),
  step(user.getCandidatePersonalInformation, { params: { id: '{companyERecruitId}' } }),
  step(user.getCandidateRecords, { params: { id: '{companyERecruitId}' } }),
  step(user.jobApplyCheck, { params: { ewId: '{userId}', jobId: '{jobId}' } }),
  step(content.getContent, {
    body: { menuCode: '{menuCode}', categoryId: 0, availability: 'ew' },
  }),
  step(employee.getBadgeRecognitionBadges, ofUserId),
  step(employee.getAssignments, ofUser),
  step(employee.getChildSupportOrders, ofUser, {
    gives: { orderId: (orders) => orders.find(({ hasDoc }) => hasDoc)?.orderId },
  }),
  step(
    candidate.readPersonalInformation,
    { params: { brandId: '{companyBrand}' }, body: { brandId: '{companyBrand}' } },
    {
      gives: {
        personalForm: (onFile, { values: { companyERecruitId: id } }) =>
          id ? toUnchangedForm(onFile, id as Id) : undefined,
      },
    },
  ),
  step(candidate.readProfile, { params: { eRecruitId: '{companyERecruitId}' } }),
  step(candidate.readCandidate, { body: { eRecruitCandidateId: '{companyERecruitId}' } }),
  step(candidate.getSelfIdentification, { params: selfIdentification }),
  step(peopleSoft.readDirectDeposits, { ...ofUser, body: {} }),
  step(peopleSoft.validateRoutingNumber, { params: { routingNumber: '{routingNumber}' } }),
  step(peopleSoft.getPayrollKey, ofUser),
  step(payrollPages.getTimeReporting),
  step(payrollPages.getPaychecks),
  step(payrollPages.getCompensationHistory),
  step(payrollPages.getW4Information),
  step(payrollPages.getW2Forms),
]

/** With the service's credentials, about the user. */
const readsAboutUser: Step[] = [
  step(user.findEmailAddress, { body: { LastName: '{lastName}', LastSix: '{lastSix}' } }),
  step(user.validateSecurityAnswer, {
    ...ofUser,
    body: { question: '{securityQuestion}', answer: '{securityAnswer}' },
  }),
  step(admin.showPin, ofUserId, { gives: { pin: ({ pin, Pin }) => pin || Pin } }),
  step(
    user.verifyPasswordResetPin,
    { body: { pin: '{pin}' } },
    { gives: { resetToken: ({ token }) => token } },
  ),
  step(user.validatePasswordReset, { body: { token: '{resetToken}' } }),
  step(candidate.getCandidate, {
    params: { brandId: '{companyBrand}', id: '{companyERecruitId}' },
  }),
  step(candidate.checkEmail, {
    ...atBrand,
    body: { jobPostingId: '{postingId}', emailAddress: '{email}' },
  }),
  step(candidate.checkDuplicate, {
    ...atBrand,
    body: {
      jobPostingId: '{postingId}',
      emailAddress: '{email}',
      firstName: '{firstName}',
      lastName: '{lastName}',
    },
  }),
]

/** Write back the values read; lists of new entries are empty. */
const changes: Step[] = [
  step(user.track, {
    body: { EWUserId: '', EWUserLoginId: '', ElementId: 'verify-upstreams', userOriginData: null },
  }),
  step(user.setNotificationStatus, {
    params: { ...notification, status: '{notificationStatus}' },
    body: { id: '{notificationNumber}' },
  }),
  step(user.incrementDownloadCounter, {
    params: withAttachment,
    body: { id: '{attachmentNumber}' },
  }),
  step(user.add2FAPreference, {
    body: { ewUserId: '{userId}', phoneE164: '{phone}', preference: '{preference}' },
  }),
  step(user.updateForceShow2FAPref, userBody),
  step(user.updateSecurityQuestion, {
    ...ofUser,
    body: {
      securityQuestion: '{securityQuestion}',
      securityQuestionAnswer: '{securityAnswer}',
    },
  }),
  step(user.saveW2Election, {
    params: { entity: '{entity}', ewId: '{userId}', eRecruitId: '{eRecruitId}' },
    body: { election: '{election}' },
  }),
  step(candidate.savePersonalInformation, {
    params: { applicationCode: '{applicationCode}' },
    body: '{personalForm}',
  }),
  step(candidate.saveWorkHistory, { params: inCompany, body: { workHistory: [] } }),
  step(candidate.saveEducation, { params: inCompany, body: { educationHistory: [] } }),
  step(candidate.saveCertifications, { params: inCompany, body: { certifications: [] } }),
  step(candidate.saveProfile, {
    params: inCompany,
    body: { personalInformation: ['{personalForm}'], workHistory: [], educationHistory: [] },
  }),
  step(
    candidate.uploadResume,
    {
      ...atBrand,
      body: { ERecruitId: '0', IsNewCandidate: 'true' },
      file: {
        name: 'resume.txt',
        type: 'text/plain',
        content: Buffer.from('Pat Example\n1 Example Street, Austin, TX 78701\n(512) 555-0100\n'),
      },
    },
    { gives: { resumeId: ({ ResumeFileStoreId }) => ResumeFileStoreId } },
  ),
]

const mails = { leaves: 'sends mail' }
const passcode = { leaves: 'sends a passcode' }
const application = { leaves: 'creates an application' }
const password = { leaves: 'changes the password' }

/** A body that only a tester can give is not here. */
const lasting: Step[] = [
  step(employee.emailChildSupportDocument, { params: { orderId: '{orderId}' } }, mails),
  step(user.changeTaxInformationNote, { ...ofUserId, body: {} }, mails),
  step(user.forgotPassword, { body: { username: '{user}' } }, mails),
  step(user.requestPasswordReset, ofUserId, mails),
  step(user.send2FA, { body: { ewLoginId: '{loginId}' } }, passcode),
  step(
    user.saveEmail,
    { params: { entity: '{entity}', ewId: '{userId}' }, body: { email: '{email}' } },
    mails,
  ),
  step(
    candidate.saveSelfIdentification,
    { params: selfIdentification, body: '{selfIdentification}' },
    { leaves: 'replaces the answers on file' },
  ),
  step(
    peopleSoft.saveDirectDeposits,
    { ...ofUser, body: { directDeposits: '{directDeposits}', jwt: '{jwt}' } },
    { leaves: 'replaces the bank accounts' },
  ),
  step(user.applyForWaiver, { ...ofUser, body: { val: 'waiver' } }, application),
  step(user.applyAsWorker, { ...ofUser, body: '{workerApplication}' }, application),
  step(candidate.createCandidate, { ...atBrand, body: '{candidate}' }, application),
  step(
    candidate.createCandidateWithResume,
    { ...atBrand, body: '{candidateWithResume}' },
    application,
  ),
  step(admin.activatePin, ofUserId, { leaves: 'opens a password reset' }),
  step(
    user.send2FAForReset,
    { body: { ewLoginId: '{loginId}' } },
    { ...passcode, gives: { resetPasscode: (_reply, { askPasscode }) => askPasscode() } },
  ),
  // A save of bank accounts uses up the proof of the sign-in.
  step(
    user.check2FA,
    { body: { ewLoginId: '{loginId}', token2FA: '{resetPasscode}' } },
    {
      effect: 'session',
      gives: { resetJwt: ({ jwt }) => jwt, isResetPasscodeRight: isPasscodeRight },
      mustGive: 'isResetPasscodeRight',
      refusal: 'passcode refused',
    },
  ),
  step(
    user.verifyForgotPassword,
    { params: { id: '{userId}' }, body: { securityQuestionAnswer: '{securityAnswer}' } },
    { leaves: 'mails a temporary password' },
  ),
  step(admin.forcePasswordResetWithPin, ofUserId, { leaves: 'forces a new password' }),
  step(
    user.setUserPassword,
    {
      ...ofUserId,
      body: {
        CurrentPassword: '{password}',
        RepeatPassword1: '{newPassword}',
        RepeatPassword2: '{newPassword}',
      },
    },
    password,
  ),
  step(
    user.passwordReset,
    {
      body: {
        loginId: '{loginId}',
        password: '{otherPassword}',
        token: '{resetToken}',
        jwt: '{resetJwt}',
      },
    },
    password,
  ),
  // Last, so that the account has its password again.
  step(admin.changeUserPassword, { ...ofUserId, body: { password: '{password}' } }, password),
]

const signOuts: Step[] = [
  step(user.logout, {}, { effect: 'session', signsOut: true }),
  step(
    user.auth0Logout,
    { body: { sessionToken: '{identityJwt}' } },
    { effect: 'session', ...identityFlow, signsOut: true },
  ),
]

/** Every operation, in an order in which each finds what it needs; one again for a second proof. */
export const plan: readonly Step[] = [
  ...withoutSession,
  ...signIns,
  ...readsOfUser,
  ...readsAboutUser,
  ...changes,
  ...lasting,
  ...signOuts,
]
