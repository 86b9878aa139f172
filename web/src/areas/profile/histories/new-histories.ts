import { maxEntries } from '@gatehouse/contracts/portal/application-fields'
import { useState } from 'react'
import { useUnsavedState } from '../../../forms/use-unsaved-state.ts'
import { useSessionState } from '../../../portal/use-session-state.ts'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import type { ChangeEntries } from '../../resume/entries/entry-list.tsx'
import { useCompany } from '../../session/use-company.ts'

export const historyKinds = ['employment', 'education'] as const
export type HistoryKind = (typeof historyKinds)[number]
type Histories = Readonly<Record<HistoryKind, readonly Entry[]>>

interface Unsaved extends Histories {
  /** Ids of entries that were taken from a résumé and not opened since. */
  unreviewed: readonly string[]
}

const noEntries: Unsaved = { employment: [], education: [], unreviewed: [] }

/** New entries at the current company: those not yet saved, and those saved since sign-in. */
export function useNewHistories() {
  const company = useCompany()
  const unsaved = useUnsavedState(`profile-histories.${company}`, noEntries)
  const [saved, setSaved] = useSessionState<Histories>(`saved-histories.${company}`, noEntries)
  // No upstream keeps it: it outlives a save on this page only.
  const [noEmployment, setNoEmployment] = useState(false)

  const changerOf =
    (kind: HistoryKind): ChangeEntries =>
    (update) =>
      unsaved.set((current) => {
        const changed = { ...current, [kind]: update(current[kind]) }
        const ids = [...changed.employment, ...changed.education].map(({ id }) => id)
        return { ...changed, unreviewed: changed.unreviewed.filter((id) => ids.includes(id)) }
      })

  return {
    unsaved: unsaved.value,
    restored: unsaved.restored,
    saved,
    noEmployment,
    setNoEmployment,
    changerOf,
    isFull: (kind: HistoryKind) => unsaved.value[kind].length >= maxEntries,
    addFound(kind: HistoryKind, entry: Entry) {
      if (kind === 'employment') setNoEmployment(false)
      unsaved.set((current) => ({
        ...current,
        [kind]: [...current[kind], entry],
        unreviewed: [...current.unreviewed, entry.id],
      }))
    },
    markReviewed: ({ id }: Entry) =>
      unsaved.set((current) => ({
        ...current,
        unreviewed: current.unreviewed.filter((other) => other !== id),
      })),
    /** Entries added since they were sent stay unsaved. */
    markSaved(sent: Histories) {
      for (const kind of historyKinds)
        changerOf(kind)((current) => current.filter((entry) => !sent[kind].includes(entry)))
      setSaved({
        employment: [...saved.employment, ...sent.employment],
        education: [...saved.education, ...sent.education],
      })
    },
  }
}

export type NewHistories = ReturnType<typeof useNewHistories>
