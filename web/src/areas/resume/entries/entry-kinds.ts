import { emptyFields, type FieldValues } from '@gatehouse/contracts/portal/application-fields'
import {
  certificationRules,
  educationRules,
  employmentRules,
} from '@gatehouse/contracts/portal/application-rules'
import { placeOf } from '@gatehouse/contracts/portal/place-of'
import type { ComponentType } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import type { FormValues } from '../../../forms/form.ts'
import type { PlainKey } from '../../../language/define-text.ts'
import { CertificationFields } from './certification-fields.tsx'
import { EducationFields } from './education-fields.tsx'
import { EmploymentFields } from './employment-fields.tsx'
import type { text as fieldText } from './field-messages.ts'
import { isPast } from './is-past.ts'
import type { text } from './messages.ts'
import type { EntryFieldsProps } from './use-entry-fields.tsx'

export type EntryKind = 'employment' | 'education' | 'certifications'
export type Entry = Record<string, string> & { id: string }

type TextKey = PlainKey<typeof text.en>
type FieldTextKey = PlainKey<typeof fieldText.en>

interface SummaryWords {
  present: string
  /** Of MM/DD/YYYY. */
  day: (typed: string) => string
}

interface EntryKindDefinition {
  title: TextKey
  lead: TextKey
  add: TextKey
  update: TextKey
  updated: TextKey
  removed: TextKey
  rules: ObjectSchema<AnyObject>
  Fields: ComponentType<EntryFieldsProps<Entry>>
  labels: Record<string, FieldTextKey>
  /** Of a field that may be disabled, the one that enables it. */
  enabledBy?: Record<string, string>
  /** An empty entry with its defaults [3 §5]. */
  createEntry: () => Entry
  /** Fields by which two entries count as the same. */
  identity: readonly string[]
  heading: (entry: Entry) => string
  isExpired?: (entry: Entry) => boolean
  summary: (entry: Entry, words: SummaryWords) => string
}

/** An entry of the kind has exactly the fields of V, which `Entry` does not know. */
const forEntries = <V extends FormValues<V>>(Fields: ComponentType<EntryFieldsProps<V>>) =>
  Fields as unknown as ComponentType<EntryFieldsProps<Entry>>

const createId = () => crypto.randomUUID()
const join = (separator: string, ...parts: (string | undefined)[]) =>
  parts.filter(Boolean).join(separator)

const employment: FieldValues<'employment'> = emptyFields('employment')
const education: FieldValues<'education'> = emptyFields('education')
const certification: FieldValues<'certification'> = emptyFields('certification')

export const entryKinds: Record<EntryKind, EntryKindDefinition> = {
  employment: {
    title: 'employment',
    lead: 'employmentLead',
    add: 'addEmployment',
    update: 'updateEmployment',
    updated: 'employmentUpdated',
    removed: 'employmentRemoved',
    rules: employmentRules,
    Fields: forEntries(EmploymentFields),
    labels: {
      company: 'company',
      jobTitle: 'jobTitle',
      city: 'city',
      state: 'state',
      postalCode: 'postalCode',
      phone: 'phone',
      start: 'start',
      end: 'end',
      supervisor: 'supervisor',
      description: 'description',
      reason: 'reason',
      comments: 'comments',
      mayContact: 'mayContactCalled',
    },
    enabledBy: { end: 'start', reason: 'current', comments: 'current' },
    createEntry: () => ({ ...employment, id: createId() }),
    identity: ['company', 'jobTitle', 'start'],
    heading: ({ jobTitle, company }) => join(', ', jobTitle, company),
    summary: ({ city, state, start, end, current }, { present }) =>
      join(' · ', placeOf({ city, state }), join(' – ', start, current ? present : end)),
  },
  education: {
    title: 'education',
    lead: 'educationLead',
    add: 'addEducation',
    update: 'updateEducation',
    updated: 'educationUpdated',
    removed: 'educationRemoved',
    rules: educationRules,
    Fields: forEntries(EducationFields),
    labels: {
      level: 'level',
      school: 'school',
      course: 'course',
      degree: 'degree',
      years: 'years',
      grade: 'grade',
      country: 'country',
      state: 'state',
      city: 'city',
    },
    createEntry: () => ({ ...education, id: createId(), country: 'US', years: '0' }),
    identity: ['level', 'school', 'course'],
    heading: ({ degree, course, school }) => join(', ', degree || course, school),
    summary: ({ city, state }) => placeOf({ city, state }),
  },
  certifications: {
    title: 'certifications',
    lead: 'certificationsLead',
    add: 'addCertification',
    update: 'updateCertification',
    updated: 'certificationsUpdated',
    removed: 'certificationsRemoved',
    rules: certificationRules,
    Fields: forEntries(CertificationFields),
    labels: {
      name: 'name',
      agency: 'agency',
      state: 'state',
      issued: 'issued',
      expires: 'expires',
      level: 'certificationLevel',
    },
    enabledBy: { expires: 'issued' },
    createEntry: () => ({ ...certification, id: createId() }),
    identity: ['name', 'agency', 'issued'],
    heading: ({ name }) => name ?? '',
    isExpired: ({ expires = '' }) => isPast(expires),
    summary: ({ agency, issued = '', expires = '' }, { day }) =>
      join(' · ', agency, join(' – ', day(issued), day(expires))),
  },
}
