import { type PersonalDetails, readProfile } from '@gatehouse/contracts/portal/profile'
import { peek, revalidate } from '../../../portal/use-read.ts'

/** Reads the details again; undefined where that fails. */
export async function readStoredDetails(): Promise<PersonalDetails | undefined> {
  await revalidate(readProfile, {})
  const personal = peek(readProfile, {})?.personal
  return personal?.state === 'available' ? personal.value : undefined
}
