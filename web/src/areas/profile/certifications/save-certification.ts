import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { saveCertifications } from '@gatehouse/contracts/portal/profile'
import { call } from '../../../portal/call.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import { readProfileAgain } from '../use-profile-save.ts'

/** Saves one certification; field errors of the reply get the field names of the form. */
export async function saveCertification({ version = '', ...values }: Entry): Promise<void> {
  const certification = { version, values: values as FieldValues<'certification'> }
  await call(saveCertifications, { body: { certifications: [certification] } }).catch((error) => {
    const problem = error instanceof PortalError ? error.problem : undefined
    if (!problem?.errors) throw error
    const errors = problem.errors.map((one) => ({
      ...one,
      field: one.field.split('.').at(-1) ?? one.field,
    }))
    throw new PortalError({ ...problem, errors })
  })
}

/** The certification as it is stored now: 'gone' if it is not, undefined if that is unknown. */
export async function readStoredCertification(id: string): Promise<Entry | 'gone' | undefined> {
  const stored = (await readProfileAgain())?.certifications
  if (stored?.state !== 'available') return undefined
  const found = stored.value.find(({ values }) => values.id === id)
  return found ? { ...found.values, version: found.version } : 'gone'
}
