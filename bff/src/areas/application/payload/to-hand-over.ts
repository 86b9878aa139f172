import type { ApplicationValues, HandOver } from '@gatehouse/contracts/portal/application'
import { hasAddress } from '@gatehouse/contracts/portal/application-rules'
import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import { knownFields, upstreamNames } from '../../resume/fields/personal-fields.ts'
import type { Draft } from '../draft.ts'
import { lockedFieldsOf } from '../locked-fields.ts'
import { isMasked, type PrefillConfig } from '../masking.ts'
import { toCandidatePayload } from './to-candidate-payload.ts'

/** For a host page: masked values are absent and named in `unchanged`, of histories the added entries sent. */
export function toHandOver(
  draft: Draft,
  values: ApplicationValues,
  config: PrefillConfig,
): HandOver {
  const payload = toCandidatePayload(draft, values, config)
  if (!isMasked(draft, config)) return { payload, unchanged: [] }
  const {
    WorkHistory = [],
    EducationHistory = [],
    Certifications = [],
  } = draft.candidateRecord ?? {}
  const typed: CandidatePayload = {
    ...payload,
    workHistory: payload.workHistory.slice(WorkHistory.length),
    educationHistory: payload.educationHistory.slice(EducationHistory.length),
    certifications: payload.certifications.slice(Certifications.length),
  }
  const histories = (['workHistory', 'educationHistory', 'certifications'] as const).filter(
    (name) => typed[name].length === 0,
  )
  const unchanged: string[] = [
    ...untypedFields(draft, values, config),
    ...histories,
    ...(draft.asksSelfIdentification ? [] : selfIdentificationFields),
    ...(typed.hasBeenPreviouslyEmployed === null ? ['hasBeenPreviouslyEmployed'] : []),
  ]
  const sent = Object.entries(typed).filter(([name]) => !unchanged.includes(name))
  return { payload: Object.fromEntries(sent), unchanged }
}

const selfIdentificationFields = [
  'gender',
  'applicationGender',
  'veteranStatusId',
  'ethnicityTypeId',
  'disabilityTypeId',
] satisfies (keyof CandidatePayload)[]

function untypedFields(
  draft: Draft,
  { personal }: ApplicationValues,
  config: PrefillConfig,
): string[] {
  const locked: readonly string[] = lockedFieldsOf(draft, config)
  const moves = !locked.includes('address') && hasAddress(personal)
  const hasNoMiddleName = personal.noMiddleName === 'yes' && !locked.includes('middleName')
  const untyped = knownFields.filter((field) => {
    if (locked.includes(field)) return true
    if (field === 'apartment' && moves) return false
    return personal[field] === '' && !(field === 'middleName' && hasNoMiddleName)
  })
  return untyped.flatMap((field) => {
    const name = upstreamNames[field].replace(/^./, (letter) => letter.toLowerCase())
    if (field === 'middleName') return [name, 'noMiddleName']
    return field === 'postalCode' ? [name, 'countryCode'] : [name]
  })
}
