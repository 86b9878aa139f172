import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { certificationValues, educationValues, employmentValues } from './field-values.ts'
import { copyCertification } from './to-certification.ts'
import { copyEducation, toEducation } from './to-education.ts'
import { toId } from './to-id.ts'
import { copyWorkHistory, toWorkHistory } from './to-work-history.ts'

const place = { city: '', stateProvince: '' }

test('an entry on file without values goes back without any, and permits nothing', () => {
  expect(copyWorkHistory({})).toEqual({
    ...place,
    tempId: -1,
    id: 0,
    eRecruitId: '0',
    companyName: '',
    postalCode: '',
    phoneNumber: '',
    jobTitle: '',
    jobDescription: '',
    supervisorName: '',
    comments: '',
    fromMonth: 0,
    fromYear: 0,
    toMonth: null,
    toYear: null,
    reasonForLeavingId: null,
    canContact: false,
    isValid: true,
  })
  expect(copyEducation({})).toEqual({
    ...place,
    id: 0,
    eRecruitId: '0',
    educationLevelId: 0,
    schoolName: '',
    courseOfStudy: '',
    degree: '',
    yearsCompleted: '0',
    gradePointAverage: 0,
    countryCode: 'US',
    isValid: true,
  })
  expect(copyCertification({})).toEqual({
    id: 0,
    eRecruitId: '0',
    name: '',
    agency: '',
    stateProvince: '',
    issueDate: '',
    expirationDate: null,
    level: '',
    isValid: true,
  })
})

test('an entry on file without values is shown without any', () => {
  const { id: _, ...employment } = emptyFields('employment')
  expect(employmentValues({ ReasonForLeavingId: 0, FromYear: 19, ToYear: 0 })).toEqual(employment)
  const { id: __, ...education } = emptyFields('education')
  expect(educationValues({ EducationLevelId: 0, GradePointAverage: 0 })).toEqual(education)
  const { id: ___, ...certification } = emptyFields('certification')
  expect(certificationValues({ IssueDate: '0001-13-01' })).toEqual(certification)
})

test('a current job has no reason for leaving, whatever is on file', () => {
  const known = { FromMonth: 3, FromYear: 2019, ReasonForLeavingId: 502 }
  expect(employmentValues(known)).toMatchObject({ current: 'yes', reason: '' })
  expect(employmentValues({ ...known, ToYear: 2020 })).toMatchObject({ current: '', reason: '502' })
})

test('a state is shown by its code alone', () => {
  expect(employmentValues({ StateProvince: ' TX ' }).state).toBe('TX')
  expect(employmentValues({ StateProvince: 'tx' }).state).toBe('')
})

test.each([
  ['', null],
  ['0', 0],
  ['602', 602],
  ['999999999', 999_999_999],
  ['9999999999', null],
  ['-1', null],
  ['1.5', null],
])('the choice %j has the id %j', (chosen, id) => {
  expect(toId(chosen)).toBe(id)
})

test('a new entry has no id of the upstream, a changed one has that on file', () => {
  const job = { ...emptyFields('employment'), start: '03/2019', end: '05/2024' }
  expect(toWorkHistory(job)).toMatchObject({ tempId: -1, id: 0, eRecruitId: '0' })
  expect(toWorkHistory(job, { Id: 7, ERecruitId: '9' })).toMatchObject({
    tempId: 7,
    id: 7,
    eRecruitId: '9',
    toMonth: 5,
    toYear: 2024,
  })
  expect(toEducation({ ...emptyFields('education'), grade: '3.456' }, { Id: 5 })).toMatchObject({
    id: 5,
    eRecruitId: '0',
    gradePointAverage: 3.46,
    educationLevelId: 0,
  })
})
