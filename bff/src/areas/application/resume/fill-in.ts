import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import type { Draft } from '../draft.ts'
import { toKnownValues } from '../known-values.ts'
import { knownFields } from '../masking.ts'
import type { History } from '../unchanged-entries.ts'

/**
 * What was found in a résumé, in the fields that are empty; `checkThis` names each, for nobody has
 * looked at it yet. A history that somebody has begun to type is theirs.
 */
export function fillIn(
  { values, checkThis }: Pick<Draft, 'values' | 'checkThis'>,
  found: CandidateRecord,
): Pick<Draft, 'values' | 'checkThis'> {
  const known = toKnownValues(found, 'resume')
  const filled: string[] = []
  const personal = { ...values.personal }
  for (const field of knownFields) {
    const hasNone = field === 'middleName' && personal.noMiddleName === 'yes'
    if (known.personal[field] === '' || personal[field] !== '' || hasNone) continue
    personal[field] = known.personal[field]
    filled.push(`personal.${field}`)
  }
  const history = <P extends History>(part: P): ApplicationValues[P] => {
    if (values[part].length > 0 || (part === 'employment' && values.noEmployment === 'yes'))
      return values[part]
    known[part].forEach((entry, place) => {
      for (const [name, value] of Object.entries(entry))
        if (name !== 'id' && value !== '') filled.push(`${part}.${place}.${name}`)
    })
    return known[part] as ApplicationValues[P]
  }
  return {
    values: {
      ...values,
      personal,
      employment: history('employment'),
      education: history('education'),
      certifications: history('certifications'),
    },
    checkThis: [...new Set([...checkThis, ...filled])],
  }
}
