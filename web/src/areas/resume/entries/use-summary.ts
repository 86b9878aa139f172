import { useText } from '../../../language/use-text.ts'
import { useUsDate } from '../../../language/use-us-date.ts'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'
import { text } from './messages.ts'

/** Summary of an entry in the current language. */
export function useSummary(): (kind: EntryKind, entry: Entry) => string {
  const t = useText(text)
  const day = useUsDate()
  return (kind, entry) => entryKinds[kind].summary(entry, { present: t('present'), day })
}
