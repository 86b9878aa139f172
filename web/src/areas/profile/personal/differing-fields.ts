import { normalizeText } from '../../resume/normalize-text.ts'
import { type Personal, withFormattedPhones } from '../../resume/personal/personal-values.ts'

const offeredNames = [
  'cellPhone',
  'phone',
  'emergencyPhone',
  'linkedIn',
  'address',
  'apartment',
  'city',
  'state',
  'postalCode',
] as const

/** Fields of a résumé with another value than the current one. */
export function differingFields(found: Personal, current: Personal) {
  const formatted = withFormattedPhones(found)
  return offeredNames
    .map((name) => ({ name, value: formatted[name] }))
    .filter(
      ({ name, value }) => value !== '' && normalizeText(value) !== normalizeText(current[name]),
    )
}
