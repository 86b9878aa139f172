import type { MaskedRecord } from '@gatehouse/contracts/portal/application'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import type { Config } from '../../settings/config.ts'
import { type KnownField, knownFields, valueOnFile } from '../resume/fields/personal-fields.ts'
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
