import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { certificationValues, educationValues, employmentValues } from './field-values.ts'
import { copyCertification, toCertification } from './to-certification.ts'
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

test.each([
  [3.6666667, '3.67'],
  [3.5999999046325684, '3.6'],
  [0.001, ''],
])('the grade %d is shown with two decimals at most', (GradePointAverage, grade) => {
  expect(educationValues({ GradePointAverage }).grade).toBe(grade)
})

const ids = { Id: 7, ERecruitId: '9' }
const work = {
  CompanyName: 'Acme',
  City: 'Austin',
  StateProvince: 'TX',
  PostalCode: '78701',
  PhoneNumber: '5125550188',
  JobTitle: 'Picker',
  JobDescription: 'Picked.',
  SupervisorName: 'Sam',
  Comments: 'Moved.',
  FromMonth: 3,
  FromYear: 2019,
  ToMonth: 5,
  ToYear: 2024,
  ReasonForLeavingId: 502,
  CanContact: true,
}
const school = {
  EducationLevelId: 602,
  SchoolName: 'Austin High',
  CourseOfStudy: 'General',
  Degree: 'Diploma',
  YearsCompleted: '4',
  GradePointAverage: 3.5,
  City: 'Toronto',
  StateProvince: 'ON',
  CountryCode: 'CA',
}
const certificate = {
  Name: 'Forklift',
  Agency: 'Board',
  StateProvince: 'TX',
  IssueDate: '2024-02-19T00:00:00',
  ExpirationDate: '02/18/2027',
  Level: 'II',
}

test('each value on file has its field, and its place in what goes back', () => {
  const job = {
    company: 'Acme',
    city: 'Austin',
    state: 'TX',
    postalCode: '78701',
    phone: '(512) 555-0188',
    jobTitle: 'Picker',
    description: 'Picked.',
    supervisor: 'Sam',
    comments: 'Moved.',
    start: '03/2019',
    end: '05/2024',
    current: '',
    reason: '502',
    mayContact: 'yes',
  }
  const sentJob = {
    companyName: 'Acme',
    city: 'Austin',
    stateProvince: 'TX',
    postalCode: '78701',
    phoneNumber: '5125550188',
    jobTitle: 'Picker',
    jobDescription: 'Picked.',
    supervisorName: 'Sam',
    comments: 'Moved.',
    fromMonth: 3,
    fromYear: 2019,
    toMonth: 5,
    toYear: 2024,
    reasonForLeavingId: 502,
    canContact: true,
    tempId: 7,
    id: 7,
    eRecruitId: '9',
    isValid: true,
  }
  expect(employmentValues(work)).toEqual(job)
  expect(copyWorkHistory({ ...work, ...ids })).toEqual(sentJob)
  expect(toWorkHistory({ ...job, id: '' }, ids)).toEqual(sentJob)

  const education = {
    level: '602',
    school: 'Austin High',
    course: 'General',
    degree: 'Diploma',
    years: '4',
    grade: '3.5',
    city: 'Toronto',
    state: 'ON',
    country: 'CA',
  }
  const sentSchool = {
    educationLevelId: 602,
    schoolName: 'Austin High',
    courseOfStudy: 'General',
    degree: 'Diploma',
    yearsCompleted: '4',
    gradePointAverage: 3.5,
    city: 'Toronto',
    stateProvince: 'ON',
    countryCode: 'CA',
    id: 7,
    eRecruitId: '9',
    isValid: true,
  }
  expect(educationValues(school)).toEqual(education)
  expect(copyEducation({ ...school, ...ids })).toEqual(sentSchool)
  expect(toEducation({ ...education, id: '' }, ids)).toEqual(sentSchool)

  const certification = {
    name: 'Forklift',
    agency: 'Board',
    state: 'TX',
    issued: '02/19/2024',
    expires: '02/18/2027',
    level: 'II',
  }
  const sentCertificate = {
    name: 'Forklift',
    agency: 'Board',
    stateProvince: 'TX',
    issueDate: '2024-02-19',
    expirationDate: '2027-02-18',
    level: 'II',
    id: 7,
    eRecruitId: '9',
    isValid: true,
  }
  expect(certificationValues(certificate)).toEqual(certification)
  expect(copyCertification({ ...certificate, ...ids })).toEqual(sentCertificate)
  expect(toCertification({ ...certification, id: '' }, ids)).toEqual(sentCertificate)
})

test('a current job has no reason for leaving, whatever is on file', () => {
  const known = { FromMonth: 3, FromYear: 2019, ReasonForLeavingId: 502 }
  expect(employmentValues(known)).toMatchObject({ current: 'yes', reason: '' })
  for (const end of [{ ToYear: 2020 }, { ToMonth: 5 }])
    expect(employmentValues({ ...known, ...end })).toMatchObject({ current: '', reason: '502' })
})

test('a certification without dates has no day on which it expires', () => {
  const { issueDate, expirationDate } = toCertification(emptyFields('certification'))
  expect([issueDate, expirationDate]).toEqual(['', null])
})

test('a state is shown by its code alone', () => {
  expect(employmentValues({ StateProvince: ' TX ' }).state).toBe('TX')
  expect(employmentValues({ StateProvince: 'tx' }).state).toBe('TX')
  expect(employmentValues({ StateProvince: 'OTH' }).state).toBe('OTH')
  for (const StateProvince of ['T', 'TEXA', 'T1'])
    expect(employmentValues({ StateProvince }).state).toBe('')
})

test.each([
  ['', null],
  ['0', 0],
  ['602', 602],
  ['999999999', 999_999_999],
  ['9999999999', null],
  ['-1', -1],
  ['-', null],
  ['Declined', null],
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
  const known = { Id: 5, Degree: 'Diploma' }
  expect(toEducation({ ...emptyFields('education'), grade: '3.456' }, known)).toMatchObject({
    id: 5,
    degree: '',
    eRecruitId: '0',
    gradePointAverage: 3.46,
    educationLevelId: 0,
  })
})

test('an entry on file goes back with all its values, its phone in digits', () => {
  expect(
    copyWorkHistory({ PostalCode: 'M5H 2N2', PhoneNumber: '(512) 555-0142', CanContact: true }),
  ).toMatchObject({ postalCode: 'M5H 2N2', phoneNumber: '5125550142', canContact: true })
  const dates = { IssueDate: '2020-01-02T00:00:00', ExpirationDate: '2/3/2030' }
  expect(copyCertification({ Name: 'Forklift', Agency: 'OSHA', Level: 'II', ...dates })).toEqual({
    ...copyCertification({}),
    name: 'Forklift',
    agency: 'OSHA',
    level: 'II',
    issueDate: '2020-01-02',
    expirationDate: '2030-02-03',
  })
  expect(copyCertification({ IssueDate: '2020-01-02' }).expirationDate).toBeNull()
})

test.each(['June 2019', '06/2019', 'last summer'])(
  'the unreadable date "%s" goes back as on file, unless another is typed',
  (date) => {
    const known = { IssueDate: date, ExpirationDate: date }
    const unchanged = { issueDate: date, expirationDate: date }
    const typed = emptyFields('certification')
    expect(copyCertification(known)).toMatchObject(unchanged)
    expect(toCertification({ ...typed, level: 'II' }, known)).toMatchObject(unchanged)
    const changed = { ...typed, issued: '02/19/2024', expires: '02/18/2027' }
    expect(toCertification(changed, known)).toMatchObject({
      issueDate: '2024-02-19',
      expirationDate: '2027-02-18',
    })
  },
)

test('a long text on file that was left alone goes back uncut', () => {
  const long = `${'x'.repeat(1499)} ${'y'.repeat(100)}`
  const known = { JobDescription: long, Comments: long }
  const { description, comments } = employmentValues(known)
  const typed = {
    ...emptyFields('employment'),
    description: description.trim(),
    comments: comments.trim(),
  }
  expect(toWorkHistory(typed, known)).toMatchObject({ jobDescription: long, comments: long })
  const changed = { ...typed, description: 'Picked.', comments: '' }
  expect(toWorkHistory(changed, known)).toMatchObject({ jobDescription: 'Picked.', comments: '' })
})

test('a state on file without a code stays, unless another or another country is chosen', () => {
  const known = { StateProvince: 'Nuevo León', CountryCode: 'MX' }
  const typed = { ...emptyFields('education'), ...educationValues(known) }
  const stateOf = (changes: object) => toEducation({ ...typed, ...changes }, known).stateProvince
  expect([stateOf({}), stateOf({ years: '4' })]).toEqual(['Nuevo León', 'Nuevo León'])
  expect([stateOf({ state: 'TX' }), stateOf({ country: 'US' })]).toEqual(['TX', ''])
})

test('a missing date is sent as none', () => {
  const known = { IssueDate: '01/01/1900', ExpirationDate: '12/31/9999' }
  for (const sent of [
    copyCertification(known),
    toCertification(emptyFields('certification'), known),
  ])
    expect([sent.issueDate, sent.expirationDate]).toEqual(['', null])
})

test('a value that was cleared does not come back from the entry on file', () => {
  const certification = toCertification(emptyFields('certification'), {
    Name: 'Forklift',
    Agency: 'OSHA',
    StateProvince: 'TX',
    IssueDate: '2020-01-02',
    ExpirationDate: '2030-01-02',
    Level: 'II',
  })
  expect(certification).toEqual(copyCertification({}))
  const typed = { ...emptyFields('employment'), postalCode: 'M5H 2N2', mayContact: 'no' }
  const known = { Id: 5, PhoneNumber: '5125550142', Comments: 'Moved', ToYear: 2020, ToMonth: 3 }
  expect(toWorkHistory(typed, { ...known, CanContact: true })).toEqual({
    ...copyWorkHistory({ Id: 5 }),
    postalCode: 'M5H 2N2',
  })
})
