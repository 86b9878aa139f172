import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyFields, type FieldValues } from '@gatehouse/contracts/portal/application-fields'
import {
  certificationRules,
  educationRules,
  employmentRules,
} from '@gatehouse/contracts/portal/application-rules'
import type { ComponentType } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import type { Form } from '../../../forms/use-endpoint-form.ts'
import type { PlainKey } from '../../../language/define-text.ts'
import { CertificationFields } from './fields/certification-fields.tsx'
import { EducationFields } from './fields/education-fields.tsx'
import { EmploymentFields } from './fields/employment-fields.tsx'
import type { text as fieldText } from './fields/messages.ts'
import type { text } from './messages.ts'

/** The three histories of a résumé, by their names in what is typed. */
export type Kind = 'employment' | 'education' | 'certifications'
export type Entry = Record<string, string> & { id: string }

type Words = PlainKey<typeof text.en>
type FieldWords = PlainKey<typeof fieldText.en>

interface KindDefinition {
  title: Words
  lead: Words
  add: Words
  update: Words
  updated: Words
  removed: Words
  rules: ObjectSchema<AnyObject>
  Fields: ComponentType<{ form: Form; fresh: boolean }>
  /** What each field is called, in the order in which they stand. */
  labels: Record<string, FieldWords>
  /** With what a new entry begins [3 §5]. */
  blank: () => Entry
  /** What a card says: its heading, and below. */
  heading: (entry: Entry) => string
  below: (entry: Entry, present: string) => string
}

const id = () => crypto.randomUUID()
const joined = (separator: string, ...parts: (string | undefined)[]) =>
  parts.filter(Boolean).join(separator)

const employment: FieldValues<'employment'> = emptyFields('employment')
const education: FieldValues<'education'> = emptyFields('education')
const certification: FieldValues<'certification'> = emptyFields('certification')

export const kinds: Record<Kind, KindDefinition> = {
  employment: {
    title: 'employment',
    lead: 'employmentLead',
    add: 'addEmployment',
    update: 'updateEmployment',
    updated: 'employmentUpdated',
    removed: 'employmentRemoved',
    rules: employmentRules,
    Fields: EmploymentFields,
    labels: {
      ...{ company: 'company', jobTitle: 'jobTitle', city: 'city', state: 'state' },
      ...{ postalCode: 'postalCode', phone: 'phone', start: 'start', end: 'end' },
      ...{ supervisor: 'supervisor', description: 'description', reason: 'reason' },
      ...{ comments: 'comments', mayContact: 'mayContactCalled' },
    },
    blank: () => ({ ...employment, id: id() }),
    heading: ({ jobTitle, company }) => joined(', ', jobTitle, company),
    below: ({ city, state, start, end, current }, present) =>
      joined(' · ', joined(', ', city, state), joined(' – ', start, current ? present : end)),
  },
  education: {
    title: 'education',
    lead: 'educationLead',
    add: 'addEducation',
    update: 'updateEducation',
    updated: 'educationUpdated',
    removed: 'educationRemoved',
    rules: educationRules,
    Fields: EducationFields,
    labels: {
      ...{ level: 'level', school: 'school', course: 'course', degree: 'degree' },
      ...{ years: 'years', grade: 'grade', country: 'country', state: 'state', city: 'city' },
    },
    blank: () => ({ ...education, id: id(), country: 'US', years: '0' }),
    heading: ({ degree, course, school }) => joined(', ', degree || course, school),
    below: ({ city, state }) => joined(', ', city, state),
  },
  certifications: {
    title: 'certifications',
    lead: 'certificationsLead',
    add: 'addCertification',
    update: 'updateCertification',
    updated: 'certificationsUpdated',
    removed: 'certificationsRemoved',
    rules: certificationRules,
    Fields: CertificationFields,
    labels: {
      ...{ name: 'name', agency: 'agency', state: 'state', issued: 'issued' },
      ...{ expires: 'expires', level: 'certificationLevel' },
    },
    blank: () => ({ ...certification, id: id() }),
    heading: ({ name }) => name ?? '',
    below: ({ agency, issued, expires }) => joined(' · ', agency, joined(' – ', issued, expires)),
  },
}

/** The entries of a kind, with one that is new or has changed. */
export function withEntry(values: ApplicationValues, kind: Kind, entry: Entry): ApplicationValues {
  const list = values[kind] as Entry[]
  const known = list.some(({ id }) => id === entry.id)
  const changed = known ? list.map((one) => (one.id === entry.id ? entry : one)) : [...list, entry]
  return withEntries(values, kind, changed)
}

export function withoutEntry(values: ApplicationValues, kind: Kind, id: string): ApplicationValues {
  return withEntries(
    values,
    kind,
    (values[kind] as Entry[]).filter((one) => one.id !== id),
  )
}

/** Whoever names an employer has been employed. */
export function withEntries(
  values: ApplicationValues,
  kind: Kind,
  list: readonly Entry[],
): ApplicationValues {
  const employed = kind === 'employment' && list.length > 0 ? { noEmployment: '' } : {}
  return { ...values, [kind]: list, ...employed }
}
