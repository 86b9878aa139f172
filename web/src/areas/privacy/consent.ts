import { useSyncExternalStore } from 'react'
import { localStore } from '../../portal/storage.ts'

/** Bump when the notice's substance changes: it must then be accepted again. */
const version = 1
const storageKey = 'gatehouse.privacy'

export type MeasurementConsent = 'allowed' | 'refused'

/** Stored in this browser only, never sent. */
interface StoredConsent {
  version: number
  measuring: MeasurementConsent
}

const readStored = () => localStore.get(storageKey)

function parseConsent(json = readStored()): StoredConsent | undefined {
  try {
    const { version, measuring } = JSON.parse(json ?? '')
    const valid = measuring === 'allowed' || measuring === 'refused'
    return valid && typeof version === 'number' ? { version, measuring } : undefined
  } catch {
    return undefined
  }
}

const listeners = new Set<() => void>()

export function setMeasurementConsent(measuring: MeasurementConsent) {
  localStore.set(storageKey, JSON.stringify({ version, measuring } satisfies StoredConsent))
  for (const notify of listeners) notify()
}

/** Accepts the notice; a refusal to be measured stays. */
export function acceptCookieNotice() {
  setMeasurementConsent(parseConsent()?.measuring ?? 'allowed')
}

export function hasGlobalPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/** Call before each measurement: consent and Global Privacy Control can change at any time. */
export function mayMeasure(): boolean {
  const consent = parseConsent()
  return (
    consent?.version === version && consent.measuring === 'allowed' && !hasGlobalPrivacyControl()
  )
}

/** `noticeDue` until the notice is accepted; in sync with other tabs. */
export function useConsent() {
  const consent = parseConsent(useSyncExternalStore(onConsentChange, readStored))
  return { noticeDue: consent?.version !== version, measuring: consent?.measuring }
}

/** Calls the listener for changes in this tab and in others; returns how to unsubscribe. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
