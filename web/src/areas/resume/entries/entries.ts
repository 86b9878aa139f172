import { brokenRules } from '../../../forms/broken-rules.ts'
import { normalizeText } from '../normalize-text.ts'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'

export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const exists = entries.some(({ id }) => id === entry.id)
  return exists ? withRestoredEntry(entries, entry) : [...entries, entry]
}

/** Replaces the entry with the same id; one that was deleted stays deleted. */
export function withRestoredEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  return entries.map((other) => (other.id === entry.id ? entry : other))
}

export function withoutEntry(entries: readonly Entry[], id: string): Entry[] {
  return entries.filter((entry) => entry.id !== id)
}

/** A deleted entry in its old place. */
export function withEntryAt(entries: readonly Entry[], index: number, entry: Entry): Entry[] {
  return [...entries.slice(0, index), entry, ...entries.slice(index)]
}

export function incompleteFields(kind: EntryKind, entry: Entry): string[] {
  const { rules, labels } = entryKinds[kind]
  const broken = brokenRules(rules, entry)
  return Object.keys(labels).filter((name) => broken[name])
}

/** True if one of the entries has the same identity: spaces and letter case do not count. */
export function includesEntry(kind: EntryKind, entries: readonly Entry[], entry: Entry): boolean {
  const keyOf = (one: Entry) =>
    entryKinds[kind].identity.map((field) => normalizeText(one[field] ?? '')).join('\n')
  return entries.some((other) => keyOf(other) === keyOf(entry))
}

/** Key of a row; the upstream may leave out the id. */
export const rowKeyOf = (entry: Entry) => entry.id || JSON.stringify(entry)
