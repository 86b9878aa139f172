import { localStore } from '../../../portal/storage.ts'

/** Stores only that an application was started, none of its data. */
const key = 'gatehouse.application'

/** Set if the gateway may hold a draft of this browser; without the flag no request is sent. */
export function hasStarted(): boolean {
  return localStore.get(key) === 'begun'
}

export function rememberStarted() {
  localStore.set(key, 'begun')
}
