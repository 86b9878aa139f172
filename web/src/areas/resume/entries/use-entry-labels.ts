import { useText } from '../../../language/use-text.ts'
import { type EntryKind, entryKinds } from './entry-kinds.ts'
import { text } from './field-messages.ts'

/** Names of the fields of an entry, for messages. */
export function useEntryLabels(kind: EntryKind): Record<string, string> {
  const t = useText(text)
  return Object.fromEntries(
    Object.entries(entryKinds[kind].labels).map(([name, key]) => [name, t(key)]),
  )
}
