import type { MaskedRecord } from '@gatehouse/contracts/portal/application'
import { addressFields } from '@gatehouse/contracts/portal/application-rules'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import type { Config } from '../../settings/config.ts'
import {
  type KnownField,
  knownFields,
  type PersonalField,
  valueOnFile,
} from '../resume/fields/personal-fields.ts'
import type { Draft } from './draft.ts'

export type PrefillConfig = Pick<
  Config,
  'EXISTING_CANDIDATE_PREFILL' | 'EXISTING_CANDIDATE_CHANGES'
>

/**
 * The masked record for the browser: shows which fields are on file, but not their values. An e-mail
 * address is no proof of identity [4].
 */
export function maskOnFile(record: CandidateRecord): MaskedRecord {
  const entries = knownFields.flatMap((field) => {
    const value = valueOnFile(record, field)
    return value === '' ? [] : [[field, mask(field, value)] as const]
  })
  return {
    personal: Object.fromEntries(entries),
    employment: record.WorkHistory?.length ?? 0,
    education: record.EducationHistory?.length ?? 0,
    certifications: record.Certifications?.length ?? 0,
  }
}

const maskText = '•••'

function mask(field: KnownField, value: string): string {
  if (/name$/i.test(field)) return `${[...value][0]}${maskText}`
  if (/phone$/i.test(field)) {
    const digits = phoneDigits(value)
    // In an incomplete number the last four digits might be all of it.
    return digits.length >= 10 ? `(${maskText}) ${maskText}-${digits.slice(-4)}` : maskText
  }
  return maskText
}

export function isMasked(
  { candidateRecord }: Draft,
  { EXISTING_CANDIDATE_PREFILL }: PrefillConfig,
) {
  return candidateRecord !== null && EXISTING_CANDIDATE_PREFILL === 'masked'
}

/**
 * Personal fields an existing candidate may leave empty: those on file, and previous employment
 * [2 §4].
 */
export function optionalFieldsOf(draft: Draft, config: PrefillConfig): PersonalField[] {
  const { applicantType, candidateRecord } = draft
  if (applicantType === 'new') return []
  const masked = isMasked(draft, config)
  const fieldsOnFile = masked
    ? knownFields.filter((field) => valueOnFile(candidateRecord, field) !== '')
    : []
  return [
    ...new Set<PersonalField>([
      ...fieldsOnFile,
      ...lockedFieldsOf(draft, config),
      'previouslyEmployed',
    ]),
  ]
}

/**
 * An existing candidate cannot change names on file, but must provide missing ones; with
 * EXISTING_CANDIDATE_CHANGES=keep the same is true of all on file, of a whole address.
 */
export function lockedFieldsOf(
  { applicantType, candidateRecord }: Draft,
  { EXISTING_CANDIDATE_CHANGES }: PrefillConfig,
): PersonalField[] {
  if (applicantType !== 'existing') return []
  const has = (field: KnownField) => valueOnFile(candidateRecord, field) !== ''
  const names = lockedNamesOf(has)
  if (EXISTING_CANDIDATE_CHANGES === 'send') return names
  const contacts = knownFields.filter((field) => !isNameOrAddress(field) && has(field))
  return [...names, ...contacts, ...(addressFields.every(has) ? wholeAddress : [])]
}

const wholeAddress = [...addressFields, 'apartment'] as const

const isNameOrAddress = (field: string) =>
  /name$/i.test(field) || wholeAddress.some((one) => one === field)

function lockedNamesOf(has: (field: KnownField) => boolean): PersonalField[] {
  if (!has('firstName') || !has('lastName')) return (['firstName', 'lastName'] as const).filter(has)
  return ['firstName', 'middleName', 'noMiddleName', 'lastName']
}
