import { setImmediate } from 'node:timers/promises'
import {
  updateEmail,
  updatePreference,
  updateSecurityQuestion,
} from '@gatehouse/contracts/portal/account'
import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function signedInAs(login: string) {
  const visitor = stack.visitor()
  await visitor.signIn(`${login}@example.test`)
  return visitor
}

test('starts without a company if there are several, and keeps the chosen one', async () => {
  const dana = await signedInAs('dana.wolf')
  const { person } = (await dana.call(readSession)).reply
  expect(person?.companies.map(({ code }) => code)).toEqual(['arna', 'prostaff', 'hunter-hamilton'])
  expect(person?.company).toBeNull()
  await dana.call(chooseCompany, { body: { code: 'prostaff' } })
  expect((await dana.call(readSession)).reply.person?.company).toBe('prostaff')
})

test('does not share cached replies between companies', async () => {
  const dana = await signedInAs('dana.wolf')
  const announcements = { params: { code: 'announcements' } }
  await dana.call(readContent, announcements)
  const before = stack.operationsCalled().length
  await dana.call(readContent, announcements)
  expect(stack.operationsCalled().length).toBe(before)
  await dana.call(chooseCompany, { body: { code: 'arna' } })
  await dana.call(readContent, announcements)
  expect(stack.operationsCalled().slice(before)).toContain('getContent')
})

const dana = 'dana.wolf@example.test'
const wanted = 'dana.new@example.test'
const preference = { preference: 'sms', phone: '5125550177' }
const question = { question: 'What is your favorite color?', answer: 'Teal' }

test.each<[string, (visitor: Visitor) => Promise<{ status: number }>]>([
  ['saveEmail', (one) => one.callWithStepUp(updateEmail, { email: wanted }, dana)],
  ['check2FA', (one) => one.callWithStepUp(updateEmail, { email: wanted }, dana)],
  ['updateSecurityQuestion', (one) => one.callWithStepUp(updateSecurityQuestion, question, dana)],
  ['add2FAPreference', (one) => one.callWithStepUp(updatePreference, preference, dana)],
])('a company chosen while %s is slow is kept', async (operation, write) => {
  const visitor = await signedInAs('dana.wolf')
  stack.fakes.world.calls.clear()
  stack.fakes.world.faults.add({ operation, kind: 'delay', ms: 500 })
  const writing = write(visitor)
  while (!stack.operationsCalled().includes(operation)) await setImmediate()
  await visitor.call(chooseCompany, { body: { code: 'prostaff' } })
  expect((await writing).status).toBe(200)
  expect((await visitor.call(readSession)).reply.person?.company).toBe('prostaff')
})

test('rejects a foreign company and keeps the current one', async () => {
  const maria = await signedInAs('maria.santos')
  const { status, problem } = await maria.call(chooseCompany, { body: { code: 'arna' } })
  expect([status, problem.code]).toEqual([404, 'not-found'])
  expect((await maria.call(readSession)).reply.person?.company).toBe('staffmark')
})

test('a new user has no company', async () => {
  const noor = await signedInAs('noor.haddad')
  const { person } = (await noor.call(readSession)).reply
  expect([person?.companies, person?.company, person?.attributes]).toMatchObject([
    [],
    null,
    { isNewUser: true, hasPayrollId: false, hasERecruitId: false },
  ])
})
