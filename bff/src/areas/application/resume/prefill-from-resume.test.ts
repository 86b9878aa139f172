import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { prefillFromResume } from './prefill-from-resume.ts'

const parsed = {
  FirstName: 'Rosa',
  WorkHistory: [{ CompanyName: 'Acme', FromMonth: 3, FromYear: 2024 }],
  EducationHistory: [{ SchoolName: 'Austin High' }],
}
const prefill = (changes = {}) =>
  prefillFromResume({ values: { ...emptyApplication(), ...changes }, fieldsToReview: [] }, parsed)

test('the fields that a résumé filled are to be reviewed, no others', () => {
  expect(prefill().fieldsToReview).toEqual([
    'personal.firstName',
    'employment.0.company',
    'employment.0.start',
    'employment.0.current',
    'education.0.school',
  ])
})

test('the statement that there are no jobs offers the jobs, and fills the schools', () => {
  const { values, offers } = prefill({ noEmployment: 'yes' })
  expect([values.employment, values.education.length]).toEqual([[], 1])
  expect([offers?.employment.length, offers?.education]).toEqual([1, []])
})
