import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication, emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { completeValues } from '../../../testing/applicant.ts'
import { draftJob } from '../../../testing/draft-job.ts'
import { createDraft } from '../draft.ts'
import { toHandOver } from './to-hand-over.ts'

const config = {
  EXISTING_CANDIDATE_PREFILL: 'masked',
  EXISTING_CANDIDATE_CHANGES: 'send',
} as const

const draft = createDraft({
  ...draftJob,
  applicantType: 'existing',
  candidateId: '610001',
  candidateRecord: {
    FirstName: 'Jo',
    MiddleName: 'Quill',
    WorkHistory: [{}],
    EducationHistory: [{}, {}],
    Certifications: [{}, {}, {}],
  },
})
const handOver = (values: Partial<ApplicationValues>) =>
  toHandOver(draft, { ...emptyApplication(), ...values }, config)

test('of each history the added entries alone are handed over', () => {
  const { employment, education } = completeValues
  const certifications = [{ ...emptyFields('certification'), id: 'new', name: 'CDL' }]
  const { payload, unchanged } = handOver({ employment, education, certifications })
  expect(payload).toMatchObject({
    workHistory: [{ companyName: 'Acme' }],
    educationHistory: [{ schoolName: 'Austin High' }],
    certifications: [{ name: 'CDL' }],
  })
  for (const name of ['workHistory', 'educationHistory', 'certifications'] as const) {
    expect(payload[name]).toHaveLength(1)
    expect(unchanged).not.toContain(name)
  }
})

test('names the answers that were given as no longer unchanged', () => {
  const fields = ['gender', 'veteranStatusId', 'hasBeenPreviouslyEmployed', 'middleName']
  const none = handOver({}).unchanged.filter((name) => fields.includes(name))
  expect(none.toSorted()).toEqual(['hasBeenPreviouslyEmployed', 'middleName'])
  const personal = { ...emptyFields('personal'), previouslyEmployed: 'no', noMiddleName: 'yes' }
  const { payload, unchanged } = handOver({ personal })
  expect(unchanged.filter((name) => fields.includes(name))).toEqual([])
  expect(payload).toMatchObject({
    hasBeenPreviouslyEmployed: false,
    middleName: '',
    noMiddleName: true,
  })
})
