import type { Id } from '@gatehouse/contracts/upstream/fields'

interface KnownEntry {
  Id?: number
  ERecruitId?: Id
}

/** Of the entry on file; zeros mark a new one. */
export function entryIdsOf(known: KnownEntry | undefined) {
  return { id: known?.Id ?? 0, eRecruitId: known?.ERecruitId ?? '0' }
}
