import { useState } from 'react'
import { useUnsavedState } from '../../../forms/use-unsaved-state.ts'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import type { ChangeEntries } from '../../resume/entries/entry-list.tsx'

export type HistoryKind = 'employment' | 'education'

interface Values {
  employment: readonly Entry[]
  education: readonly Entry[]
  /** Ids of entries that were taken from a résumé and not opened since. */
  unreviewed: readonly string[]
}

const empty: Values = { employment: [], education: [], unreviewed: [] }

/** New entries of the profile page, not yet saved. */
export function useNewHistories() {
  const { value, set, restored, clear } = useUnsavedState('profile-histories', empty)
  // No upstream keeps it: it outlives a save on this page only.
  const [noEmployment, setNoEmployment] = useState(false)
  return {
    ...value,
    restored,
    clear,
    noEmployment,
    setNoEmployment,
    changer:
      (kind: HistoryKind): ChangeEntries =>
      (update) =>
        set((current) => ({ ...current, [kind]: update(current[kind]) })),
    /** Adds an entry of a résumé. */
    add(kind: HistoryKind, entry: Entry) {
      if (kind === 'employment') setNoEmployment(false)
      set((current) => ({
        ...current,
        [kind]: [...current[kind], entry],
        unreviewed: [...current.unreviewed, entry.id],
      }))
    },
    markReviewed: ({ id }: Entry) =>
      set((current) => ({
        ...current,
        unreviewed: current.unreviewed.filter((other) => other !== id),
      })),
  }
}

export type NewHistories = ReturnType<typeof useNewHistories>
