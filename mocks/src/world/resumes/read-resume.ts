import { findPerson, isAnything } from './find/find-person.ts'
import type { Found } from './find/found.ts'
import { textOf } from './text/text-of.ts'

export type Reading =
  | { outcome: 'read'; found: Found }
  | { outcome: 'nothing-found' | 'unreadable'; found: null }

/** Reads a résumé of any of the kinds that are taken, whatever its name. Never throws. */
export async function readResume(bytes: Uint8Array): Promise<Reading> {
  try {
    const found = findPerson(await textOf(bytes))
    return isAnything(found)
      ? { outcome: 'read', found }
      : { outcome: 'nothing-found', found: null }
  } catch {
    return { outcome: 'unreadable', found: null }
  }
}
