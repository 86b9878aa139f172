import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { type Entry, type Kind, kinds } from '../history/kinds.ts'

/** What somebody has answered, by the names of fields; what is on file and left alone is masked. */
export function personalRows(
  { personal }: ApplicationValues,
  { maskedRecord, locked }: Pick<Application, 'maskedRecord' | 'locked'>,
) {
  const shown = (name: keyof ApplicationValues['personal']) =>
    locked.includes(name) && maskedRecord ? (maskedRecord.personal[name] ?? '') : personal[name]
  const onFileOf = (name: keyof ApplicationValues['personal']) =>
    shown(name) || maskedRecord?.personal[name] || ''
  return [
    ['firstName', onFileOf('firstName')],
    ['middleName', onFileOf('middleName')],
    ['lastName', onFileOf('lastName')],
    ['cellPhone', onFileOf('cellPhone')],
    ['phone', onFileOf('phone')],
    ['emergencyPhone', onFileOf('emergencyPhone')],
    ['linkedIn', onFileOf('linkedIn')],
    ['address', onFileOf('address')],
    ['apartment', onFileOf('apartment')],
    ['city', onFileOf('city')],
    ['state', onFileOf('state')],
    ['postalCode', onFileOf('postalCode')],
  ] as const
}

/** Entries of a history, one line each. */
export function historyLines(values: ApplicationValues, kind: Kind, present: string): string[] {
  return (values[kind] as Entry[]).map((entry) =>
    [kinds[kind].heading(entry), kinds[kind].below(entry, present)].filter(Boolean).join(' · '),
  )
}
