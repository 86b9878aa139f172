import { sampleApplication } from '@gatehouse/mocks/systems/candidate/sample-application'
import { sampleWorkerApplication } from '@gatehouse/mocks/systems/user/sample-application'
import { personaPassword } from '@gatehouse/mocks/world/personas/persona'
import type { VerifyInputs } from './verify-inputs.ts'

const login = 'maria.santos@example.test'

const extraOfSearch = [
  'extra SearchResults[].PostalCode',
  'extra SearchResults[].Distance',
  'extra SearchResults[].PositionType.Id',
]
const extraOfJob = ['extra JobPosting', 'extra StateProvince.Name']
const extraOfLogin = ['extra brandList[].brandId', 'extra brandList[].img']
const extraOfRecord = ['extra AdSourceId', 'extra HasBeenPreviouslyEmployed', 'extra Status']

/** For the fakes: every operation is called, those with a lasting effect too. */
export const fakesInputs: VerifyInputs = {
  values: {
    user: login,
    password: personaPassword,
    newPassword: 'Gatehouse2!',
    otherPassword: 'Gatehouse3!',
    botToken: 'person',
    brand: 'staffmark',
    jobId: '1001',
    lastSix: '456789',
    phone: '+15125550100',
    election: 2,
    applicationId: '330901',
    orderId: '66120095',
    selfIdentification: {
      disabilityTypeId: 403,
      ethnicityTypeId: 208,
      gender: 'Declined',
      veteranStatusId: 304,
    },
    directDeposits: [
      {
        ACCOUNT_TYPE: 'C',
        BANK_CD: '021000021',
        ACCOUNT_NUM: '004402118801',
        DEPOSIT_TYPE: 'B',
        AMOUNT_PCT: 0,
        DEPOSIT_AMT: 0,
        PRIORITY: 999,
      },
    ],
    candidate: sampleApplication,
  },
  inputs: {
    emailChildSupportDocument: true,
    changeTaxInformationNote: true,
    forgotPassword: true,
    requestPasswordReset: true,
    send2FA: true,
    saveEmail: true,
    saveSelfIdentification: true,
    saveDirectDeposits: true,
    applyForWaiver: true,
    applyAsWorker: {
      params: { ewId: '{userId}' },
      body: {
        ...sampleWorkerApplication('{eRecruitId}'),
        candidateERecruitId: '{eRecruitId}',
        sourceCandidateERecruitId: '{eRecruitId}',
      },
    },
    createCandidate: true,
    createCandidateWithResume: {
      params: { brandId: '{brand}' },
      body: {
        ...sampleApplication,
        emailAddress: 'another.person@example.test',
        attachResume: true,
        resumeFileStoreId: '{resumeId}',
      },
    },
    activatePin: true,
    send2FAForReset: true,
    verifyForgotPassword: true,
    forcePasswordResetWithPin: true,
    setUserPassword: true,
    passwordReset: true,
    changeUserPassword: true,
  },
  // Fields without a reader, as legacy systems have them (mocks/README.md).
  accepted: {
    listCountries: ['extra CountryList[].Id'],
    getCountry: ['extra StateProvinceList[].Id'],
    getContent: ['extra [].contentItems[].contentId'],
    getContentByCode: ['extra [].contentItems[].contentId'],
    searchJobs: extraOfSearch,
    searchInternalJobs: extraOfSearch,
    jobDetails: extraOfJob,
    internalJobDetails: extraOfJob,
    verifyReCaptcha: ['missing error-codes'],
    login: extraOfLogin,
    authenticateUser: extraOfLogin,
    auth0Login: extraOfLogin,
    listNotifications: ['extra Notifications[].CreatedBy'],
    getNotification: ['extra CreatedBy'],
    getEmailActivity: ['extra [].MessageId'],
    getElectronicDocuments: ['extra DocumentList[].EnvelopeType', 'extra DocumentList[].IsMobile'],
    getCandidatePersonalInformation: extraOfRecord,
    getCandidateRecords: ['extra [].BrandName'],
    getBadgeRecognitionBadges: ['extra [].badgeImageUrl'],
    getAssignments: ['extra [].assignmentId'],
    getChildSupportOrders: ['extra [].id'],
    getWaiverApplications: ['extra [].Id'],
    readPersonalInformation: ['extra createdBy'],
    readProfile: [
      'extra personalInfo[].createdBy',
      'extra workHistory[].createdBy',
      'extra educationHistory[].createdBy',
    ],
    readCandidate: extraOfRecord,
    getCandidate: extraOfRecord,
    readDirectDeposits: ['extra directDeposits[].Id', 'extra directDeposits[].EMPLID'],
    getPayrollKey: ['extra expiresIn'],
    validateSecurityAnswer: ['extra UserId', 'extra EmailAddress'],
    validatePasswordReset: [
      'extra config.token',
      'extra config.ExpirationDate',
      'extra config.ActuatedDate',
      'extra config.AuditId',
    ],
    checkEmail: ['extra CandidateList'],
    checkDuplicate: ['extra DuplicateReason'],
    emailChildSupportDocument: ['extra message'],
    // A résumé tells nothing of these.
    uploadResume: [
      'missing Gender',
      'missing EthnicityTypeId',
      'missing VeteranStatusId',
      'missing DisabilityTypeId',
    ],
  },
}
