import { localStore } from '../../portal/storage.ts'

/** Marks that this browser has started an application; holds nothing of its content. */
const key = 'gatehouse.application'

/** Whether to ask the gateway for a draft. */
export function hasBegun(): boolean {
  return localStore.get(key) === 'begun'
}

export function rememberBegun() {
  localStore.set(key, 'begun')
}
