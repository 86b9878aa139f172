import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication, emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { CandidatePayload, type CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import { expect, test } from '@jest/globals'
import { Check } from 'typebox/value'
import { completeValues } from '../../../testing/applicant.ts'
import { createDraft, type Draft } from '../draft.ts'
import { toKnownValues } from '../to-known-values.ts'
import { toCandidatePayload } from './to-candidate-payload.ts'

const job = {
  brand: 'staffmark',
  postingId: '81001',
  applicationBrand: 'SMK',
  audience: 'public' as const,
}
const somebodyNew = createDraft({ ...job, applicantType: 'new', email: 'n@example.test' })
const person: CandidateRecord = {
  FirstName: 'Jo/anna',
  LastName: 'Marlowe',
  CellPhoneNumber: '(512) 555-0171',
  Address: '1 Road',
  City: 'Toronto',
  StateProvince: 'ON',
  PostalCode: 'k1a 0b1',
  Gender: 'Female',
  EthnicityTypeId: 6,
  VeteranStatusId: 3,
  DisabilityTypeId: 2,
  WorkHistory: [{ CompanyName: 'Acme' }],
  EducationHistory: [{ Id: 5, GradePointAverage: 3.456 }],
  Certifications: [{ Id: 6, IssueDate: '2024-02-19T00:00:00', ExpirationDate: '02/18/2027' }],
}
const existing = createDraft({
  ...job,
  applicantType: 'existing',
  candidateId: '610001',
  candidateRecord: person,
  asksSelfIdentification: false,
})

const payloadOf = (draft: Draft, values: ApplicationValues, masked = true) => {
  const payload = toCandidatePayload(draft, values, masked)
  expect(Check(CandidatePayload, payload)).toBe(true)
  return payload
}
const typed = (personal: Partial<ApplicationValues['personal']>): ApplicationValues => ({
  ...completeValues,
  personal: { ...completeValues.personal, ...personal },
})

test.each([
  ['78701-1234', '78701', 'US'],
  ['K1A 0B1', 'K1A 0B1', 'CA'],
  ['k1a-0b1', 'K1A-0B1', 'CA'],
  ['k1a0b1', 'K1A0B1', 'CA'],
])('postal code %s is sent as %s, of %s', (postalCode, sent, countryCode) => {
  expect(payloadOf(somebodyNew, typed({ postalCode }))).toMatchObject({
    postalCode: sent,
    countryCode,
  })
})

test.each([
  ['(512) 555-0142', '5125550142'],
  ['+1 512 555 0142', '5125550142'],
  ['', ''],
])('phone %s is sent as %s', (phone, sent) => {
  const { phoneNumber } = payloadOf(somebodyNew, typed({ phone }))
  expect(phoneNumber).toBe(sent)
})

test.each([
  ['yes', true],
  ['no', false],
  ['', null],
])('previously employed, %j: %s', (previouslyEmployed, sent) => {
  const payload = payloadOf(somebodyNew, typed({ previouslyEmployed }))
  expect(payload.hasBeenPreviouslyEmployed).toBe(sent)
})

test('slashes are taken off names; a middle name that is said to be none is none', () => {
  const names = { firstName: 'A/nn\\e', middleName: 'x', noMiddleName: 'yes', lastName: '/Lee' }
  expect(payloadOf(somebodyNew, typed(names))).toMatchObject({
    firstName: 'Anne',
    middleName: '',
    noMiddleName: true,
    lastName: 'Lee',
  })
})

test('an employer of today has no end, reason or comments', () => {
  const employment = completeValues.employment.map((one) => ({
    ...one,
    current: 'yes',
    comments: 'x',
  }))
  const { workHistory } = payloadOf(somebodyNew, { ...completeValues, employment })
  expect(workHistory).toMatchObject([
    { toMonth: null, toYear: null, reasonForLeavingId: null, comments: '', canContact: true },
  ])
})

test.each([
  ['', 0],
  ['3.5', 3.5],
  ['3.14', 3.14],
])('a grade of %j is %d', (grade, sent) => {
  const education = completeValues.education.map((one) => ({ ...one, grade }))
  const { educationHistory } = payloadOf(somebodyNew, { ...completeValues, education })
  expect(educationHistory[0]?.gradePointAverage).toBe(sent)
})

test('certifications have days, and none for what does not expire', () => {
  const one = { ...emptyFields('certification'), name: 'Forklift', issued: '2/9/2024' }
  const certifications = [one, { ...one, expires: '12/31/2029' }]
  expect(
    payloadOf(somebodyNew, { ...completeValues, certifications }).certifications,
  ).toMatchObject([
    { issueDate: '2024-02-09', expirationDate: null },
    { issueDate: '2024-02-09', expirationDate: '2029-12-31' },
  ])
})

test('the résumé goes along with what came of it', () => {
  const resume = {
    name: 'a.pdf',
    outcome: 'parse-failed' as const,
    canRetry: true,
    fileId: 'f1',
    attach: true,
    parseFailed: true,
    parseNoData: false,
  }
  expect(payloadOf({ ...somebodyNew, resume }, completeValues)).toMatchObject({
    attachResume: true,
    resumeFileStoreId: 'f1',
    parseFailed: true,
    parseNoData: false,
    parseResumeCanRetry: true,
  })
})

test('what is on file is sent in the form that is asked for, whatever state it is in', () => {
  expect(payloadOf(existing, emptyApplication())).toMatchObject({
    firstName: 'Joanna',
    middleName: '',
    noMiddleName: true,
    cellPhoneNumber: '5125550171',
    postalCode: 'K1A 0B1',
    countryCode: 'CA',
    gender: 'Female',
    veteranStatusId: 3,
    workHistory: [{ tempId: -1, companyName: 'Acme', fromMonth: 0 }],
    educationHistory: [{ id: 5, gradePointAverage: 3.46, countryCode: 'US' }],
    certifications: [{ id: 6, issueDate: '2024-02-19', expirationDate: '2027-02-18' }],
  })
})

test('what is asked beats what is on file', () => {
  const asked = { ...existing, asksSelfIdentification: true }
  const { selfIdentification } = completeValues
  expect(payloadOf(asked, { ...emptyApplication(), selfIdentification })).toMatchObject({
    gender: 'Declined',
    applicationGender: 'Declined',
    ethnicityTypeId: 8,
  })
})

test('in the full prefill an entry left alone is sent as on file, and an emptied field is empty', () => {
  const values = { ...emptyApplication(), ...toKnownValues(person, 'file') }
  const personal = { ...values.personal, apartment: '', cellPhone: '' }
  const payload = payloadOf(existing, { ...values, personal }, false)
  expect(payload).toMatchObject({ cellPhoneNumber: '', firstName: 'Joanna' })
  expect(payload.educationHistory).toEqual(payloadOf(existing, emptyApplication()).educationHistory)
})
