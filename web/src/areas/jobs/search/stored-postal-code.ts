import { searchablePostalCode } from '@gatehouse/contracts/portal/jobs'
import { localStore } from '../../../portal/storage.ts'

/** Name of the specification [1 §7]. */
const key = 'PostalCode'

export function storePostalCode(postalCode: string) {
  localStore.set(key, postalCode)
}

export function readPostalCode(): string | undefined {
  return searchablePostalCode.exec(localStore.get(key) ?? '')?.[0]
}
