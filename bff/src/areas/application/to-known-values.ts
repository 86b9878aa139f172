import type { Values } from '@gatehouse/contracts/portal/application'
import {
  empty,
  mostEntries,
  mostLines,
  type Typed,
} from '@gatehouse/contracts/portal/application-fields'
import { tenDigits } from '@gatehouse/contracts/rules/phone-digits'
import type { KnownPerson } from '@gatehouse/contracts/upstream/candidate-fields'
import { toIsoDate } from '../translate/to-iso-date.ts'
import { knownFields, valueOnFile } from './masking.ts'

type KnownValues = Pick<Values, 'personal' | 'employment' | 'education' | 'certifications'>

/**
 * What is known of a person, as they would have typed it. Entries are named `source` and their place:
 * "file-0" is the first that is on file.
 */
export function toKnownValues(person: KnownPerson, source: 'file' | 'resume'): KnownValues {
  const personal = { ...empty('personal') }
  for (const field of knownFields) personal[field] = toFieldValue(field, valueOnFile(person, field))
  const id = (position: number) => `${source}-${position}`
  return {
    personal,
    employment: takeEntries(person.WorkHistory).map((one, n) => ({
      ...toEmployment(one),
      id: id(n),
    })),
    education: takeEntries(person.EducationHistory).map((one, n) => ({
      ...toEducation(one),
      id: id(n),
    })),
    certifications: takeEntries(person.Certifications).map((one, n) => ({
      ...toCertification(one),
      id: id(n),
    })),
  }
}

const takeEntries = <T>(list: readonly T[] = []) => list.slice(0, mostEntries)
const toText = (value: string | number | undefined, most = 200) =>
  value === undefined ? '' : String(value).trim().slice(0, most)

function toFieldValue(field: string, value: string): string {
  if (/phone$/i.test(field)) return formatPhone(value)
  return field === 'state' ? toStateCode(value) : toText(value)
}

/** As the form writes them: (512) 555-0142. */
function formatPhone(value: string | undefined): string {
  const digits = tenDigits(value ?? '')
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return line === undefined ? toText(value) : `(${area}) ${exchange}-${line}`
}

const toStateCode = (value = '') => (/^[A-Z]{2,3}$/.test(value.trim()) ? value.trim() : '')

type WorkHistory = NonNullable<KnownPerson['WorkHistory']>[number]

function toEmployment(one: WorkHistory): Omit<Typed<'employment'>, 'id'> {
  const start = toMonthYear(one.FromMonth, one.FromYear)
  const end = toMonthYear(one.ToMonth, one.ToYear)
  // Neither month nor year is how the upstream says that it goes on [2 §3].
  const isCurrent = start !== '' && !one.ToMonth && !one.ToYear
  return {
    company: toText(one.CompanyName),
    city: toText(one.City),
    state: toStateCode(one.StateProvince),
    postalCode: toText(one.PostalCode),
    phone: formatPhone(one.PhoneNumber),
    jobTitle: toText(one.JobTitle),
    start,
    end,
    current: isCurrent ? 'yes' : '',
    supervisor: toText(one.SupervisorName),
    description: toText(one.JobDescription, mostLines),
    reason: isCurrent ? '' : toText(one.ReasonForLeavingId || undefined),
    comments: toText(one.Comments, mostLines),
    mayContact: one.CanContact === undefined ? '' : one.CanContact ? 'yes' : 'no',
  }
}

function toMonthYear(month = 0, year = 0): string {
  if (month < 1 || month > 12 || year < 1000) return ''
  return `${String(month).padStart(2, '0')}/${year}`
}

type Education = NonNullable<KnownPerson['EducationHistory']>[number]

function toEducation(one: Education): Omit<Typed<'education'>, 'id'> {
  return {
    level: toText(one.EducationLevelId || undefined),
    school: toText(one.SchoolName),
    course: toText(one.CourseOfStudy),
    degree: toText(one.Degree),
    years: toText(one.YearsCompleted),
    grade: toText(one.GradePointAverage || undefined),
    city: toText(one.City),
    state: toStateCode(one.StateProvince),
    country: toText(one.CountryCode),
  }
}

type Certification = NonNullable<KnownPerson['Certifications']>[number]

function toCertification(one: Certification): Omit<Typed<'certification'>, 'id'> {
  return {
    name: toText(one.Name),
    agency: toText(one.Agency),
    state: toStateCode(one.StateProvince),
    issued: toUsDate(one.IssueDate),
    expires: toUsDate(one.ExpirationDate),
    level: toText(one.Level),
  }
}

function toUsDate(written: string | undefined): string {
  const [year, month, day] = (toIsoDate(written) ?? '').split('-')
  return day === undefined ? '' : `${month}/${day}/${year}`
}
