import type { Entry } from '../../resume/entries/entry-kinds.ts'

export interface StoredEntriesProps {
  entries: readonly Entry[]
  brand: string
  /** Saved, and not yet in what the upstream answers. */
  isProcessing: (entry: Entry) => boolean
}
