import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { brokenRules } from '../../../../forms/broken-rules.ts'
import { entriesOf } from './draft-entries.ts'
import { type Entry, type EntryKind, entryKinds } from './entries/entry-kinds.ts'

const kinds = Object.keys(entryKinds) as EntryKind[]

interface HistoryErrors {
  /** Kinds that need at least one entry and have none [2 §5]. */
  missing: EntryKind[]
  incomplete: { kind: EntryKind; id: string }[]
}

/** Id prefix of entries prefilled from the records; these are accepted as they are. */
const prefilledPrefix = 'file-'

export function incompleteFields(kind: EntryKind, entry: Entry): string[] {
  if (entry.id.startsWith(prefilledPrefix)) return []
  return Object.keys(brokenRules(entryKinds[kind].rules, entry))
}

/** Errors that block the step. Known candidates need no entries: theirs are on file [2 §4 Stepper]. */
export function historyErrors(
  values: ApplicationValues,
  applicantType: Application['applicantType'],
): HistoryErrors {
  const required: EntryKind[] = []
  if (applicantType === 'new') {
    if (values.noEmployment !== 'yes') required.push('employment')
    required.push('education')
  }
  return {
    missing: required.filter((kind) => values[kind].length === 0),
    incomplete: kinds.flatMap((kind) =>
      entriesOf(values, kind)
        .filter((entry) => incompleteFields(kind, entry).length > 0)
        .map(({ id }) => ({ kind, id })),
    ),
  }
}
