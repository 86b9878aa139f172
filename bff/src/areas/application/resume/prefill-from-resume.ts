import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import { knownFields } from '../../resume/fields/personal-fields.ts'
import { toKnownValues } from '../../resume/fields/to-known-values.ts'
import type { Draft } from '../draft.ts'
import type { HistoryPart } from '../unchanged-entries.ts'

/**
 * Fills empty fields from a résumé and adds them to `fieldsToReview`. A history with entries is left
 * alone.
 */
export function prefillFromResume(
  { values, fieldsToReview }: Pick<Draft, 'values' | 'fieldsToReview'>,
  parsed: CandidateRecord,
): Pick<Draft, 'values' | 'fieldsToReview'> {
  const known = toKnownValues(parsed, 'resume')
  const filled: string[] = []
  const personal = { ...values.personal }
  for (const field of knownFields) {
    const isDeclined = field === 'middleName' && personal.noMiddleName === 'yes'
    if (known.personal[field] === '' || personal[field] !== '' || isDeclined) continue
    personal[field] = known.personal[field]
    filled.push(`personal.${field}`)
  }
  const fillHistory = <P extends HistoryPart>(part: P): ApplicationValues[P] => {
    if (values[part].length > 0 || (part === 'employment' && values.noEmployment === 'yes'))
      return values[part]
    known[part].forEach((entry, index) => {
      for (const [name, value] of Object.entries(entry))
        if (name !== 'id' && value !== '') filled.push(`${part}.${index}.${name}`)
    })
    return known[part] as ApplicationValues[P]
  }
  return {
    values: {
      ...values,
      personal,
      employment: fillHistory('employment'),
      education: fillHistory('education'),
      certifications: fillHistory('certifications'),
    },
    fieldsToReview: [...new Set([...fieldsToReview, ...filled])],
  }
}
