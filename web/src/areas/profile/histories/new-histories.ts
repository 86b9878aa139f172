import { useUnsavedState } from '../../../forms/use-unsaved-state.ts'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import type { ChangeEntries } from '../../resume/entries/entry-list.tsx'

export type HistoryKind = 'employment' | 'education'

interface Values {
  employment: readonly Entry[]
  education: readonly Entry[]
  noEmployment: boolean
  /** Ids of entries that were taken from a résumé and not opened since. */
  unreviewed: readonly string[]
}

const empty: Values = { employment: [], education: [], noEmployment: false, unreviewed: [] }

/** New entries of the profile page, not yet saved. */
export function useNewHistories() {
  const { value, set, restored, clear } = useUnsavedState('profile-histories', empty)
  return {
    ...value,
    restored,
    clear,
    changer:
      (kind: HistoryKind): ChangeEntries =>
      (update) =>
        set((current) => ({ ...current, [kind]: update(current[kind]) })),
    setNoEmployment: (noEmployment: boolean) => set((current) => ({ ...current, noEmployment })),
    /** Adds an entry of a résumé. */
    add: (kind: HistoryKind, entry: Entry) =>
      set((current) => ({
        ...current,
        [kind]: [...current[kind], entry],
        unreviewed: [...current.unreviewed, entry.id],
        ...(kind === 'employment' && { noEmployment: false }),
      })),
    markReviewed: ({ id }: Entry) =>
      set((current) => ({
        ...current,
        unreviewed: current.unreviewed.filter((other) => other !== id),
      })),
  }
}

export type NewHistories = ReturnType<typeof useNewHistories>
