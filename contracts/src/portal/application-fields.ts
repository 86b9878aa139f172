import { type ObjectSchema, object, string } from 'yup'
import { rule } from '../rules/rule.ts'

/** Field names as in forms, drafts and problems. */
export const fieldNames = {
  personal: [
    'firstName',
    'middleName',
    /** 'yes' if the applicant has none. */
    'noMiddleName',
    'lastName',
    'cellPhone',
    'phone',
    'emergencyPhone',
    'linkedIn',
    'address',
    'apartment',
    'city',
    'state',
    'postalCode',
    'previouslyEmployed',
    'adSource',
  ],
  employment: [
    'id',
    'company',
    'city',
    'state',
    'postalCode',
    'phone',
    'jobTitle',
    'start',
    'end',
    /** 'yes' for the current employer. */
    'current',
    'supervisor',
    'description',
    'reason',
    'comments',
    'mayContact',
  ],
  education: [
    'id',
    'level',
    'school',
    'course',
    'degree',
    'years',
    'grade',
    'city',
    'state',
    'country',
  ],
  certification: ['id', 'name', 'agency', 'state', 'issued', 'expires', 'level'],
  selfIdentification: ['disability', 'gender', 'ethnicity', 'veteran'],
  /** 'yes' for histories whose offers are left out. */
  leftOut: ['employment', 'education', 'certifications'],
} as const

export type FieldGroupName = keyof typeof fieldNames
/** Text as typed; '' if empty. */
export type FieldValues<P extends FieldGroupName> = Record<(typeof fieldNames)[P][number], string>

/** Maximum per kind; more than real applicants have, and it fits the body limit. */
export const maxEntries = 12
/** Limit of a body: all fields at theirs, in three-byte letters. */
export const maxEntriesBytes = 384 * 1024
export const maxLongText = 1500
/** Of one line. */
export const maxText = 200
const long: readonly string[] = ['description', 'comments']

export function maxLengthOf(field: string): number {
  return long.includes(field) ? maxLongText : maxText
}

/** Schema of incomplete input: limits lengths, requires nothing. */
export function draftSchema<P extends FieldGroupName>(part: P) {
  const field = (name: string) =>
    string().typeError(rule('invalid')).default('').max(maxLengthOf(name), rule('too-long'))
  return object(
    Object.fromEntries(fieldNames[part].map((name) => [name, field(name)])),
  ) as unknown as ObjectSchema<FieldValues<P>>
}

export function emptyFields<P extends FieldGroupName>(part: P): FieldValues<P> {
  return Object.fromEntries(fieldNames[part].map((name) => [name, ''])) as FieldValues<P>
}

export const emptyHistories = () => ({ employment: [], education: [], certifications: [] })

export function emptyApplication() {
  return {
    noResume: '',
    personal: emptyFields('personal'),
    noEmployment: '',
    employment: [],
    education: [],
    certifications: [],
    selfIdentification: emptyFields('selfIdentification'),
    leftOut: emptyFields('leftOut'),
  }
}
