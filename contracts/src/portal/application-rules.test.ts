import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { ObjectSchema, ValidationError } from 'yup'
import { emptyFields } from './application-fields.ts'
import {
  certificationRules,
  educationRules,
  employmentRules,
  personalRules,
  selfIdentificationRules,
} from './application-rules.ts'

/** Broken rules by field. */
function broken<T extends object>(schema: ObjectSchema<T>, values: object) {
  try {
    schema.validateSync(values, { strict: true, abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as ValidationError
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]))
  }
}

const person = {
  ...emptyFields('personal'),
  firstName: 'Rosa',
  noMiddleName: 'yes',
  lastName: 'Delgado',
  cellPhone: '(512) 555-0142',
  address: '12 Main St',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  previouslyEmployed: 'no',
  adSource: '12',
}
const employer = {
  ...emptyFields('employment'),
  company: 'Acme',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  jobTitle: 'Picker',
  start: '03/2019',
  end: '04/2020',
  supervisor: 'Ann',
  description: 'Picked',
  reason: '2',
  mayContact: 'yes',
}
const school = {
  ...emptyFields('education'),
  level: '2',
  school: 'Travis High',
  course: 'General',
  degree: 'Diploma',
  years: '4',
  city: 'Austin',
  country: 'US',
}
const certificate = {
  ...emptyFields('certification'),
  name: 'Forklift',
  agency: 'OSHA',
  state: 'TX',
  issued: '03/27/2019',
}

test.each(['', ' ', '/', '\u200b', '/\u200b'])('a middle name of %j is missing', (middleName) => {
  const unnamed = { ...person, middleName, noMiddleName: '' }
  expect(broken(personalRules(), unnamed)).toEqual({ middleName: 'required' })
})

test('names as on file are not judged where they are locked', () => {
  const onFile = { ...person, firstName: 'Robert (Bob)', middleName: 'O´Brien', noMiddleName: '' }
  const named = { ...onFile, lastName: `Santos, Jr. ${'x'.repeat(60)}` }
  expect(broken(personalRules(['firstName', 'middleName', 'lastName']), named)).toEqual({})
  expect(broken(personalRules(['lastName', 'middleName']), named)).toEqual({
    firstName: 'character',
    middleName: 'character',
  })
  expect(broken(personalRules(), named)).toMatchObject({ lastName: 'character' })
})

test('reports each required field of empty values', () => {
  expect(broken(personalRules(), emptyFields('personal'))).toEqual({
    firstName: 'required',
    middleName: 'required',
    lastName: 'required',
    cellPhone: 'either-phone',
    address: 'required',
    city: 'required',
    state: 'required',
    postalCode: 'required',
    previouslyEmployed: 'required',
    adSource: 'required',
  })
  expect(broken(selfIdentificationRules, emptyFields('selfIdentification'))).toEqual({
    disability: 'required',
    gender: 'required',
    ethnicity: 'required',
    veteran: 'required',
  })
})

test('accepts complete values', () => {
  expect(broken(personalRules(), person)).toEqual({})
  expect(broken(employmentRules, employer)).toEqual({})
  expect(broken(educationRules, school)).toEqual({})
  expect(broken(certificationRules, certificate)).toEqual({})
})

test('requires one of two phones, and rejects an invalid one', () => {
  expect(broken(personalRules(), { ...person, cellPhone: '', phone: '5125550142' })).toEqual({})
  expect(broken(personalRules(), { ...person, phone: '555-0142' })).toEqual({ phone: 'phone' })
  expect(broken(personalRules(), { ...person, emergencyPhone: '1' })).toEqual({
    emergencyPhone: 'phone',
  })
})

test.each([
  'P.O. Box 12',
  'po box 9',
  'PO BOX 7, Austin',
  'c/o Ann, P. O. Box 5',
  'P O Box 3',
  'Post Office Box 12',
  'POB 12',
  'P.O.B. 12',
  'Apartado postal 3',
  'Apartado 3',
  'Apdo. 3',
  'Apdo. postal núm. 3',
])('rejects %p as an address', (address) => {
  expect(broken(personalRules(), { ...person, address })).toEqual({ address: 'po-box' })
})

test.each([
  '12 Pobox Lane',
  '5 Poe Boxwood Road',
  '9 Post Office Road',
  '4 Apartado Street',
  '7 Poblano Way',
])('accepts %p as an address', (address) => {
  expect(broken(personalRules(), { ...person, address })).toEqual({})
})

test.each([
  '',
  'linkedin.com/in/rosa',
  ' www.linkedin.com/in/rosa:2 ',
  'https://linkedin.com/in/rosa',
  'HTTP://linkedin.com:8080/in/rosa',
])('accepts %p as a LinkedIn address', (linkedIn) => {
  expect(broken(personalRules(), { ...person, linkedIn })).toEqual({})
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'javascript:1/alert(1)',
  'data:text/html,x',
  'ftp://linkedin.com',
  '//linkedin.com',
])('rejects %p as a LinkedIn address', (linkedIn) => {
  expect(broken(personalRules(), { ...person, linkedIn })).toEqual({ linkedIn: 'web-address' })
})

test('optional fields may stay empty, and their values obey the rules', () => {
  const optionalFields = Object.keys(person)
  expect(broken(personalRules(optionalFields), emptyFields('personal'))).toEqual({})
  expect(broken(personalRules(optionalFields), { ...emptyFields('personal'), phone: '7' })).toEqual(
    {
      phone: 'phone',
    },
  )
  expect(broken(personalRules(['phone']), { ...person, cellPhone: '' })).toEqual({})
})

test.each([
  ['address', '9 Brook Lane'],
  ['city', 'Kyle'],
  ['state', 'TX'],
  ['postalCode', '78640'],
])('an address whose %s alone is typed lacks the rest', (name, typed) => {
  const fields = ['address', 'city', 'state', 'postalCode']
  const lacks = fields.filter((other) => other !== name).map((other) => [other, 'required'])
  const values = { ...emptyFields('personal'), [name]: typed }
  expect(broken(personalRules(Object.keys(person)), values)).toEqual(Object.fromEntries(lacks))
})

test('a blank part of an address is none', () => {
  const moved = {
    ...emptyFields('personal'),
    address: '9 New St',
    state: 'TX',
    postalCode: '78640',
  }
  for (const city of ['', ' ', '\u200b'])
    expect(broken(personalRules(Object.keys(person)), { ...moved, city })).toEqual({
      city: 'required',
    })
})

test('a city keeps its slash, required or not', () => {
  const city = 'Dallas/Fort Worth'
  for (const optionalFields of [[], ['city']])
    expect(personalRules(optionalFields).cast({ ...person, city }).city).toBe(city)
})

test('casts names to no slashes, phones to digits, postal codes to their normalized form', () => {
  expect(personalRules().cast({ ...person, firstName: 'Rosa/', postalCode: '78701-1234' })).toEqual(
    expect.objectContaining({
      firstName: 'Rosa',
      cellPhone: '5125550142',
      postalCode: '78701',
    }),
  )
})

test('a current employer needs no end and no reason for leaving', () => {
  const current = { ...employer, current: 'yes', end: '', reason: '' }
  expect(broken(employmentRules, current)).toEqual({})
  expect(broken(employmentRules, { ...current, current: '' })).toEqual({
    end: 'required',
    reason: 'required',
  })
})

test('the end of a current employer is not compared with the start', () => {
  const current = { ...employer, current: 'yes', reason: '' }
  expect(broken(employmentRules, { ...current, end: '02/2019' })).toEqual({})
})

test('reports an end before the start at the field end', () => {
  expect(broken(employmentRules, { ...employer, end: '02/2019' })).toEqual({ end: 'before-start' })
  expect(broken(employmentRules, { ...employer, end: '03/2019' })).toEqual({})
})

test('requires the answer to mayContact', () => {
  expect(broken(employmentRules, { ...employer, mayContact: '' })).toEqual({
    mayContact: 'required',
  })
})

test.each(['', '0', '3.5', '3,5', '5.99', ' 3.5 '])('accepts %p as a grade', (grade) => {
  expect(broken(educationRules, { ...school, grade })).toEqual({})
})

test.each(['6', '3.555', '3.,5', '-1', 'A'])('rejects %p', (grade) => {
  expect(broken(educationRules, { ...school, grade })).toEqual({ grade: 'grade' })
})

test('a grade is cast to a decimal point', () => {
  expect(educationRules.cast({ ...school, grade: ' 3,75 ' })).toMatchObject({ grade: '3.75' })
})

test('years are whole numbers of up to four digits', () => {
  expect(broken(educationRules, { ...school, years: '1234' })).toEqual({})
  expect(broken(educationRules, { ...school, years: ' 4 ' })).toEqual({})
  expect(educationRules.cast({ ...school, years: ' 4 ', grade: '3.5 ' })).toMatchObject({
    years: '4',
    grade: '3.5',
  })
  expect(broken(educationRules, { ...school, years: '2.5' })).toEqual({ years: 'number' })
  expect(broken(educationRules, { ...school, years: '12345' })).toEqual({ years: 'number' })
})

describe('once the next day has begun in UTC+14', () => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 10))
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  test.each([
    ['11/21/2026', {}],
    ['11/22/2026', {}],
    ['11/23/2026', { issued: 'after-today' }],
  ])('a certification of %s: %j', (issued, expected) => {
    expect(broken(certificationRules, { ...certificate, issued })).toEqual(expected)
  })

  test('a past job has ended in a month that has begun there', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 30, 10))
    expect(broken(employmentRules, { ...employer, end: '12/2026' })).toEqual({})
    expect(broken(employmentRules, { ...employer, end: '01/2027' })).toEqual({ end: 'past-month' })
    const current = { ...employer, current: 'yes', end: '01/2027' }
    expect(broken(employmentRules, current)).toEqual({})
  })

  test('a job may start in a month that has begun there', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 30, 10))
    const job = { ...employer, current: 'yes', end: '' }
    expect(broken(employmentRules, { ...job, start: '12/2026' })).toEqual({})
    expect(broken(employmentRules, { ...job, start: '01/2027' })).toEqual({ start: 'past-month' })
  })
})

test('a certification is issued today or earlier, and expires later', () => {
  const next = new Date(Date.now() + 3 * 86_400_000)
  const soon = `${next.getUTCMonth() + 1}/${next.getUTCDate()}/${next.getUTCFullYear()}`
  expect(broken(certificationRules, { ...certificate, issued: soon })).toEqual({
    issued: 'after-today',
  })
  expect(broken(certificationRules, { ...certificate, expires: '03/26/2019' })).toEqual({
    expires: 'before-issue',
  })
  expect(broken(certificationRules, { ...certificate, expires: '03/27/2019' })).toEqual({})
})
