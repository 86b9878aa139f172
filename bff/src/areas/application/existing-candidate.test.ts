import {
  type ApplicationValues,
  handOverApplication,
} from '@gatehouse/contracts/portal/application'
import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
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
const somebody = (at = stack) => new Applicant(at.visitor())
const sent = () =>
  stack.fakes.world.calls.list().findLast(({ operation }) => operation === 'createCandidate')
    ?.body as CandidatePayload
const untouched = (values: ApplicationValues): ApplicationValues => ({
  ...values,
  personal: { ...values.personal, adSource: '12' },
})

test('of somebody known the browser is told what is on file, masked', async () => {
  const { reply } = await somebody().start(jo)
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

test('self-identification is asked where it is not all on file', async () => {
  const { reply } = await somebody().start(al)
  expect(reply.steps).toContain('self-identification')
})

test('what they leave alone is sent as on file, and nothing is required again', async () => {
  const applicant = somebody()
  const { reply } = await applicant.start(jo)
  expect(await applicant.submit(reply, untouched(reply.values))).toMatchObject({ status: 200 })
  expect(sent()).toMatchObject({
    eRecruitId: '610001',
    isNewCandidate: false,
    firstName: 'Jordana',
    middleName: 'Quill',
    noMiddleName: false,
    address: '4120 Juniper Hollow Lane',
    postalCode: '78660',
    cellPhoneNumber: '7375550182',
    gender: 'Female',
    applicationGender: 'Female',
    disabilityTypeId: 2,
    hasBeenPreviouslyEmployed: null,
    workHistory: [{ id: 41, toMonth: null }, { id: 42, reasonForLeavingId: 2 }, { id: 43 }],
    educationHistory: [{ id: 51 }, { id: 52 }],
    certifications: [
      { id: 61, issueDate: '2024-02-19' },
      { id: 62, expirationDate: null },
    ],
  })
})

test('what they type takes the place of what is on file, but for names; what they add is added', async () => {
  const applicant = somebody()
  const { reply } = await applicant.start(jo)
  const personal = {
    ...reply.values.personal,
    adSource: '12',
    firstName: 'Somebody',
    city: 'Kyle',
    noMiddleName: 'yes',
  }
  const values = { ...reply.values, personal, employment: completeValues.employment }
  expect((await applicant.submit(reply, values)).status).toBe(200)
  expect(sent()).toMatchObject({ firstName: 'Jordana', middleName: 'Quill', city: 'Kyle' })
  expect(sent().workHistory.map(({ id, tempId }) => [id, tempId])).toEqual([
    [41, 41],
    [42, 42],
    [43, 43],
    [0, -1],
  ])
})

test('what they type obeys the rules all the same, and the ad source is asked', async () => {
  const applicant = somebody()
  const { reply } = await applicant.start(jo)
  const personal = { ...reply.values.personal, phone: '12', postalCode: 'x' }
  const { problem } = await applicant.submit(reply, { ...reply.values, personal })
  expect(problem.errors).toEqual(
    expect.arrayContaining([
      { field: 'personal.phone', rule: 'invalid' },
      { field: 'personal.postalCode', rule: 'postal-code' },
      { field: 'personal.adSource', rule: 'required' },
    ]),
  )
})

test('with the full prefill all of it is in the form, names locked', async () => {
  const { reply } = await somebody(full).start(jo)
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

test('with the full prefill an entry that is changed is changed, one that is taken out is gone', async () => {
  const applicant = somebody(full)
  const { reply } = await applicant.start(jo)
  const { employment } = reply.values
  const [kept, changed] = employment
  if (!kept || !changed) throw new TypeError('no history')
  const values = untouched({
    ...reply.values,
    employment: [kept, { ...changed, jobTitle: 'Clerk', phone: '(512) 555-0100' }],
    certifications: [],
  })
  expect(await applicant.submit(reply, values)).toMatchObject({ status: 200 })
  expect(sent().workHistory).toMatchObject([
    { id: 41, companyName: 'Copperline Freight' },
    { id: 42, tempId: 42, jobTitle: 'Clerk', phoneNumber: '5125550100' },
  ])
  expect(sent()).toMatchObject({ certifications: [], city: 'Pflugerville' })
})

test('an entry that pretends to be on file is judged as any other', async () => {
  const applicant = somebody()
  const { reply } = await applicant.start(al)
  const employment = [{ ...emptyFields('employment'), id: 'file-0' }]
  const { problem } = await applicant.submit(reply, { ...reply.values, employment })
  expect(problem.errors).toContainEqual({ field: 'employment.0.company', rule: 'required' })
})

test.each([
  ['masked', '0', ''],
  ['full', '610001', 'Jordana'],
] as const)(
  'a host page is given what was typed; %s: eRecruitId %s',
  async (way, id, firstName) => {
    const applicant = somebody(way === 'full' ? full : stack)
    const { reply } = await applicant.start(jo, { audience: 'internal' })
    const body = { values: untouched(reply.values), agreed: 'yes' }
    const answer = await applicant.visitor.call(handOverApplication, { params, body })
    expect([answer.status, answer.reply.payload]).toMatchObject([
      200,
      { eRecruitId: id, firstName, jobPostingId: '81001', isNewCandidate: false, emailAddress: jo },
    ])
    expect(answer.reply.payload.workHistory).toHaveLength(way === 'full' ? 3 : 0)
    expect(stack.operationsCalled()).toContain('internalJobDetails')
    expect(stack.operationsCalled()).not.toContain('createCandidate')
  },
)

test('only what was begun in a host page is given to one, and only when it is whole', async () => {
  const applicant = somebody()
  const { reply } = await applicant.start('new.person@example.test')
  const handOver = (values: ApplicationValues) =>
    applicant.visitor.call(handOverApplication, { params, body: { values, agreed: 'yes' } })
  expect((await handOver(completeValues)).problem.code).toBe('draft-expired')
  await applicant.start('other.person@example.test', { audience: 'internal' })
  expect((await handOver(reply.values)).problem.code).toBe('invalid-input')
  expect((await handOver(completeValues)).reply.payload).toMatchObject({ lastName: "O'Neill" })
})
