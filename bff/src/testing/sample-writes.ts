import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@gatehouse/contracts/endpoint'
import * as account from '@gatehouse/contracts/portal/account'
import {
  listSessions,
  signOutOtherSessions,
  signOutSessions,
} from '@gatehouse/contracts/portal/active-sessions'
import * as application from '@gatehouse/contracts/portal/application'
import {
  readChildSupportOrders,
  sendChildSupportDocument,
} from '@gatehouse/contracts/portal/child-support'
import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import {
  checkDepositAccount,
  readDirectDeposit,
  saveDirectDeposit,
} from '@gatehouse/contracts/portal/direct-deposit'
import { findPostalCode } from '@gatehouse/contracts/portal/jobs'
import { setNotificationStatus } from '@gatehouse/contracts/portal/notification-status'
import { listNotifications } from '@gatehouse/contracts/portal/notifications'
import { openPayrollWindow } from '@gatehouse/contracts/portal/payroll-pages'
import * as profile from '@gatehouse/contracts/portal/profile'
import * as recovery from '@gatehouse/contracts/portal/recovery'
import { saveSelfIdentification } from '@gatehouse/contracts/portal/self-identification-answers'
import { acceptNotice } from '@gatehouse/contracts/portal/session'
import * as signIn from '@gatehouse/contracts/portal/sign-in'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { requestTaxForm } from '@gatehouse/contracts/portal/tax-information'
import { saveW2Election } from '@gatehouse/contracts/portal/w2-election'
import { applyForWaiver } from '@gatehouse/contracts/portal/waivers'
import type { World } from '@gatehouse/mocks/world/world'
import { advanceClock } from './advance-clock.ts'
import { Applicant, completeValues, params, startBody } from './applicant.ts'
import { password, type Visitor } from './visitor.ts'

export interface Input {
  params?: Record<string, string>
  body?: unknown
  /** Idempotency key that the write demands; any by default. */
  key?: string
}

/** A write with valid input, for a gateway with new fakes behind it. */
export interface Write {
  endpoint: Endpoint
  /** Of the gateway. */
  settings?: Record<string, string>
  /** Of the user; a visitor has none. */
  login?: string
  /** Leads a new browser, signed in, to the write. */
  prepare?: (visitor: Visitor, world: World) => Promise<unknown>
  /** By the state that the browser reads; none by default. */
  input?: (visitor: Visitor) => Promise<Input> | Input
}

const maria = 'maria.santos@example.test'
const gus = 'gus.lane@example.test'
const tia = 'tia.prompt@example.test'
const chris = 'chris.lee@example.test'
const newPerson = 'new.person@example.test'

const startedByNewPerson = (visitor: Visitor) => new Applicant(visitor).start(newPerson)
const startedByWorker = (visitor: Visitor) =>
  visitor.send(application.startWorkerApplication, { params, body: { brandId: 'staffmark' } })
const askForStepUp = (visitor: Visitor) => visitor.call(account.showSecurityAnswer)
const openReset = (visitor: Visitor) => visitor.visit('/password-reset?token=open-token')

async function openUsedReset(visitor: Visitor, { resetTokens }: World) {
  await openReset(visitor)
  const token = resetTokens.find('open-token')
  if (token) resetTokens.actuate(token)
}

async function signInWithTemporaryPassword(visitor: Visitor, { outbox }: World) {
  const body = { username: gus, answer: 'Springfield' }
  await visitor.call(recovery.answerSecurityQuestion, { body })
  const { password = '' } = outbox.list(gus).find((mail) => mail.password) ?? {}
  await visitor.call(signIn.startSignIn, { body: { identity: gus, password } })
  await visitor.call(signIn.submitPasscode, { body: { passcode: visitor.passcode(gus) } })
}

function resume(): Input {
  const body = new FormData()
  body.append('file', new Blob(['Nia Newcombe\n(512) 555-0100\n']), 'resume.txt')
  return { params, body }
}

async function depositsOf(visitor: Visitor) {
  const { version, deposits } = (await visitor.call(readDirectDeposit)).reply
  const kept = deposits.map(({ lastDigits: _, ...one }) => ({ ...one, accountNumber: '' }))
  return { version, deposits: kept }
}

type ReadDraft = typeof application.readApplication | typeof application.readWorkerApplication

async function submissionOf(visitor: Visitor, endpoint: ReadDraft = application.readApplication) {
  const { reply } = await visitor.call(endpoint, { params })
  const { version = 'none', key = '' } = reply.application ?? {}
  return { params, body: { values: completeValues, version, agreed: 'yes' }, key }
}

const workerSubmissionOf = (visitor: Visitor) =>
  submissionOf(visitor, application.readWorkerApplication)

const draftChange = (versions: string[]) => ({
  params,
  body: { step: 'personal', values: completeValues, versions, nextVersion: randomUUID() },
})

/** Without writes that reply with no JSON, or call upstreams after their reply. */
export const sampleWrites: readonly Write[] = [
  {
    endpoint: account.updatePreference,
    login: maria,
    input: () => ({ body: { preference: 'sms', phone: '(512) 555-0199' } }),
  },
  { endpoint: account.hidePreference, login: maria },
  { endpoint: account.showSecurityAnswer, login: maria },
  {
    endpoint: account.updateSecurityQuestion,
    login: maria,
    input: () => ({ body: { question: 'Which was your first pet?', answer: 'Rex' } }),
  },
  {
    endpoint: account.changePassword,
    login: maria,
    input: () => ({ body: { currentPassword: password, newPassword: 'Gatehouse2!' } }),
  },
  { endpoint: account.requestOwnResetLink, login: maria },
  {
    endpoint: account.updateEmail,
    login: maria,
    input: () => ({ body: { email: 'm@example.test' } }),
  },
  {
    endpoint: signOutSessions,
    login: maria,
    input: async (visitor) => {
      const { sessions } = (await visitor.call(listSessions)).reply
      return { body: { ids: sessions.filter(({ current }) => !current).map(({ id }) => id) } }
    },
  },
  { endpoint: signOutOtherSessions, login: maria },
  { endpoint: acceptNotice, login: chris },
  {
    endpoint: application.startApplication,
    input: () => ({
      params,
      body: { ...startBody, email: newPerson },
    }),
  },
  {
    endpoint: application.changeApplicationEmail,
    prepare: startedByNewPerson,
    input: () => ({ params, body: { email: 'other.person@example.test' } }),
  },
  {
    endpoint: application.reopenApplication,
    prepare: startedByNewPerson,
    input: () => ({ params, body: { email: newPerson } }),
  },
  {
    endpoint: application.saveApplication,
    prepare: startedByNewPerson,
    input: async (visitor) => draftChange([await new Applicant(visitor).version()]),
  },
  {
    endpoint: application.discardApplication,
    prepare: startedByNewPerson,
    input: () => ({ params }),
  },
  { endpoint: application.uploadResume, prepare: startedByNewPerson, input: resume },
  {
    endpoint: application.removeResume,
    prepare: startedByNewPerson,
    input: () => ({ params }),
  },
  {
    endpoint: application.submitApplication,
    prepare: startedByNewPerson,
    input: (visitor) => submissionOf(visitor),
  },
  {
    endpoint: application.handOverApplication,
    prepare: (visitor) => new Applicant(visitor).start(newPerson, { audience: 'internal' }),
    input: (visitor) => submissionOf(visitor),
  },
  {
    endpoint: application.startWorkerApplication,
    login: maria,
    input: () => ({ params, body: { brandId: 'staffmark' } }),
  },
  {
    endpoint: application.saveWorkerApplication,
    login: maria,
    prepare: startedByWorker,
    input: async (visitor) => draftChange([(await workerSubmissionOf(visitor)).body.version]),
  },
  {
    endpoint: application.discardWorkerApplication,
    login: maria,
    prepare: startedByWorker,
    input: () => ({ params }),
  },
  {
    endpoint: application.submitWorkerApplication,
    login: maria,
    prepare: startedByWorker,
    input: workerSubmissionOf,
  },
  {
    endpoint: sendChildSupportDocument,
    login: 'pat.brown@example.test',
    input: async (visitor) => {
      const { orders } = (await visitor.call(readChildSupportOrders)).reply
      return { params: { id: orders.find(({ hasDocument }) => hasDocument)?.id ?? '' } }
    },
  },
  {
    endpoint: chooseCompany,
    login: 'dana.wolf@example.test',
    input: () => ({ body: { code: 'arna' } }),
  },
  {
    endpoint: saveDirectDeposit,
    login: maria,
    input: async (visitor) => {
      const { version, deposits } = await depositsOf(visitor)
      return { body: { version, deposits: deposits.slice(1) } }
    },
  },
  {
    endpoint: checkDepositAccount,
    login: maria,
    input: async (visitor) => {
      const { version, deposits } = await depositsOf(visitor)
      const listedIds = deposits.map(({ id }) => id)
      const account = { routingNumber: '021000021', accountNumber: '98765432' }
      return { body: { ...account, version, listedIds } }
    },
  },
  { endpoint: findPostalCode, input: () => ({ body: { latitude: 30.27, longitude: -97.74 } }) },
  {
    endpoint: setNotificationStatus,
    login: maria,
    input: async (visitor) => {
      const { notifications } = (await visitor.call(listNotifications)).reply
      return { body: { ids: notifications.slice(0, 2).map(({ id }) => id), status: 'archived' } }
    },
  },
  {
    endpoint: openPayrollWindow,
    login: maria,
    input: () => ({ body: { page: 'wage-statements' } }),
  },
  {
    endpoint: profile.savePersonalDetails,
    login: maria,
    input: async (visitor) => {
      const { personal } = (await visitor.call(profile.readProfile)).reply
      const { values, version } =
        personal.state === 'available' ? personal.value : { values: {}, version: '' }
      return { body: { ...values, city: 'Buda', version } }
    },
  },
  {
    endpoint: profile.addToProfile,
    login: maria,
    input: () => ({
      body: { employment: completeValues.employment, education: completeValues.education },
    }),
  },
  {
    endpoint: profile.saveCertifications,
    login: maria,
    input: async (visitor) => {
      const { certifications } = (await visitor.call(profile.readProfile)).reply
      const stored = certifications.state === 'available' ? certifications.value : []
      return {
        body: {
          certifications: stored.map(({ version, values }) => ({
            version,
            values: { ...values, agency: 'Another agency' },
          })),
        },
      }
    },
  },
  { endpoint: profile.uploadProfileResume, login: maria, input: resume },
  {
    endpoint: recovery.requestResetLink,
    input: () => ({ body: { username: maria } }),
  },
  {
    endpoint: recovery.answerSecurityQuestion,
    input: () => ({ body: { username: maria, answer: 'Biscuit' } }),
  },
  { endpoint: recovery.enterPin, input: () => ({ body: { pin: '246810' } }) },
  {
    endpoint: recovery.findEmail,
    input: () => ({ body: { lastName: 'Santos', lastSix: '456789' } }),
  },
  { endpoint: recovery.resendResetLink, prepare: openUsedReset },
  {
    endpoint: recovery.resetPassword,
    prepare: openReset,
    input: () => ({ body: { newPassword: 'Gatehouse2!' } }),
  },
  {
    endpoint: saveSelfIdentification,
    login: maria,
    input: () => ({
      params: { candidateId: '571001', applicationId: '330901' },
      body: completeValues.selfIdentification,
    }),
  },
  { endpoint: signIn.startSignIn, input: () => ({ body: { identity: maria, password } }) },
  {
    endpoint: signIn.submitPasscode,
    prepare: (visitor) => visitor.startSignIn(maria),
    input: (visitor) => ({ body: { passcode: visitor.passcode(maria) } }),
  },
  {
    endpoint: signIn.choosePasscodeChannel,
    prepare: (visitor) => visitor.startSignIn(tia),
    input: () => ({ body: { channel: 'email' } }),
  },
  {
    endpoint: signIn.resendPasscode,
    prepare: async (visitor) => {
      await visitor.startSignIn(maria)
      advanceClock(30)
    },
  },
  { endpoint: signIn.cancelSignIn, prepare: (visitor) => visitor.startSignIn(maria) },
  {
    endpoint: signIn.chooseRequiredPassword,
    prepare: signInWithTemporaryPassword,
    input: () => ({ body: { newPassword: 'Gatehouse2!' } }),
  },
  {
    endpoint: signIn.signInLegacy,
    settings: { SIGN_IN: 'legacy' },
    input: () => ({ body: { identity: maria, password } }),
  },
  { endpoint: sendStepUpPasscode, login: maria, prepare: askForStepUp },
  {
    endpoint: checkStepUpPasscode,
    login: maria,
    prepare: async (visitor) => {
      await askForStepUp(visitor)
      await visitor.call(sendStepUpPasscode)
    },
    input: (visitor) => ({ body: { passcode: visitor.passcode(maria) } }),
  },
  { endpoint: requestTaxForm, login: maria },
  {
    endpoint: saveW2Election,
    login: maria,
    input: () => ({ body: { election: 'electronic', consent: 'yes' } }),
  },
  { endpoint: applyForWaiver, login: chris, input: () => ({ body: { consent: 'yes' } }) },
]
