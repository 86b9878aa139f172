import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

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

test('of several companies none is chosen at first; the chosen one stays', async () => {
  const dana = await signedInAs('dana.wolf')
  const { person } = (await dana.call(readSession)).reply
  expect(person?.companies.map(({ code }) => code)).toEqual(['arna', 'prostaff', 'hunter-hamilton'])
  expect(person?.company).toBeNull()
  await dana.call(chooseCompany, { body: { code: 'prostaff' } })
  expect((await dana.call(readSession)).reply.person?.company).toBe('prostaff')
})

test('another company is another reader: nothing held for the one is given to the other', async () => {
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

test("a company that is not one's own cannot be chosen, and what was chosen stays", async () => {
  const maria = await signedInAs('maria.santos')
  const { status, problem } = await maria.call(chooseCompany, { body: { code: 'arna' } })
  expect([status, problem.code]).toEqual([404, 'not-found'])
  expect((await maria.call(readSession)).reply.person?.company).toBe('staffmark')
})

test('a new user has no company, and says so', async () => {
  const noor = await signedInAs('noor.haddad')
  const { person } = (await noor.call(readSession)).reply
  expect([person?.companies, person?.company, person?.attributes]).toMatchObject([
    [],
    null,
    { isNewUser: true, hasPayrollId: false, hasERecruitId: false },
  ])
})
