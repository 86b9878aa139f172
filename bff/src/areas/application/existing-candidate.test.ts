import { randomUUID } from 'node:crypto'
import {
  type ApplicationValues,
  handOverApplication,
  readApplication,
} from '@gatehouse/contracts/portal/application'
import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Applicant, completeValues, params } from '../../testing/applicant.ts'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack
let full: Stack

beforeAll(async () => {
  stack = await startStack()
  full = await startStack({ EXISTING_CANDIDATE_PREFILL: 'full' }, { fakes: stack.fakes })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const [jo, al] = ['jo.existing@example.test', 'al.partial@example.test']
const createApplicant = (at = stack) => new Applicant(at.visitor())
const sentPayload = () =>
  stack.fakes.world.calls.list().findLast(({ operation }) => operation === 'createCandidate')
    ?.body as CandidatePayload
const untouched = (values: ApplicationValues): ApplicationValues => ({
  ...values,
  personal: { ...values.personal, adSource: '12' },
})

test('an existing candidate gets the record on file masked', async () => {
  const { reply } = await createApplicant().start(jo)
  expect(stack.operationsCalled()).toContain('getCandidate')
  expect(reply.maskedRecord).toEqual({
    personal: {
      firstName: 'J•••',
      middleName: 'Q•••',
      lastName: 'E•••',
      cellPhone: '(•••) •••-0182',
      phone: '(•••) •••-0171',
      emergencyPhone: '(•••) •••-0193',
      linkedIn: '•••',
      address: '•••',
      apartment: '•••',
      city: '•••',
      state: '•••',
      postalCode: '•••',
    },
    employment: 3,
    education: 2,
    certifications: 2,
  })
  expect(reply.steps).toEqual(['personal', 'resume', 'agreement'])
  expect(reply.locked).toEqual(['firstName', 'middleName', 'noMiddleName', 'lastName'])
  expect(reply.optionalFields).toEqual(
    expect.arrayContaining(['address', 'previouslyEmployed', 'phone']),
  )
  expect(reply.optionalFields).not.toContain('adSource')
})

test('asks for self-identification unless all of it is on file', async () => {
  const { reply } = await createApplicant().start(al)
  expect(reply.steps).toContain('self-identification')
})

test('submits untouched fields as on file and requires none of them', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start(jo)
  expect(await applicant.submit(reply, untouched(reply.values))).toMatchObject({ status: 200 })
  expect(sentPayload()).toMatchObject({
    eRecruitId: 610001,
    isNewCandidate: false,
    firstName: 'Jordana',
    middleName: 'Quill',
    noMiddleName: false,
    address: '4120 Juniper Hollow Lane',
    postalCode: '78660',
    cellPhoneNumber: '7375550182',
    gender: 'Female',
    applicationGender: 'Female',
    disabilityTypeId: 402,
    hasBeenPreviouslyEmployed: null,
    workHistory: [{ id: 41, toMonth: null }, { id: 42, reasonForLeavingId: 502 }, { id: 43 }],
    educationHistory: [
      { id: 51, educationLevelId: 606, educationLevelName: 'Associate degree' },
      { id: 52, educationLevelName: 'High school diploma' },
    ],
    certifications: [
      { id: 61, issueDate: '2024-02-19' },
      { id: 62, expirationDate: null },
    ],
  })
})

test('typed values replace those on file except names; added entries are appended', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start(jo)
  const personal = {
    ...reply.values.personal,
    adSource: '12',
    firstName: 'Somebody',
    address: '9 Brook Lane',
    city: 'Kyle',
    state: 'TX',
    postalCode: '78640',
    noMiddleName: 'yes',
  }
  const values = { ...reply.values, personal, employment: completeValues.employment }
  expect((await applicant.submit(reply, values)).status).toBe(200)
  expect(sentPayload()).toMatchObject({ firstName: 'Jordana', middleName: 'Quill', city: 'Kyle' })
  expect(sentPayload().apartmentOrBuildingNumber).toBe('')
  expect(sentPayload().workHistory.map(({ id, tempId }) => [id, tempId])).toEqual([
    [41, 41],
    [42, 42],
    [43, 43],
    [0, -1],
  ])
})

test('requires a whole address where a part of it is typed', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start(jo)
  const values = untouched(reply.values)
  const moved = { ...values, personal: { ...values.personal, city: 'Kyle' } }
  const { problem } = await applicant.submit(reply, moved)
  expect(problem.errors).toEqual(
    ['address', 'state', 'postalCode'].map((name) => ({
      field: `personal.${name}`,
      rule: 'required',
    })),
  )
})

test('keeps what is on file with EXISTING_CANDIDATE_CHANGES=keep', async () => {
  const keep = await startStack({ EXISTING_CANDIDATE_CHANGES: 'keep' }, { fakes: stack.fakes })
  const applicant = createApplicant(keep)
  const { reply } = await applicant.start(jo)
  expect(reply.locked).toEqual(expect.arrayContaining(['cellPhone', 'address', 'apartment']))
  const personal = { ...completeValues.personal, apartment: '7', phone: '(512) 555-0199' }
  const values = { ...reply.values, personal, employment: completeValues.employment }
  expect(await applicant.submit(reply, values)).toMatchObject({ status: 200 })
  expect(sentPayload()).toMatchObject({
    firstName: 'Jordana',
    address: '4120 Juniper Hollow Lane',
    city: 'Pflugerville',
    postalCode: '78660',
    phoneNumber: '5125550171',
    adSourceId: 12,
  })
  expect(sentPayload().apartmentOrBuildingNumber).not.toBe('7')
  expect(sentPayload().workHistory.map(({ id }) => id)).toEqual([41, 42, 43, 0])
})

test('with EXISTING_CANDIDATE_CHANGES=keep, what is missing on file can be added', async () => {
  const keep = await startStack({ EXISTING_CANDIDATE_CHANGES: 'keep' }, { fakes: stack.fakes })
  const applicant = createApplicant(keep)
  const { reply } = await applicant.start(al)
  expect(reply.locked).not.toContain('phone')
  const personal = { ...reply.values.personal, adSource: '12', phone: '(512) 555-0199' }
  const { selfIdentification } = completeValues
  const values = { ...reply.values, personal, selfIdentification }
  expect(await applicant.submit(reply, values)).toMatchObject({ status: 200 })
  expect(sentPayload()).toMatchObject({ phoneNumber: '5125550199', cellPhoneNumber: '5125550133' })
})

test('validates typed values, and requires the ad source', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start(jo)
  const personal = { ...reply.values.personal, phone: '12', postalCode: 'x' }
  const { problem } = await applicant.submit(reply, { ...reply.values, personal })
  expect(problem.errors).toEqual(
    expect.arrayContaining([
      { field: 'personal.phone', rule: 'phone' },
      { field: 'personal.postalCode', rule: 'postal-code' },
      { field: 'personal.adSource', rule: 'required' },
    ]),
  )
})

test('a full prefill fills the form and locks the names', async () => {
  const { reply } = await createApplicant(full).start(jo)
  expect(reply).toMatchObject({
    maskedRecord: null,
    locked: ['firstName', 'middleName', 'noMiddleName', 'lastName'],
  })
  expect(reply.values.personal).toMatchObject({ firstName: 'Jordana', city: 'Pflugerville' })
  expect(
    reply.values.employment.map(({ id, start, end, current }) => [id, start, end, current]),
  ).toEqual([
    ['file-0', '04/2023', '', 'yes'],
    ['file-1', '09/2020', '03/2023', ''],
    ['file-2', '06/2018', '08/2020', ''],
  ])
  expect(reply.values.certifications[0]).toMatchObject({
    issued: '02/19/2024',
    expires: '02/18/2027',
  })
})

test('a full prefill submits changed entries and omits removed ones', async () => {
  const applicant = createApplicant(full)
  const { reply } = await applicant.start(jo)
  const { employment } = reply.values
  const [unchanged, changed] = employment
  if (!unchanged || !changed) throw new TypeError('no history')
  const values = untouched({
    ...reply.values,
    employment: [unchanged, { ...changed, jobTitle: 'Clerk', phone: '(512) 555-0100' }],
    certifications: [],
  })
  expect(await applicant.submit(reply, values)).toMatchObject({ status: 200 })
  expect(sentPayload().workHistory).toMatchObject([
    { id: 41, companyName: 'Copperline Freight' },
    { id: 42, tempId: 42, jobTitle: 'Clerk', phoneNumber: '5125550100' },
  ])
  expect(sentPayload()).toMatchObject({ certifications: [], city: 'Pflugerville' })
})

test.each([
  ['firstName', 'lastName'],
  ['lastName', 'firstName'],
] as const)('a %s that is missing on file can be given', async (missing, known) => {
  const record = stack.fakes.world.candidates.findByEmail(jo)
  if (!record) throw new TypeError('no record')
  record[missing] = ''
  expect((await createApplicant().start(jo)).reply.locked).toEqual([known])
})

test('a full prefill leaves what is on file beyond the entries of the form', async () => {
  const record = stack.fakes.world.candidates.findByEmail(jo)
  const [work] = record?.workHistory ?? []
  if (!record || !work) throw new TypeError('no history')
  record.workHistory = Array.from({ length: 14 }, (_, index) => ({ ...work, id: 100 + index }))
  const applicant = createApplicant(full)
  const { reply } = await applicant.start(jo)
  expect(reply.values.employment).toHaveLength(12)
  const employment = reply.values.employment.slice(1)
  await applicant.submit(reply, untouched({ ...reply.values, employment }))
  const ids = sentPayload().workHistory.map(({ id }) => id)
  expect(ids.sort()).toEqual(Array.from({ length: 13 }, (_, index) => 101 + index))
})

test('a full prefill tells what is on file, so that a changed entry can be told from it', async () => {
  const applicant = createApplicant(full)
  const { reply } = await applicant.start(jo)
  const { employment, education, certifications } = reply.values
  expect(reply.onFile).toEqual({ employment, education, certifications })
  const [first, ...others] = employment
  if (!first) throw new TypeError('no history')
  const changed = { ...reply.values, employment: [{ ...first, city: '' }, ...others] }
  const { problem } = await applicant.submit(reply, untouched(changed))
  expect(problem.errors).toContainEqual({ field: 'employment.0.city', rule: 'required' })
  expect((await createApplicant().start(jo)).reply.onFile.employment).toEqual([])
})

test('entries on file that break the rules may stay as they are', async () => {
  const record = stack.fakes.world.candidates.findByEmail(jo)
  const [work] = record?.workHistory ?? []
  if (!record || !work) throw new TypeError('no history')
  record.workHistory = [{ ...work, city: '', postalCode: '' }]
  const applicant = createApplicant(full)
  const { reply } = await applicant.start(jo)
  expect((await applicant.submit(reply, untouched(reply.values))).status).toBe(200)
  expect(sentPayload().workHistory).toMatchObject([{ city: '', companyName: work.companyName }])
})

test.each(['status', 'reset', 'garbage'] as const)(
  'an application goes out without the names of education levels where their list fails: %s',
  async (kind) => {
    const applicant = createApplicant()
    const { reply } = await applicant.start(jo)
    stack.fakes.world.faults.add({ operation: 'listEducationLevels', kind })
    expect((await applicant.submit(reply, untouched(reply.values))).status).toBe(200)
    expect(sentPayload().educationHistory[0]).not.toHaveProperty('educationLevelName')
  },
)

test('validates an entry that falsely claims to be on file', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start(al)
  const employment = [{ ...emptyFields('employment'), id: 'file-0' }]
  const { problem } = await applicant.submit(reply, { ...reply.values, employment })
  expect(problem.errors).toContainEqual({ field: 'employment.0.company', rule: 'required' })
})

const handOver = async (
  applicant: Applicant,
  values: ApplicationValues,
  key: string = randomUUID(),
) =>
  applicant.visitor.send(handOverApplication, {
    params,
    body: { values, version: await applicant.version(), agreed: 'yes' },
    headers: { [idempotencyHeader]: key },
  })

test('hands over what was typed under the id of the candidate, and names what was left', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start(jo, { audience: 'internal' })
  const values = untouched(reply.values)
  const moved = { address: '9 Brook Lane', city: 'Kyle', state: 'TX', postalCode: '78640' }
  const names = { firstName: 'Somebody', cellPhone: '(512) 555-0199' }
  const personal = { ...values.personal, ...moved, ...names }
  const { employment } = completeValues
  const response = await handOver(applicant, { ...values, personal, employment })
  expect(response.status).toBe(200)
  expect(stack.audit().at(-1)).toMatchObject({
    event: 'application-handed-over',
    job: '1001',
    applicant: 'existing',
  })
  const { payload, unchanged } = response.reply
  expect(payload).toMatchObject({
    eRecruitId: 610001,
    isNewCandidate: false,
    emailAddress: jo,
    cellPhoneNumber: '5125550199',
    address: '9 Brook Lane',
    apartmentOrBuildingNumber: '',
    countryCode: 'US',
    workHistory: [{ companyName: 'Acme', id: 0 }],
  })
  expect(payload.workHistory).toHaveLength(1)
  expect(unchanged).toEqual([
    'firstName',
    'middleName',
    'noMiddleName',
    'lastName',
    'phoneNumber',
    'emergencyPhoneNumber',
    'linkedInUrl',
    'educationHistory',
    'certifications',
    'gender',
    'applicationGender',
    'veteranStatusId',
    'ethnicityTypeId',
    'disabilityTypeId',
    'hasBeenPreviouslyEmployed',
  ])
  expect(unchanged.filter((name) => name in payload)).toEqual([])
})

test('a hand-over names the country too where the postal code was left', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start(jo, { audience: 'internal' })
  const { payload, unchanged } = (await handOver(applicant, untouched(reply.values))).reply
  expect(unchanged).toEqual(expect.arrayContaining(['postalCode', 'countryCode']))
  expect(unchanged.filter((name) => name in payload)).toEqual([])
})

test('with a full prefill the hand-over carries the whole record', async () => {
  const applicant = createApplicant(full)
  const { reply } = await applicant.start(jo, { audience: 'internal' })
  const { payload, unchanged } = (await handOver(applicant, untouched(reply.values))).reply
  expect(payload).toMatchObject({ eRecruitId: 610001, firstName: 'Jordana' })
  expect(unchanged).toEqual([])
  expect(payload.workHistory).toHaveLength(3)
})

test('hands over once: a repeat gets the same reply, another hand-over is refused', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start(jo, { audience: 'internal' })
  const key = randomUUID()
  const first = await handOver(applicant, untouched(reply.values), key)
  expect((await handOver(applicant, untouched(reply.values), key)).reply).toEqual(first.reply)
  expect((await handOver(applicant, untouched(reply.values))).problem.code).toBe('already-sent')
  const { application } = (await applicant.visitor.call(readApplication, { params })).reply
  expect(application).toMatchObject({ state: 'sent', email: '' })
  expect(stack.operationsCalled()).not.toContain('createCandidate')
})

test("an application of the visitors' page is handed over for staff alone", async () => {
  const proxied = await startStack({ TRUST_PROXY: '127.0.0.1' }, { fakes: stack.fakes })
  for (const [address, code] of [
    ['203.0.113.7', 'draft-expired'],
    ['10.1.2.3', undefined],
  ] as const) {
    const applicant = new Applicant(proxied.visitor({ 'x-forwarded-for': address }))
    await applicant.start(`${address}@example.test`)
    expect((await handOver(applicant, completeValues)).problem.code).toBe(code)
  }
  await proxied.close()
})

test('hands over only complete applications', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start('other.person@example.test', { audience: 'internal' })
  expect(stack.operationsCalled()).toContain('internalJobDetails')
  expect((await handOver(applicant, reply.values)).problem.code).toBe('invalid-input')
  expect((await handOver(applicant, completeValues)).reply).toMatchObject({
    payload: { lastName: "O'Neill", isNewCandidate: true },
    unchanged: [],
  })
})

test('a hand-over carries the id of a candidate who is found late, and masks the record', async () => {
  const applicant = createApplicant(full)
  await applicant.start(jo, { audience: 'internal', lookUpLater: 'yes' })
  const { payload, unchanged } = (await handOver(applicant, completeValues)).reply
  expect(payload).toMatchObject({ eRecruitId: 610001, isNewCandidate: false })
  expect(payload.workHistory).toMatchObject([{ companyName: 'Acme' }])
  expect(unchanged).toEqual(expect.arrayContaining(['firstName', 'lastName', 'phoneNumber']))
})

test('an application that a late lookup finds is not handed over again', async () => {
  const applicant = createApplicant()
  await applicant.start('di.applied@example.test', { audience: 'internal', lookUpLater: 'yes' })
  expect((await handOver(applicant, completeValues)).problem.code).toBe('already-applied')
  expect((await applicant.read())?.state).toBe('open')
})
