import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { type EntryKind, entryKinds } from '../../../resume/entries/entry-kinds.ts'
import { blockingFields, entriesOf } from './draft-entries.ts'

const kinds = Object.keys(entryKinds) as EntryKind[]

interface HistoryErrors {
  /** Kinds that need at least one entry and have none [2 §5]. */
  missing: EntryKind[]
  incomplete: { kind: EntryKind; id: string; fields: string[] }[]
}

/** Errors that block the step. Known candidates need no entries: theirs are on file [2 §4 Stepper]. */
export function historyErrors(
  values: ApplicationValues,
  { applicantType, onFile }: Pick<Application, 'applicantType' | 'onFile'>,
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
        .map((entry) => ({ kind, id: entry.id, fields: blockingFields(onFile, kind, entry) }))
        .filter(({ fields }) => fields.length > 0),
    ),
  }
}
