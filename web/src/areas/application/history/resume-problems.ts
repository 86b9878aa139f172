import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { brokenRules } from '../../../forms/broken-rules.ts'
import { type Entry, type Kind, kinds } from './kinds.ts'

const all = Object.keys(kinds) as Kind[]

export interface ResumeProblems {
  /** Lists that have no entry and need one [2 §5]. */
  missing: Kind[]
  /** Entries that are not complete. */
  broken: { kind: Kind; id: string }[]
}

/** Entries that came with the prefill of who is known keep this; what is on file is taken as it is. */
const onFile = 'file-'

/** Fields of an entry that break their rules. */
export function lacks(kind: Kind, entry: Entry): string[] {
  return entry.id.startsWith(onFile) ? [] : Object.keys(brokenRules(kinds[kind].rules, entry))
}

/** What keeps somebody from going on; who is known has a history on file [2 §4 Stepper]. */
export function resumeProblems(
  values: ApplicationValues,
  who: Application['applicantType'],
): ResumeProblems {
  const needs: Kind[] = []
  if (who === 'new') {
    if (values.noEmployment !== 'yes') needs.push('employment')
    needs.push('education')
  }
  return {
    missing: needs.filter((kind) => values[kind].length === 0),
    broken: all.flatMap((kind) =>
      (values[kind] as Entry[])
        .filter((entry) => lacks(kind, entry).length > 0)
        .map(({ id }) => ({ kind, id })),
    ),
  }
}
