import { randomUUID } from 'node:crypto'
import type { ApplicationValues, Histories } from '@gatehouse/contracts/portal/application'
import { emptyHistories } from '@gatehouse/contracts/portal/application-fields'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import { knownFields } from '../../resume/fields/personal-fields.ts'
import { toKnownValues } from '../../resume/fields/to-known-values.ts'
import type { Draft } from '../draft.ts'
import type { HistoryPart } from '../unchanged-entries.ts'
import { requiredEntries } from './required-entries.ts'

type Prefill = Pick<Draft, 'values' | 'fieldsToReview' | 'offers'>

/**
 * Fills empty fields and histories from a résumé and adds them to `fieldsToReview`. Other entries are
 * offered, in place of those of an earlier résumé.
 */
export function prefillFromResume(
  { values, fieldsToReview, offers }: Prefill,
  parsed: CandidateRecord,
): Prefill {
  const known = toKnownValues(parsed, 'resume')
  const filled: string[] = []
  const personal = { ...values.personal }
  for (const field of knownFields) {
    const isDeclined = field === 'middleName' && personal.noMiddleName === 'yes'
    if (known.personal[field] === '' || personal[field] !== '' || isDeclined) continue
    personal[field] = known.personal[field]
    filled.push(`personal.${field}`)
  }
  const offered: Histories = { ...emptyHistories(), ...offers }
  const filledValues = { ...values, personal, leftOut: { ...values.leftOut } }
  const fillHistory = <P extends HistoryPart>(part: P) => {
    if (known[part].length === 0) return
    // Ids of an earlier résumé may be in use.
    const found = known[part].map((entry) => ({ ...entry, id: randomUUID() })) as Histories[P]
    const isTaken =
      values[part].length > 0 || (part === 'employment' && values.noEmployment === 'yes')
    const required: readonly { id: string }[] = isTaken ? [] : requiredEntries(part, found)
    if (!isTaken) filledValues[part] = required as ApplicationValues[P]
    offered[part] = found.filter((entry) => !required.includes(entry)) as Histories[P]
    filledValues.leftOut[part] = ''
    required.forEach((entry, index) => {
      for (const [name, value] of Object.entries(entry))
        if (name !== 'id' && value !== '') filled.push(`${part}.${index}.${name}`)
    })
  }
  fillHistory('employment')
  fillHistory('education')
  fillHistory('certifications')
  return {
    values: filledValues,
    fieldsToReview: [...new Set([...fieldsToReview, ...filled])],
    offers: offered,
  }
}
