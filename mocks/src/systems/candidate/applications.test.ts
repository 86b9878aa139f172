import type { Operation } from '@gatehouse/contracts/operation'
import {
  checkDuplicate,
  checkEmail,
  createCandidate,
  createCandidateWithResume,
  getCandidate,
} from '@gatehouse/contracts/upstream/candidate'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation, type Input } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'
import { sampleApplication, samplePosting } from './sample-application.ts'

let fakes: Fakes
let caller: Caller
const brandId = 'staffmark'
const newcomer = sampleApplication.emailAddress

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(async () => {
  fakes.world.reset()
  const start = createCaller(fakes.apiUrl, 'maria.santos@example.test')
  caller = await signInUpTo('service-token', start, readOutbox)
})

async function ask(operation: Operation, input: Input) {
  const response = await callOperation(operation, caller, { params: { brandId }, ...input })
  return { status: response.status, answer: JSON.parse(await response.text()) }
}

function check(emailAddress: string, jobPostingId = samplePosting) {
  return ask(checkEmail, { body: { jobPostingId, emailAddress } })
}

function apply(more: object = {}, operation: Operation = createCandidate) {
  return ask(operation, { body: { ...sampleApplication, ...more } })
}

function profile(id: number) {
  return ask(getCandidate, { params: { brandId, id: String(id) } })
}

test('an unknown address is a new candidate', async () => {
  expect((await check(newcomer)).answer).toEqual({
    IsNewCandidate: true,
    CandidateList: null,
    ApplicationExists: false,
    ApplicationERecruitId: null,
    CandidateERecruitId: null,
    SourceCandidateERecruitId: null,
  })
})

test('a known candidate is found by address, ignoring case', async () => {
  const { answer } = await check(' JO.existing@Example.test')
  expect(answer).toMatchObject({ IsNewCandidate: false, CandidateERecruitId: 610_001 })
  const { answer: di } = await check('di.applied@example.test')
  expect(di).toMatchObject({ IsNewCandidate: false, ApplicationExists: true })
  const { answer: elsewhere } = await ask(checkEmail, {
    params: { brandId: 'warets' },
    body: { jobPostingId: 81006, emailAddress: 'di.applied@example.test' },
  })
  expect(elsewhere).toMatchObject({ IsNewCandidate: false, ApplicationExists: false })
})

test("a worker's record is not given out at another brand", async () => {
  const [arna, staffmark] = [
    { brandId: 'arna', id: '571001' },
    { brandId, id: '571001' },
  ]
  expect((await ask(getCandidate, { params: arna })).status).toBe(404)
  expect((await ask(getCandidate, { params: staffmark })).status).toBe(200)
  expect((await check('dana.wolf@example.test')).answer).toMatchObject({
    IsNewCandidate: false,
    CandidateERecruitId: 0,
    SourceCandidateERecruitId: 571_003,
  })
})

test('a record has nulls, numbers as text and dates with a time', async () => {
  const { answer: jo } = await profile(610_001)
  expect(jo).toMatchObject({
    ...{ ERecruitId: 610_001, FirstName: 'Jordana', Gender: 'Female', EthnicityTypeId: '206' },
    WorkHistory: [{ Id: '41', ToYear: null }, { Id: '42' }, { Id: '43', PhoneNumber: null }],
    EducationHistory: [{ EducationLevelId: '606' }, { EducationLevelId: '602' }],
    Certifications: [{ IssueDate: '2024-02-19T00:00:00' }, { ExpirationDate: null }],
  })
  const { answer: al } = await profile(610_002)
  expect(al).toMatchObject({
    ...{ Gender: null, EthnicityTypeId: null, VeteranStatusId: null, DisabilityTypeId: null },
  })
  expect((await profile(699_999)).status).toBe(404)
})

test('an application creates a candidate for all look-ups', async () => {
  const { status, answer } = await apply()
  expect(status).toBe(200)
  const { answer: known } = await check(newcomer)
  expect(known).toMatchObject({
    IsNewCandidate: false,
    ApplicationExists: true,
    CandidateERecruitId: answer.ERecruitId,
    ApplicationERecruitId: answer.ApplicationERecruitId,
  })
  const body = { jobPostingId: samplePosting, emailAddress: newcomer, firstName: '', lastName: '' }
  expect((await ask(checkDuplicate, { body })).answer).toMatchObject({ ApplicationExists: true })

  const { answer: onFile } = await profile(answer.ERecruitId)
  expect(onFile).toMatchObject({
    ...{ FirstName: 'Nia', MiddleName: null, CellPhoneNumber: '5125550100', PostalCode: '78701' },
    WorkHistory: [{ CompanyName: 'Mockingbird Logistics', FromYear: '2023', ToYear: null }],
    EducationHistory: [{ SchoolName: 'Eastside High School', GradePointAverage: '3.2' }],
    Certifications: [{ Name: 'Food Handler', IssueDate: '2025-03-14T00:00:00' }],
  })
  expect(JSON.stringify(onFile)).not.toMatch(/TempId|IsValid/i)

  fakes.world.reset()
  caller = await signInUpTo('service-token', caller, readOutbox)
  expect((await check(newcomer)).answer).toMatchObject({ IsNewCandidate: true })
})

test('rejects a second application and one to a closed posting, with a message', async () => {
  await apply()
  expect(await apply()).toEqual({
    status: 400,
    answer: { Message: 'An application to this posting exists already.' },
  })
  expect(await apply({ jobPostingId: 81002 })).toEqual({
    status: 400,
    answer: { Message: 'This posting is closed to applications.' },
  })
  expect(fakes.world.candidates.findByEmail(newcomer)?.applications).toHaveLength(1)
})

test('an application of a known candidate replaces histories; one sent as new adds to them', async () => {
  const emailAddress = 'al.partial@example.test'
  const as = { emailAddress, jobPostingId: samplePosting, firstName: 'Alban', lastName: 'Partial' }
  await apply({ ...as, eRecruitId: '610002', isNewCandidate: false, linkedInUrl: '' })
  const { answer: replaced } = await profile(610_002)
  expect(replaced).toMatchObject({
    ...{ Gender: 'Declined', Address: '17 Millrace Street' },
    WorkHistory: [{ CompanyName: 'Mockingbird Logistics' }],
  })

  await apply({ emailAddress: 'jo.existing@example.test' })
  const { answer: added } = await profile(610_001)
  expect(added.WorkHistory).toHaveLength(4)
  expect(added).toMatchObject({ EmergencyPhoneNumber: '2105550193' })
})

test.each([
  [{ firstName: 'A/B' }, 'body/firstName has slashes'],
  [{ lastName: ' ' }, 'body/lastName is empty'],
  [
    { cellPhoneNumber: '(512) 555-0100' },
    'body/cellPhoneNumber must be ten digits alone, or empty',
  ],
  [{ cellPhoneNumber: '' }, 'body/phoneNumber and the other are empty'],
  [
    { postalCode: '78701-1234' },
    'body/postalCode must be five digits, or a Canadian code in capitals',
  ],
  [{ postalCode: 'K1A 0B1' }, 'body/countryCode is not the one of postalCode'],
  [{ isOfAge: false }, 'body/isOfAge must be true'],
  [{ electronicAcknowledgement: false }, 'body/electronicAcknowledgement must be true'],
  [{ eRecruitId: '610001' }, 'body/eRecruitId is not 0, nor theirs'],
  [{ isNewCandidate: false }, 'body/eRecruitId must be given: they are not new'],
  [{ attachResume: true }, 'body/attachResume and resumeFileStoreId say different things'],
  [{ attachResume: true, resumeFileStoreId: 'x' }, 'body/resumeFileStoreId is of no résumé'],
  [{ applicationGender: 'Male' }, 'body/applicationGender and gender differ'],
  [{ gender: '103' as never }, 'body/gender must be equal to one of the allowed values'],
  [{ adSourceId: 1 }, 'body/adSourceId is not on its list: 1'],
  [{ veteranStatusId: 305 }, 'body/veteranStatusId is not on its list: 305'],
])('rejects what a gateway must prevent: %j', async (more, error) => {
  expect(await apply(more)).toMatchObject({ status: 400, answer: { errors: [error] } })
})

test('names errors of entries by their path', async () => {
  const [work] = sampleApplication.workHistory
  const [course] = sampleApplication.educationHistory
  const [card] = sampleApplication.certifications
  const { answer } = await apply({
    workHistory: [{ ...work, phoneNumber: '512-555', reasonForLeavingId: 50, isValid: false }],
    educationHistory: [{ ...course, educationLevelId: 0, educationLevelName: 'GED' }],
    certifications: [{ ...card, issueDate: '2025-03-14T00:00:00' }],
  })
  expect(answer.errors).toEqual([
    'body/workHistory/0/reasonForLeavingId is not on its list: 50',
    'body/workHistory/0/phoneNumber must be digits alone',
    'body/workHistory/0 is not valid',
    'body/educationHistory/0/educationLevelId is not on its list: 0',
    'body/educationHistory/0/educationLevelName is not that of 0: GED',
    'body/certifications/0 has a date that is no day: 2026-11-21',
  ])
})

test('finds a posting only under the brand of its job', async () => {
  const error = 'body/jobPostingId is no posting of this brand'
  expect(await check(newcomer, 81003)).toMatchObject({ status: 400, answer: { errors: [error] } })
  expect(await apply({ jobPostingId: 1001 })).toMatchObject({ answer: { errors: [error] } })
})

test('the operation for applications with a résumé requires one', async () => {
  const { answer } = await apply({}, createCandidateWithResume)
  expect(answer.errors).toEqual([expect.stringMatching(/^body\/resumeFileStoreId must be given/)])
})
