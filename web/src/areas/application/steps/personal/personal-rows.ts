import type { Application, Values } from '@gatehouse/contracts/portal/application'

/** Values to review by field name; fields on file and left empty are shown masked. */
export function personalRows(
  { personal }: Values,
  { onFile, locked }: Pick<Application, 'onFile' | 'locked'>,
) {
  const enteredOf = (name: keyof Values['personal']) =>
    locked.includes(name) && onFile ? (onFile.personal[name] ?? '') : personal[name]
  const displayOf = (name: keyof Values['personal']) =>
    enteredOf(name) || onFile?.personal[name] || ''
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
