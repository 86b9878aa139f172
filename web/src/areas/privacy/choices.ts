import { useSyncExternalStore } from 'react'
import { localStore } from '../../portal/storage.ts'

/** What the notice on cookies says in substance: another version has to be accepted anew. */
const version = 1
const memory = 'gatehouse.privacy'

export type Measuring = 'allowed' | 'refused'

/** Kept in this browser alone, for whoever uses it: nothing of it is sent anywhere. */
interface Choices {
  version: number
  measuring: Measuring
}

const readStored = () => localStore.get(memory)

function readChoices(written = readStored()): Choices | undefined {
  try {
    const { version, measuring } = JSON.parse(written ?? '')
    const known = measuring === 'allowed' || measuring === 'refused'
    return known && typeof version === 'number' ? { version, measuring } : undefined
  } catch {
    return undefined
  }
}

const watching = new Set<() => void>()

function keep(measuring: Measuring) {
  localStore.set(memory, JSON.stringify({ version, measuring } satisfies Choices))
  for (const changed of watching) changed()
}

/** The notice is understood. Who has once refused to be measured is not asked to repeat it. */
export function acceptCookies() {
  keep(readChoices()?.measuring ?? 'allowed')
}

/** Whoever chooses has read the notice, too. */
export function chooseMeasuring(measuring: Measuring) {
  keep(measuring)
}

/** The browser says for its user that nothing of theirs is to be sold or shared. */
export function asksNotToBeTracked(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/**
 * Whether the portal may measure how it is used. Whatever measures anything asks here first, each
 * time: yes only where the notice as it is now has been accepted, measuring has not been refused and
 * the browser does not ask against it.
 */
export function mayMeasure(): boolean {
  const choices = readChoices()
  return choices?.version === version && choices.measuring === 'allowed' && !asksNotToBeTracked()
}

/** Whether the notice still has to be shown, and what was chosen; other tabs of the browser count. */
export function usePrivacyChoices() {
  const choices = readChoices(useSyncExternalStore(watch, readStored))
  return { noticeDue: choices?.version !== version, measuring: choices?.measuring }
}

function watch(changed: () => void) {
  watching.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    watching.delete(changed)
    window.removeEventListener('storage', changed)
  }
}
