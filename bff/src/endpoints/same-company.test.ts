import { randomUUID } from 'node:crypto'
import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import { readDirectDeposit } from '@gatehouse/contracts/portal/direct-deposit'
import { readProfile, saveCertifications } from '@gatehouse/contracts/portal/profile'
import { companyHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { certificate } from '../testing/applicant.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

let stack: Stack
let dana: Visitor

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  dana = await stack.signIn('dana.wolf')
})

const choose = (code: string) => dana.call(chooseCompany, { body: { code } })
const read = (company?: string) => dana.send(readProfile, { headers: { [companyHeader]: company } })

test('a save of a tab that shows another company changes neither', async () => {
  await choose('prostaff')
  const body = { certifications: [{ version: '', values: certificate }] }
  const save = (company: string) =>
    dana.send(saveCertifications, { body, headers: { [companyHeader]: company } })
  const { status, problem } = await save('arna')
  expect([status, problem.code]).toEqual([409, 'company-changed'])
  expect(stack.operationsCalled()).not.toContain('saveCertifications')
  expect((await save('prostaff')).status).toBe(200)
  expect(stack.operationsCalled()).toContain('saveCertifications')
})

test('a save under the idempotency key of another company is one of its own', async () => {
  const body = { certifications: [{ version: '', values: certificate }] }
  const headers = { [idempotencyHeader]: randomUUID() }
  const saves = () => stack.operationsCalled().filter((one) => one === 'saveCertifications').length
  for (const code of ['prostaff', 'prostaff', 'arna']) {
    await choose(code)
    expect((await dana.send(saveCertifications, { body, headers })).status).toBe(200)
  }
  expect(saves()).toBe(2)
})

test('a read of a tab that shows another company is refused, cached or not', async () => {
  await choose('arna')
  for (let reads = 0; reads < 2; reads++) {
    expect((await read('prostaff')).problem.code).toBe('company-changed')
    expect((await read('arna')).status).toBe(200)
  }
  await choose('prostaff')
  expect((await read('arna')).problem.code).toBe('company-changed')
  expect((await read('prostaff')).status).toBe(200)
})

test('a tab without a company is told of the one that was chosen, and one that does not tell is served', async () => {
  expect((await read('')).problem.code).toBe('company-required')
  await choose('arna')
  expect((await read('')).problem.code).toBe('company-changed')
  expect((await read()).status).toBe(200)
})

test('what is the same at all companies is served to every tab', async () => {
  await choose('arna')
  const headers = { [companyHeader]: 'prostaff' }
  expect((await dana.send(readDirectDeposit, { headers })).status).toBe(200)
  expect((await dana.send(chooseCompany, { headers, body: { code: 'prostaff' } })).status).toBe(200)
})
