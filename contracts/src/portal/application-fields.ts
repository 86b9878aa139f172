import { type ObjectSchema, object, string } from 'yup'
import { rule } from '../rules/rule.ts'

/** The fields of each part of an application, by the names of forms, drafts and problems. */
export const fieldNames = {
  personal: [
    'firstName',
    'middleName',
    /** 'yes' for who has none. */
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
    /** 'yes' for the employer of today. */
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
} as const

export type FieldGroupName = keyof typeof fieldNames
/** What stands in the fields of a part, as it was typed: '' where nothing does. */
export type FieldValues<P extends FieldGroupName> = Record<(typeof fieldNames)[P][number], string>

/** So many entries of each kind at most: more than anybody has, and less than a body may hold. */
export const maxEntries = 12
/** Longest text of a field with several lines; of any other field. */
export const maxLongText = 1500
const maxText = 200
const long: readonly string[] = ['description', 'comments']

/** A part in whatever state it is: every field text of a sensible length, and nothing is required. */
export function draftSchema<P extends FieldGroupName>(part: P) {
  const field = (name: string) =>
    string()
      .typeError(rule('invalid'))
      .default('')
      .max(long.includes(name) ? maxLongText : maxText, rule('too-long'))
  return object(
    Object.fromEntries(fieldNames[part].map((name) => [name, field(name)])),
  ) as unknown as ObjectSchema<FieldValues<P>>
}

/** A part with nothing in it. */
export function emptyFields<P extends FieldGroupName>(part: P): FieldValues<P> {
  return Object.fromEntries(fieldNames[part].map((name) => [name, ''])) as FieldValues<P>
}

/** An application in which nobody has typed anything. */
export function emptyApplication() {
  return {
    noResume: '',
    personal: emptyFields('personal'),
    noEmployment: '',
    employment: [],
    education: [],
    certifications: [],
    selfIdentification: emptyFields('selfIdentification'),
  }
}
