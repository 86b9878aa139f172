import type { MaskedRecord } from '@gatehouse/contracts/portal/application'
import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import type { Config } from '../../config.ts'
import type { Draft } from './draft.ts'

export type PrefillConfig = Pick<Config, 'EXISTING_CANDIDATE_PREFILL'>

type Field = keyof FieldValues<'personal'>

/** Where what is known of a person stands in the form. */
export const knownAs = {
  firstName: 'FirstName',
  middleName: 'MiddleName',
  lastName: 'LastName',
  cellPhone: 'CellPhoneNumber',
  phone: 'PhoneNumber',
  emergencyPhone: 'EmergencyPhoneNumber',
  linkedIn: 'LinkedInUrl',
  address: 'Address',
  apartment: 'ApartmentOrBuildingNumber',
  city: 'City',
  state: 'StateProvince',
  postalCode: 'PostalCode',
} as const satisfies Partial<Record<Field, keyof CandidateRecord>>

export type KnownField = keyof typeof knownAs
export const knownFields = Object.keys(knownAs) as KnownField[]

/** What is on file for a field of the form; '' where nothing is. */
export function fileValue(person: CandidateRecord | null, field: KnownField): string {
  return (person?.[knownAs[field]] ?? '').trim()
}

/**
 * What the browser is told of somebody whose e-mail address was given: that there is something, and
 * hardly more. An address alone must never reveal a person [decisions].
 */
export function maskedFile(person: CandidateRecord): MaskedRecord {
  const told = knownFields.flatMap((field) => {
    const value = fileValue(person, field)
    return value === '' ? [] : [[field, masked(field, value)] as const]
  })
  return {
    personal: Object.fromEntries(told),
    employment: person.WorkHistory?.length ?? 0,
    education: person.EducationHistory?.length ?? 0,
    certifications: person.Certifications?.length ?? 0,
  }
}

const hidden = '•••'

function masked(field: KnownField, value: string): string {
  if (/name$/i.test(field)) return `${[...value][0]}${hidden}`
  if (/phone$/i.test(field)) {
    const digits = phoneDigits(value)
    // Of what is no whole number the last four might be all of it.
    return digits.length >= 10 ? `(${hidden}) ${hidden}-${digits.slice(-4)}` : hidden
  }
  return hidden
}

/** Whether the browser is shown nothing of the file but masks. */
export function isMasked({ onFile }: Draft, { EXISTING_CANDIDATE_PREFILL }: PrefillConfig) {
  return onFile !== null && EXISTING_CANDIDATE_PREFILL === 'masked'
}

/**
 * Personal fields that may stay empty: nobody is asked again for what is on file, nor an existing
 * candidate whether they were employed here [2 §4].
 */
export function sparedOf({ who, onFile }: Draft, masked: boolean): Field[] {
  if (who === 'new') return []
  const onTheirs = masked ? knownFields.filter((field) => fileValue(onFile, field) !== '') : []
  return [...new Set<Field>([...onTheirs, ...lockedOf({ who, onFile }), 'previouslyEmployed'])]
}

/** Names of an existing candidate cannot be changed; where there are none, they have to be given. */
export function lockedOf({ who, onFile }: Pick<Draft, 'who' | 'onFile'>): Field[] {
  if (who !== 'existing') return []
  const has = (field: KnownField) => fileValue(onFile, field) !== ''
  if (!has('firstName') || !has('lastName')) return (['firstName', 'lastName'] as const).filter(has)
  return ['firstName', 'middleName', 'noMiddleName', 'lastName']
}
