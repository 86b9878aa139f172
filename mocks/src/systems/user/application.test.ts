import type { Operation } from '@gatehouse/contracts/operation'
import {
  applyAsWorker,
  getCandidatePersonalInformation,
  getCandidateRecords,
  jobApplyCheck,
} from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation, type Input } from '../../client/call-operation.ts'
import { type Given, givenByFakes } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'
import { sampleWorkerApplication } from '../candidate/sample-application.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

function signIn(name: string): Promise<Given> {
  const start = givenByFakes(fakes.apiUrl, `${name}@example.test`)
  return signInUpTo('signed-in', start, readOutbox)
}

async function ask(given: Given, operation: Operation, input: Input) {
  const response = await callOperation(operation, given, input)
  const text = await response.text()
  return { status: response.status, answer: text ? JSON.parse(text) : undefined }
}

function apply(given: Given, more: object = {}) {
  const params = { ewId: given.userId }
  const body = { ...sampleWorkerApplication(given.eRecruitId), ...more }
  return ask(given, applyAsWorker, { params, body })
}

async function hasApplied(given: Given, jobId = '1001'): Promise<boolean> {
  const params = { ewId: given.userId, jobId }
  return (await ask(given, jobApplyCheck, { params })).answer.ApplicationExists
}

function onFile(given: Given) {
  return ask(given, getCandidatePersonalInformation, { params: { id: given.eRecruitId } })
}

test('who applies has applied, and cannot twice', async () => {
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

test('a posting that is closed is refused with a message', async () => {
  expect(await apply(await signIn('maria.santos'), { jobPostingId: '81002' })).toEqual({
    status: 400,
    answer: { Message: 'This posting is closed to applications.' },
  })
})

test('equal-opportunity data is on file of one worker, and of another once it is given', async () => {
  const maria = await signIn('maria.santos')
  expect((await onFile(maria)).answer).toMatchObject({ Gender: 'Female', VeteranStatusId: '3' })

  const chris = await signIn('chris.lee')
  expect((await onFile(chris)).answer).toMatchObject({ FirstName: 'Chris', Gender: null })
  const eeocData = { gender: 'Male', ethnicityTypeId: 2, veteranStatusId: 3, disabilityTypeId: 2 }
  expect((await apply(chris, { showEEOC: true, eeocData })).status).toBe(200)
  expect((await onFile(chris)).answer).toMatchObject({ Gender: 'Male', EthnicityTypeId: '2' })
})

test('each brand knows a worker under an id, by either of their own', async () => {
  const maria = await signIn('maria.santos')
  for (const id of [maria.eRecruitId, maria.userId])
    expect((await ask(maria, getCandidateRecords, { params: { id } })).answer).toMatchObject({
      CandidateList: [
        { ApplicationBrandCode: 'STFMK', ERecruitId: 571_001 },
        { ApplicationBrandCode: 'atterro', ERecruitId: 581_001 },
        { ApplicationBrandCode: 'ARNA1', ERecruitId: 591_001 },
      ],
    })
})

test('nobody asks or applies for others', async () => {
  const maria = await signIn('maria.santos')
  const params = { id: '571002' }
  expect((await ask(maria, getCandidateRecords, { params })).status).toBe(400)
  expect((await ask(maria, getCandidatePersonalInformation, { params })).status).toBe(400)
  const body = sampleWorkerApplication(maria.eRecruitId)
  expect((await ask(maria, applyAsWorker, { params: { ewId: '71002' }, body })).status).toBe(400)
})

test.each([
  [{ jobPostingId: '1001' }, 'body/jobPostingId is no posting'],
  [{ showEEOC: true }, 'body/showEEOC and eeocData say different things'],
  [{ candidateERecruitId: '571002' }, 'body/candidateERecruitId is not theirs, nor 0'],
  [
    { sourceCandidateApplicationBrandCode: 'staffmark' },
    'body/sourceCandidateApplicationBrandCode is no application code',
  ],
  [{ resumeFileStoreId: 'x' }, 'body/resumeFileStoreId is of no résumé'],
  [{ candidateAdSourceId: 1 }, 'body/candidateAdSourceId is not on its list'],
])('what a gateway ought to have seen to is a fault: %j', async (more, fault) => {
  const { status, answer } = await apply(await signIn('maria.santos'), more)
  expect({ status, faults: answer.faults }).toEqual({ status: 400, faults: [fault] })
})
