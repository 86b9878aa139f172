import { localStore } from '../../../portal/storage.ts'
import { zipPattern } from './filters.ts'

/** Name of the specification [1 §7]. */
const key = 'PostalCode'

export function keepPostalCode(postalCode: string) {
  localStore.set(key, postalCode)
}

/** The postal code that was located last. */
export function keptPostalCode(): string | undefined {
  return zipPattern.exec(localStore.get(key) ?? '')?.[1]
}
