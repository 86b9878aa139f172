import type { Operation } from '@gatehouse/contracts/operation'
import {
  applyAsWorker,
  authenticateUser,
  getCandidatePersonalInformation,
  getCandidateRecords,
  jobApplyCheck,
} from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation, type Input } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'
import { sampleWorkerApplication } from './sample-application.ts'

let fakes: Fakes
const eeocData = {
  gender: 'Male',
  ethnicityTypeId: 202,
  veteranStatusId: 303,
  disabilityTypeId: 402,
}

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

function signIn(name: string): Promise<Caller> {
  const start = createCaller(fakes.apiUrl, `${name}@example.test`)
  return signInUpTo('signed-in', start, readOutbox)
}

async function ask(caller: Caller, operation: Operation, input: Input) {
  const response = await callOperation(operation, caller, input)
  const text = await response.text()
  return { status: response.status, answer: text ? JSON.parse(text) : undefined }
}

function apply(caller: Caller, more: object = {}) {
  const params = { ewId: caller.userId }
  const body = { ...sampleWorkerApplication(caller.eRecruitId), ...more }
  return ask(caller, applyAsWorker, { params, body })
}

async function hasApplied(caller: Caller, jobId = '1001'): Promise<boolean> {
  const params = { ewId: caller.userId, jobId }
  return (await ask(caller, jobApplyCheck, { params })).answer.ApplicationExists
}

function onFile(caller: Caller) {
  return ask(caller, getCandidatePersonalInformation, { params: { id: caller.eRecruitId } })
}

test('a worker applies once', async () => {
  const maria = await signIn('maria.santos')
  expect(await hasApplied(maria)).toBe(false)
  expect((await apply(maria)).status).toBe(200)
  expect(await hasApplied(maria)).toBe(true)
  expect(await apply(maria)).toEqual({
    status: 400,
    answer: { Message: 'You have applied to this posting already.' },
  })
  fakes.world.reset()
  expect(await hasApplied(await signIn('maria.santos'))).toBe(false)
})

test('rejects a closed posting with a message', async () => {
  expect(await apply(await signIn('maria.santos'), { jobPostingId: 81002 })).toEqual({
    status: 400,
    answer: { Message: 'This posting is closed to applications.' },
  })
})

test('returns equal-opportunity data once it was given', async () => {
  const maria = await signIn('maria.santos')
  expect((await onFile(maria)).answer).toMatchObject({ Gender: 'Female', VeteranStatusId: '303' })

  const chris = await signIn('chris.lee')
  expect((await onFile(chris)).answer).toMatchObject({ FirstName: 'Chris', Gender: null })
  expect((await apply(chris, { showEEOC: true, eeocData })).status).toBe(200)
  expect((await onFile(chris)).answer).toMatchObject({ Gender: 'Male', EthnicityTypeId: '202' })
})

test('returns the ids of a worker by brand, by either of their own ids', async () => {
  const maria = await signIn('maria.santos')
  for (const id of [maria.eRecruitId, maria.userId])
    expect((await ask(maria, getCandidateRecords, { params: { id } })).answer).toMatchObject([
      { ApplicationBrandCode: 'STFMK', ERecruitId: 571_001 },
      { ApplicationBrandCode: 'atterro', ERecruitId: 581_001 },
      { ApplicationBrandCode: 'ARNA1', ERecruitId: 591_001 },
    ])
})

test('a worker has an id and a record at each company', async () => {
  const dana = await signIn('dana.wolf')
  const { answer } = await ask(dana, getCandidateRecords, { params: { id: dana.eRecruitId } })
  expect(answer).toMatchObject([
    { ApplicationBrandCode: 'ARNA1', ERecruitId: 571_003 },
    { ApplicationBrandCode: 'atterro', ERecruitId: 581_003 },
    { ApplicationBrandCode: 'HNTHM', ERecruitId: 591_003 },
  ])
  const body = { Identity: dana.login, Password: dana.password }
  expect((await ask(dana, authenticateUser, { body })).answer.brandList).toMatchObject([
    { Code: 'arna', ERecruitId: '571003' },
    { Code: 'prostaff', ERecruitId: '581003' },
    { Code: 'hunter-hamilton', ERecruitId: '591003' },
  ])
  const atProstaff = { ...dana, eRecruitId: '581003' }
  expect((await onFile(atProstaff)).answer).toMatchObject({ City: 'Minneapolis', Gender: null })
  const codes = {
    candidateApplicationBrandCode: 'atterro',
    sourceCandidateApplicationBrandCode: 'atterro',
  }
  expect((await apply(atProstaff, { ...codes, showEEOC: true, eeocData })).status).toBe(200)
  expect((await onFile(atProstaff)).answer).toMatchObject({ Gender: 'Male' })
  expect((await onFile(dana)).answer).toMatchObject({ City: 'Sacramento', Gender: null })
})

test('rejects calls for another user', async () => {
  const maria = await signIn('maria.santos')
  const params = { id: '571002' }
  expect((await ask(maria, getCandidateRecords, { params })).status).toBe(400)
  expect((await ask(maria, getCandidatePersonalInformation, { params })).status).toBe(400)
  const body = sampleWorkerApplication(maria.eRecruitId)
  expect((await ask(maria, applyAsWorker, { params: { ewId: '71002' }, body })).status).toBe(400)
})

test.each([
  [{ jobPostingId: 1001 }, 'body/jobPostingId is no posting'],
  [{ showEEOC: true }, 'body/showEEOC and eeocData say different things'],
  [
    { candidateERecruitId: '571002' },
    'body/candidateERecruitId is not theirs at this brand, nor 0',
  ],
  [
    { candidateERecruitId: '591001' },
    'body/candidateERecruitId is not theirs at this brand, nor 0',
  ],
  [
    { sourceCandidateApplicationBrandCode: 'staffmark' },
    'body/sourceCandidateApplicationBrandCode is no application code',
  ],
  [{ resumeFileStoreId: 'x' }, 'body/resumeFileStoreId is of no résumé'],
  [{ candidateAdSourceId: 1 }, 'body/candidateAdSourceId is not on its list'],
])('rejects what a gateway must prevent: %j', async (more, error) => {
  const { status, answer } = await apply(await signIn('maria.santos'), more)
  expect({ status, errors: answer.errors }).toEqual({ status: 400, errors: [error] })
})
