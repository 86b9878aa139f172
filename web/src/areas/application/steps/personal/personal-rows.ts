import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { hasAddress } from '@gatehouse/contracts/portal/application-rules'

/** Rows of the review, by field name; a field on file without input is shown masked. */
export function personalRows(
  { personal }: ApplicationValues,
  { maskedRecord, locked }: Pick<Application, 'maskedRecord' | 'locked'>,
) {
  const enteredOf = (name: keyof ApplicationValues['personal']) =>
    locked.includes(name) && maskedRecord ? (maskedRecord.personal[name] ?? '') : personal[name]
  const moves = hasAddress(personal)
  const displayOf = (name: keyof ApplicationValues['personal']) =>
    enteredOf(name) || (moves && name === 'apartment' ? '' : (maskedRecord?.personal[name] ?? ''))
  return [
    ['firstName', displayOf('firstName')],
    ['middleName', displayOf('middleName')],
    ['lastName', displayOf('lastName')],
    ['cellPhone', displayOf('cellPhone')],
    ['phone', displayOf('phone')],
    ['emergencyPhone', displayOf('emergencyPhone')],
    ['linkedIn', displayOf('linkedIn')],
    ['address', displayOf('address')],
    ['apartment', displayOf('apartment')],
    ['city', displayOf('city')],
    ['state', displayOf('state')],
    ['postalCode', displayOf('postalCode')],
  ] as const
}
