import { addressFields } from '@gatehouse/contracts/portal/application-rules'
import {
  type KnownField,
  knownFields,
  type PersonalField,
  valueOnFile,
} from '../resume/fields/personal-fields.ts'
import type { Draft } from './draft.ts'
import { isMasked, type PrefillConfig } from './masking.ts'

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

const wholeAddress = [...addressFields, 'apartment'] as const

const isNameOrAddress = (field: string) =>
  /name$/i.test(field) || wholeAddress.some((one) => one === field)

function lockedNamesOf(has: (field: KnownField) => boolean): PersonalField[] {
  if (!has('firstName') || !has('lastName')) return (['firstName', 'lastName'] as const).filter(has)
  return ['firstName', 'middleName', 'noMiddleName', 'lastName']
}
