import { discardApplication, readApplication } from '@gatehouse/contracts/portal/application'
import {
  emptyFields,
  maxEntries,
  maxLongText,
} from '@gatehouse/contracts/portal/application-fields'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Applicant, completeValues, params } from '../../testing/applicant.ts'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const createApplicant = () => new Applicant(stack.visitor())
const bodyOf = (operation: string) => {
  const call = stack.fakes.world.calls.list().findLast((one) => one.operation === operation)
  return call?.body
}

test('a candidate of another brand is new at this one', async () => {
  const { reply } = await createApplicant().start('dana.wolf@example.test')
  expect(reply).toMatchObject({ applicantType: 'new', checkFailed: false })
  stack.fakes.world.faults.add({
    operation: 'checkEmail',
    kind: 'reply',
    text: JSON.stringify({ ApplicationExists: false, SourceCandidateERecruitId: 571_003 }),
    times: 1,
  })
  const second = await createApplicant().start('dana.wolf@example.test')
  expect(second.reply).toMatchObject({ applicantType: 'new', checkFailed: false })
  expect(stack.operationsCalled()).not.toContain('getCandidate')
})

test('a new applicant gets every step and no errors before reaching them', async () => {
  const { reply } = await createApplicant().start('new.person@example.test')
  expect(reply).toMatchObject({
    state: 'open',
    applicantType: 'new',
    email: 'new.person@example.test',
    checkFailed: false,
    steps: ['personal', 'resume', 'self-identification', 'agreement'],
    step: 'personal',
    resume: null,
    maskedRecord: null,
    optionalFields: [],
    locked: [],
    fieldsToReview: [],
  })
})

test('a draft survives a reload and is deleted when discarded', async () => {
  const applicant = createApplicant()
  const { visitor } = applicant
  await applicant.start('new.person@example.test')
  expect((await applicant.save('resume')).status).toBe(200)
  const { application } = (await visitor.call(readApplication, { params })).reply
  expect(application).toMatchObject({ step: 'resume', values: completeValues })
  await visitor.call(discardApplication, { params })
  expect((await visitor.call(readApplication, { params })).reply.application).toBeNull()
  expect((await applicant.save('resume')).problem.code).toBe('draft-expired')
})

test('saves a form filled to its limits with multi-byte characters', async () => {
  const applicant = createApplicant()
  await applicant.start('new.person@example.test')
  const full = <T extends object>(part: T): T =>
    Object.fromEntries(
      Object.keys(part).map((name) => {
        const isLong = name === 'description' || name === 'comments'
        return [name, '長'.repeat(isLong ? maxLongText : 200)]
      }),
    ) as T
  const entries = <T extends object>([one]: T[]) =>
    one ? Array.from({ length: maxEntries }, () => full(one)) : []
  const values = {
    ...completeValues,
    personal: full(completeValues.personal),
    employment: entries(completeValues.employment),
    education: entries(completeValues.education),
    certifications: entries([emptyFields('certification')]),
  }
  expect((await applicant.save('resume', values)).status).toBe(200)
  const { application } = (await applicant.visitor.call(readApplication, { params })).reply
  expect(application?.values).toEqual(values)
})

test('submits the payload the upstream expects', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start('new.person@example.test')
  expect(await applicant.submit(reply)).toMatchObject({ status: 200, reply: { thanks: false } })
  expect(bodyOf('createCandidate')).toMatchObject({
    eRecruitId: '0',
    jobPostingId: 81001,
    isNewCandidate: true,
    lastName: "O'Neill",
    noMiddleName: true,
    cellPhoneNumber: '5125550142',
    postalCode: '78701',
    countryCode: 'US',
    hasBeenPreviouslyEmployed: false,
    gender: 'Declined',
    applicationGender: 'Declined',
    workHistory: [{ tempId: -1, fromMonth: 3, fromYear: 2019, toMonth: 5, toYear: 2024 }],
    resumeFileStoreId: null,
  })
  const { application } = (await applicant.visitor.call(readApplication, { params })).reply
  expect(application).toMatchObject({ state: 'sent', email: '', values: { employment: [] } })
})

test('submits values without the blanks around them', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start('new.person@example.test')
  const [job, school] = [completeValues.employment[0], completeValues.education[0]]
  if (!job || !school) throw new TypeError('no history')
  const licence = { name: ' CDL ', agency: 'DPS', state: 'TX', issued: '01/02/2024' }
  const values = {
    ...completeValues,
    personal: { ...completeValues.personal, city: ' Austin ' },
    employment: [{ ...job, company: ' Acme ' }],
    education: [{ ...school, school: ' Austin High ' }],
    certifications: [{ ...emptyFields('certification'), ...licence }],
  }
  expect((await applicant.submit(reply, values)).status).toBe(200)
  expect(bodyOf('createCandidate')).toMatchObject({
    city: 'Austin',
    workHistory: [{ companyName: 'Acme' }],
    educationHistory: [{ schoolName: 'Austin High' }],
    certifications: [{ name: 'CDL' }],
  })
})
