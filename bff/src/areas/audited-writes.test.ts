import type { Endpoint } from '@gatehouse/contracts/endpoint'
import {
  changePassword,
  requestOwnResetLink,
  updateEmail,
  updatePreference,
  updateSecurityQuestion,
} from '@gatehouse/contracts/portal/account'
import { saveSelfIdentification } from '@gatehouse/contracts/portal/self-identification-answers'
import { requestTaxForm } from '@gatehouse/contracts/portal/tax-information'
import { saveW2Election } from '@gatehouse/contracts/portal/w2-election'
import { applyForWaiver } from '@gatehouse/contracts/portal/waivers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ LIMIT_RESENDS: '20' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

interface Write {
  endpoint: Endpoint
  operation: string
  event: string
  login?: string
  input?: { params?: Record<string, string>; body?: object }
}

const passwords = { currentPassword: 'Gatehouse1!', newPassword: 'Gatehouse2!' }
const answers = { disability: '403', gender: 'Declined', ethnicity: '208', veteran: '304' }
const writes: Write[] = [
  {
    endpoint: updateEmail,
    operation: 'saveEmail',
    event: 'email-changed',
    input: { body: { email: 'm@example.test' } },
  },
  {
    endpoint: updatePreference,
    operation: 'add2FAPreference',
    event: 'preference-changed',
    input: { body: { preference: 'email', phone: '' } },
  },
  {
    endpoint: updateSecurityQuestion,
    operation: 'updateSecurityQuestion',
    event: 'security-question-changed',
    input: { body: { question: 'First pet?', answer: 'Rex' } },
  },
  {
    endpoint: changePassword,
    operation: 'setUserPassword',
    event: 'password-changed',
    input: { body: passwords },
  },
  {
    endpoint: requestOwnResetLink,
    operation: 'requestPasswordReset',
    event: 'recovery-link-requested',
  },
  {
    endpoint: saveW2Election,
    operation: 'saveW2Election',
    event: 'w2-elected',
    input: { body: { election: 'paper', consent: '' } },
  },
  {
    endpoint: applyForWaiver,
    operation: 'applyForWaiver',
    event: 'waiver-applied-for',
    login: 'chris.lee',
    input: { body: { consent: 'yes' } },
  },
  { endpoint: requestTaxForm, operation: 'changeTaxInformationNote', event: 'tax-form-requested' },
  {
    endpoint: saveSelfIdentification,
    operation: 'saveSelfIdentification',
    event: 'self-identified',
    input: { params: { candidateId: '571001', applicationId: '330901' }, body: answers },
  },
]

test.each(writes)(
  '$event is audited once the upstream has it, and not before',
  async ({ endpoint, operation, event, login = 'maria.santos', input = {} }) => {
    const visitor = await stack.signIn(login)
    const write = async () => {
      const first = await visitor.send(endpoint, input)
      if (first.problem.code !== 'step-up-required') return first
      await visitor.stepUp(`${login}@example.test`)
      return visitor.send(endpoint, input)
    }
    const audited = () => stack.audit().filter((entry) => entry.event === event).length
    const before = audited()
    stack.fakes.world.faults.add({ operation, kind: 'status', status: 400, times: 1 })
    expect((await write()).status).toBeGreaterThanOrEqual(400)
    expect(audited()).toBe(before)
    expect((await write()).status).toBe(200)
    expect(audited()).toBe(before + 1)
  },
)
