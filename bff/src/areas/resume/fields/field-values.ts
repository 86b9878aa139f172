import { type FieldValues, maxLengthOf } from '@gatehouse/contracts/portal/application-fields'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import { isPlaceholderYear, toIsoDate } from '../../translate/to-iso-date.ts'
import type { KnownCertification } from './to-certification.ts'
import type { KnownEducation } from './to-education.ts'
import { toGrade } from './to-grade.ts'
import { toStateCode } from './to-state-code.ts'
import type { KnownWork } from './to-work-history.ts'

type EntryValues<P extends 'employment' | 'education' | 'certification'> = Omit<
  FieldValues<P>,
  'id'
>

const toText = (value: string | number | undefined) => (value === undefined ? '' : String(value))

const cutToForm = (field: string, text: string) => text.slice(0, maxLengthOf(field))

export function personalValue(field: string, value: string): string {
  if (/phone$/i.test(field)) return cutToForm(field, formatPhone(value))
  return field === 'state' ? toStateCode(value) : cutToForm(field, value)
}

function formatPhone(value: string | undefined): string {
  const digits = phoneDigits(value ?? '')
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return line === undefined ? toText(value) : `(${area}) ${exchange}-${line}`
}

/** Maps a record's entry to form values. */
export function employmentValues(one: KnownWork) {
  return cutEntryToForm(storedEmployment(one))
}

/** The same uncut, to be shown only. */
export function storedEmployment(one: KnownWork): EntryValues<'employment'> {
  const start = toMonthYear(one.FromMonth, one.FromYear)
  const [toMonth, toYear] = isPlaceholder(one.ToYear) ? [] : [one.ToMonth, one.ToYear]
  // A missing end date means the current job [2 §3].
  const isCurrent = start !== '' && !toMonth && !toYear
  return {
    company: toText(one.CompanyName),
    city: toText(one.City),
    state: toStateCode(one.StateProvince),
    postalCode: toText(one.PostalCode),
    phone: formatPhone(one.PhoneNumber),
    jobTitle: toText(one.JobTitle),
    start,
    end: toMonthYear(toMonth, toYear),
    current: isCurrent ? 'yes' : '',
    supervisor: toText(one.SupervisorName),
    description: toText(one.JobDescription),
    reason: isCurrent ? '' : toText(one.ReasonForLeavingId || undefined),
    comments: toText(one.Comments),
    mayContact: one.CanContact === undefined ? '' : one.CanContact ? 'yes' : 'no',
  }
}

/** The year alone if the month is unknown. */
function toMonthYear(month = 0, year = 0): string {
  if (year < 1000 || isPlaceholder(year)) return ''
  if (month < 1 || month > 12) return String(year)
  return `${String(month).padStart(2, '0')}/${year}`
}

/** A year of two digits is unreadable instead, and 0 is none. */
function isPlaceholder(year = 0): boolean {
  return year === 1 || (year > 99 && isPlaceholderYear(year))
}

export function educationValues(one: KnownEducation) {
  return cutEntryToForm(storedEducation(one))
}

export function storedEducation(one: KnownEducation): EntryValues<'education'> {
  return {
    level: toText(one.EducationLevelId || undefined),
    school: toText(one.SchoolName),
    course: toText(one.CourseOfStudy),
    degree: toText(one.Degree),
    years: toText(one.YearsCompleted),
    grade: toText(toGrade(one.GradePointAverage) || undefined),
    city: toText(one.City),
    state: toStateCode(one.StateProvince),
    country: toText(one.CountryCode),
  }
}

export function certificationValues(one: KnownCertification): EntryValues<'certification'> {
  return cutEntryToForm({
    name: toText(one.Name),
    agency: toText(one.Agency),
    state: toStateCode(one.StateProvince),
    issued: toUsDate(one.IssueDate),
    expires: toUsDate(one.ExpirationDate),
    level: toText(one.Level),
  })
}

function cutEntryToForm<V extends Record<string, string>>(values: V): V {
  const cut = Object.entries(values).map(([field, text]) => [field, cutToForm(field, text)])
  return Object.fromEntries(cut)
}

function toUsDate(date: string | undefined): string {
  const [year, month, day] = (toIsoDate(date) ?? '').split('-')
  return day === undefined ? '' : `${month}/${day}/${year}`
}
