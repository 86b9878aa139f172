import type { PersonalDetails } from '@gatehouse/contracts/portal/profile'
import { readProfileAgain } from '../use-profile-save.ts'

/** Reads the details again; undefined if that fails. */
export async function readStoredDetails(): Promise<PersonalDetails | undefined> {
  const personal = (await readProfileAgain())?.personal
  return personal?.state === 'available' ? personal.value : undefined
}
