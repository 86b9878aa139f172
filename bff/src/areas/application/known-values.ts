import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import {
  emptyFields,
  type FieldValues,
  maxEntries,
  maxLongText,
} from '@gatehouse/contracts/portal/application-fields'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import { toDay } from '../translate/to-day.ts'
import { fileValue, knownFields } from './masking.ts'

type Known = Pick<ApplicationValues, 'personal' | 'employment' | 'education' | 'certifications'>

/**
 * What is known of a person, as they would have typed it. Entries are named `source` and their place:
 * "file-0" is the first that is on file.
 */
export function toKnownValues(person: CandidateRecord, source: 'file' | 'resume'): Known {
  const personal = { ...emptyFields('personal') }
  for (const field of knownFields) personal[field] = toTyped(field, fileValue(person, field))
  const id = (position: number) => `${source}-${position}`
  return {
    personal,
    employment: first(person.WorkHistory).map((one, n) => ({ ...toEmployment(one), id: id(n) })),
    education: first(person.EducationHistory).map((one, n) => ({ ...toEducation(one), id: id(n) })),
    certifications: first(person.Certifications).map((one, n) => ({
      ...toCertification(one),
      id: id(n),
    })),
  }
}

const first = <T>(list: readonly T[] = []) => list.slice(0, maxEntries)
const text = (value: string | number | undefined, most = 200) =>
  value === undefined ? '' : String(value).trim().slice(0, most)

function toTyped(field: string, value: string): string {
  if (/phone$/i.test(field)) return phoneText(value)
  return field === 'state' ? stateCode(value) : text(value)
}

/** As the form writes them: (512) 555-0142. */
function phoneText(value: string | undefined): string {
  const digits = phoneDigits(value ?? '')
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return line === undefined ? text(value) : `(${area}) ${exchange}-${line}`
}

const stateCode = (value = '') => (/^[A-Z]{2,3}$/.test(value.trim()) ? value.trim() : '')

type WorkHistory = NonNullable<CandidateRecord['WorkHistory']>[number]

function toEmployment(one: WorkHistory): Omit<FieldValues<'employment'>, 'id'> {
  const start = monthYear(one.FromMonth, one.FromYear)
  const end = monthYear(one.ToMonth, one.ToYear)
  // Neither month nor year is how the upstream says that it goes on [2 §3].
  const isCurrent = start !== '' && !one.ToMonth && !one.ToYear
  return {
    company: text(one.CompanyName),
    city: text(one.City),
    state: stateCode(one.StateProvince),
    postalCode: text(one.PostalCode),
    phone: phoneText(one.PhoneNumber),
    jobTitle: text(one.JobTitle),
    start,
    end,
    current: isCurrent ? 'yes' : '',
    supervisor: text(one.SupervisorName),
    description: text(one.JobDescription, maxLongText),
    reason: isCurrent ? '' : text(one.ReasonForLeavingId || undefined),
    comments: text(one.Comments, maxLongText),
    mayContact: one.CanContact === undefined ? '' : one.CanContact ? 'yes' : 'no',
  }
}

function monthYear(month = 0, year = 0): string {
  if (month < 1 || month > 12 || year < 1000) return ''
  return `${String(month).padStart(2, '0')}/${year}`
}

type Education = NonNullable<CandidateRecord['EducationHistory']>[number]

function toEducation(one: Education): Omit<FieldValues<'education'>, 'id'> {
  return {
    level: text(one.EducationLevelId || undefined),
    school: text(one.SchoolName),
    course: text(one.CourseOfStudy),
    degree: text(one.Degree),
    years: text(one.YearsCompleted),
    grade: text(one.GradePointAverage || undefined),
    city: text(one.City),
    state: stateCode(one.StateProvince),
    country: text(one.CountryCode),
  }
}

type Certification = NonNullable<CandidateRecord['Certifications']>[number]

function toCertification(one: Certification): Omit<FieldValues<'certification'>, 'id'> {
  return {
    name: text(one.Name),
    agency: text(one.Agency),
    state: stateCode(one.StateProvince),
    issued: usDay(one.IssueDate),
    expires: usDay(one.ExpirationDate),
    level: text(one.Level),
  }
}

function usDay(written: string | undefined): string {
  const [year, month, day] = (toDay(written) ?? '').split('-')
  return day === undefined ? '' : `${month}/${day}/${year}`
}
