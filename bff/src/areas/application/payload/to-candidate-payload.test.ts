import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication, emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { CandidatePayload, type CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import { expect, test } from '@jest/globals'
import { Check } from 'typebox/value'
import { completeValues } from '../../../testing/applicant.ts'
import { toKnownValues } from '../../resume/fields/to-known-values.ts'
import { createDraft, type Draft } from '../draft.ts'
import { toCandidatePayload } from './to-candidate-payload.ts'

const job = {
  brand: 'staffmark',
  postingId: '81001',
  applicationBrand: 'SMK',
  audience: 'public' as const,
}
const newApplicant = createDraft({ ...job, applicantType: 'new', email: 'n@example.test' })
const person: CandidateRecord = {
  FirstName: 'Jo/anna',
  LastName: 'Marlowe',
  CellPhoneNumber: '(512) 555-0171',
  Address: '1 Road',
  City: 'Toronto',
  StateProvince: 'ON',
  PostalCode: 'k1a 0b1',
  Gender: 'Female',
  EthnicityTypeId: 206,
  VeteranStatusId: 303,
  DisabilityTypeId: 402,
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
  const prefill = masked ? 'masked' : 'full'
  const config = {
    EXISTING_CANDIDATE_PREFILL: prefill,
    EXISTING_CANDIDATE_CHANGES: 'send',
  } as const
  const payload = toCandidatePayload(draft, values, config)
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
])('postal code %s becomes %s in %s', (postalCode, sent, countryCode) => {
  expect(payloadOf(newApplicant, typed({ postalCode }))).toMatchObject({
    postalCode: sent,
    countryCode,
  })
})

test.each([
  ['(512) 555-0142', '5125550142'],
  ['+1 512 555 0142', '5125550142'],
  ['', ''],
])('phone %s becomes %s', (phone, sent) => {
  const { phoneNumber } = payloadOf(newApplicant, typed({ phone }))
  expect(phoneNumber).toBe(sent)
})

test.each([
  ['yes', true],
  ['no', false],
  ['', null],
])('previously employed, %j: %s', (previouslyEmployed, sent) => {
  const payload = payloadOf(newApplicant, typed({ previouslyEmployed }))
  expect(payload.hasBeenPreviouslyEmployed).toBe(sent)
})

test('removes slashes from names, and a middle name declared as none', () => {
  const names = { firstName: 'A/nn\\e', middleName: 'x', noMiddleName: 'yes', lastName: '/ Lee /' }
  expect(payloadOf(newApplicant, typed(names))).toMatchObject({
    firstName: 'Anne',
    middleName: '',
    noMiddleName: true,
    lastName: 'Lee',
  })
})

test('a long web address on file that was left alone goes out uncut', () => {
  const LinkedInUrl = `https://www.linkedin.com/in/ann?${'x'.repeat(200)}`
  const draft = { ...existing, candidateRecord: { ...person, LinkedInUrl } }
  const { linkedIn } = toKnownValues(draft.candidateRecord, 'file').personal
  const sent = (value: string, masked: boolean) =>
    payloadOf(draft, typed({ linkedIn: value }), masked).linkedInUrl
  expect([sent(linkedIn, false), sent('', true)]).toEqual([LinkedInUrl, LinkedInUrl])
  expect([sent('in/ann', false), sent('', false)]).toEqual(['in/ann', ''])
})

test('the current employer has no end date, reason or comments', () => {
  const employment = completeValues.employment.map((one) => ({
    ...one,
    current: 'yes',
    comments: 'x',
  }))
  const { workHistory } = payloadOf(newApplicant, { ...completeValues, employment })
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
  const { educationHistory } = payloadOf(newApplicant, { ...completeValues, education })
  expect(educationHistory[0]?.gradePointAverage).toBe(sent)
})

test('a certification without expiry has a null expiration date', () => {
  const one = { ...emptyFields('certification'), name: 'Forklift', issued: '2/9/2024' }
  const certifications = [one, { ...one, expires: '12/31/2029' }]
  expect(
    payloadOf(newApplicant, { ...completeValues, certifications }).certifications,
  ).toMatchObject([
    { issueDate: '2024-02-09', expirationDate: null },
    { issueDate: '2024-02-09', expirationDate: '2029-12-31' },
  ])
})

test('includes the résumé and its parse outcome', () => {
  const resume = {
    name: 'a.pdf',
    outcome: 'parse-failed' as const,
    canRetry: true,
    isTaken: true,
    fileId: 'f1',
    attach: true,
    parseFailed: true,
    parseNoData: false,
  }
  expect(payloadOf({ ...newApplicant, resume }, completeValues)).toMatchObject({
    attachResume: true,
    resumeFileStoreId: 'f1',
    parseFailed: true,
    parseNoData: false,
    parseResumeCanRetry: true,
  })
})

test('tells who may work, and that no résumé can be parsed again', () => {
  const answers = [
    { isOfAge: true, isEligible: false },
    { isOfAge: false, isEligible: true },
  ]
  for (const answer of answers)
    expect(payloadOf({ ...newApplicant, ...answer }, completeValues)).toMatchObject({
      ...answer,
      attachResume: false,
      parseResumeCanRetry: false,
    })
})

test('normalizes incomplete entries on file', () => {
  expect(payloadOf(existing, emptyApplication())).toMatchObject({
    firstName: 'Joanna',
    middleName: '',
    noMiddleName: true,
    cellPhoneNumber: '5125550171',
    postalCode: 'K1A 0B1',
    countryCode: 'CA',
    gender: 'Female',
    veteranStatusId: 303,
    workHistory: [{ tempId: -1, companyName: 'Acme', fromMonth: 0 }],
    educationHistory: [{ id: 5, gradePointAverage: 3.46, countryCode: 'US' }],
    certifications: [{ id: 6, issueDate: '2024-02-19', expirationDate: '2027-02-18' }],
  })
})

test('a postal code on file that is of no country counts as one of the US', () => {
  const candidateRecord = { ...person, PostalCode: 'unknown' }
  const { countryCode } = payloadOf({ ...existing, candidateRecord }, emptyApplication())
  expect(countryCode).toBe('US')
})

test('an entry that was added to a masked record is a new one, whatever its id', () => {
  const employment = completeValues.employment.map((one) => ({ ...one, id: 'file-0' }))
  const candidateRecord = { ...person, WorkHistory: [{ Id: 41, CompanyName: 'Globex' }] }
  const draft = { ...existing, candidateRecord }
  const { workHistory } = payloadOf(draft, { ...emptyApplication(), employment })
  expect(workHistory).toMatchObject([
    { id: 41, companyName: 'Globex' },
    { id: 0, companyName: 'Acme' },
  ])
})

test('each value on file goes out where the form left it empty', () => {
  const candidateRecord = {
    FirstName: 'Maria',
    MiddleName: 'Elena',
    LastName: 'Santos',
    CellPhoneNumber: '5125550119',
    PhoneNumber: '5125550120',
    EmergencyPhoneNumber: '7375550121',
    LinkedInUrl: 'https://www.linkedin.com/in/maria',
    Address: '1 Elm',
    ApartmentOrBuildingNumber: '7',
    City: 'Austin',
    StateProvince: 'TX',
    PostalCode: '78701',
    Gender: 'Male',
    EthnicityTypeId: 206,
    VeteranStatusId: 303,
    DisabilityTypeId: 402,
  }
  const { personal, selfIdentification } = completeValues
  const values = { ...emptyApplication(), selfIdentification }
  expect(payloadOf({ ...existing, candidateRecord }, values)).toMatchObject({
    eRecruitId: '610001',
    isNewCandidate: false,
    firstName: 'Maria',
    middleName: 'Elena',
    lastName: 'Santos',
    noMiddleName: false,
    cellPhoneNumber: '5125550119',
    phoneNumber: '5125550120',
    emergencyPhoneNumber: '7375550121',
    linkedInUrl: 'https://www.linkedin.com/in/maria',
    address: '1 Elm',
    apartmentOrBuildingNumber: '7',
    city: 'Austin',
    stateProvince: 'TX',
    postalCode: '78701',
    gender: 'Male',
    applicationGender: 'Male',
    ethnicityTypeId: 206,
    veteranStatusId: 303,
    disabilityTypeId: 402,
  })
  const moved = { ...values, personal: { ...personal, firstName: '', lastName: '' } }
  expect(payloadOf({ ...existing, candidateRecord }, moved)).toMatchObject({
    address: personal.address,
    apartmentOrBuildingNumber: '',
    firstName: 'Maria',
  })
})

test('self-identification answers replace those on file', () => {
  const draft = { ...existing, asksSelfIdentification: true }
  const { selfIdentification } = completeValues
  expect(payloadOf(draft, { ...emptyApplication(), selfIdentification })).toMatchObject({
    gender: 'Declined',
    applicationGender: 'Declined',
    ethnicityTypeId: 208,
  })
})

test('a full prefill submits untouched entries as on file and cleared fields as empty', () => {
  const values = { ...emptyApplication(), ...toKnownValues(person, 'file') }
  const personal = { ...values.personal, apartment: '', cellPhone: '' }
  const payload = payloadOf(existing, { ...values, personal }, false)
  expect(payload).toMatchObject({ cellPhoneNumber: '', firstName: 'Joanna' })
  expect(payload.educationHistory).toEqual(payloadOf(existing, emptyApplication()).educationHistory)
})

test('an ad source that could not be read is none', () => {
  expect(payloadOf(newApplicant, typed({ adSource: '0' }))).toMatchObject({ adSourceId: null })
})
