import { type Static, Type } from 'typebox'
import { array, object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { partialResult } from '../partial-result.ts'
import { optionalText, yesOrNo } from '../rules/optional-text.ts'
import { requiredText } from '../rules/required-text.ts'
import { rule } from '../rules/rule.ts'
import { Resume, uploadProblems } from './application.ts'
import { maxEntries, maxEntriesBytes } from './application-fields.ts'
import {
  certificationRules,
  educationRules,
  employmentRules,
  personalRules,
} from './application-rules.ts'
import { textFields } from './text-fields.ts'

/** Hash of the stored values: a save with another is rejected ('entry-changed'). */
const Version = Type.String()

export const PersonalDetails = Type.Object({
  version: Version,
  values: textFields('personal'),
  emailAddress: Type.String(),
})
export type PersonalDetails = Static<typeof PersonalDetails>

export const StoredCertification = Type.Object({
  version: Version,
  values: textFields('certification'),
})
export type StoredCertification = Static<typeof StoredCertification>

/** The name of its level, '' if unknown: a stored level may be missing from the brand's options. */
const StoredEducation = textFields('education', 'levelName')

const Histories = Type.Object({
  employment: Type.Array(textFields('employment')),
  education: Type.Array(StoredEducation),
})

export const Profile = Type.Object({
  personal: partialResult(PersonalDetails),
  histories: partialResult(Histories),
  certifications: partialResult(Type.Array(StoredCertification)),
})
export type Profile = Static<typeof Profile>

/** The profile at the current company; ids are the upstream's. */
export const readProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  access: 'signed-in',
  perCompany: true,
  cache: 'caller',
  reply: Profile,
  problems: ['company-required', 'not-found'],
})

/** The names are locked: the gateway sends those on file [3 §2]. */
export const lockedNames = ['firstName', 'middleName', 'lastName'] as const

const personalDetails = personalRules([...lockedNames, 'previouslyEmployed', 'adSource'])

export const savePersonalDetails = endpoint({
  method: 'PUT',
  path: '/api/profile/personal',
  access: 'signed-in',
  perCompany: true,
  body: personalDetails.shape({ version: requiredText(64) }),
  reply: EmptyReply,
  problems: ['company-required', 'not-found', 'entry-changed', 'outcome-unknown'],
})

/** Asked of new candidates: until it is on file [3 §2]. */
export const employmentAnswer = object({
  previouslyEmployed: yesOrNo.required(rule('required')),
})

export function asksPreviousEmployment({ values }: PersonalDetails): boolean {
  return values.previouslyEmployed === ''
}

const entriesBody = { maxBodyBytes: maxEntriesBytes } as const

/** Adds entries; those on file stay as they are. 'entry-changed' during another save. */
export const addToProfile = endpoint({
  ...entriesBody,
  method: 'POST',
  path: '/api/profile',
  access: 'signed-in',
  perCompany: true,
  once: true,
  body: object({
    employment: array().of(employmentRules).default([]).max(maxEntries, rule('too-long')),
    education: array().of(educationRules).default([]).max(maxEntries, rule('too-long')),
  }).test(
    'missing-entry',
    rule('missing-entry'),
    // Validation is strict: no default is set.
    ({ employment, education }) => [employment, education].some((list) => list?.length > 0),
  ),
  reply: EmptyReply,
  problems: ['company-required', 'not-found', 'entry-changed', 'outcome-unknown'],
})

/** `version` is '' for a new entry. */
export const saveCertifications = endpoint({
  ...entriesBody,
  method: 'POST',
  path: '/api/profile/certifications',
  access: 'signed-in',
  perCompany: true,
  once: true,
  body: object({
    certifications: array()
      .of(
        object({
          version: optionalText(64),
          values: certificationRules.required(rule('required')),
        }),
      )
      .required(rule('required'))
      .min(1, rule('missing-entry'))
      .max(maxEntries, rule('too-long')),
  }),
  reply: EmptyReply,
  problems: ['company-required', 'not-found', 'entry-changed', 'outcome-unknown'],
})

/** Found in a résumé, to be offered entry by entry: the gateway stores nothing of it. */
export const FoundInResume = Type.Object({
  personal: textFields('personal'),
  employment: Type.Array(textFields('employment')),
  education: Type.Array(textFields('education')),
  certifications: Type.Array(textFields('certification')),
})
export type FoundInResume = Static<typeof FoundInResume>

export const uploadProfileResume = endpoint({
  method: 'POST',
  path: '/api/profile/resume',
  access: 'signed-in',
  perCompany: true,
  upload: true,
  reply: Type.Object({ resume: Resume, found: FoundInResume }),
  problems: ['company-required', 'not-found', ...uploadProblems],
})
