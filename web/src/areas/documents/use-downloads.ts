import { downloadDocument } from '@gatehouse/contracts/portal/documents'
import { useRef, useState } from 'react'
import { type DownloadProgress, download } from '../../portal/download.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'

/** One of them, or none before the first download. */
export interface DownloadState {
  progress?: DownloadProgress
  isSaved?: true
  error?: unknown
}

export interface Downloads {
  stateOf(id: string | null): DownloadState
  /** Does nothing while the document is downloaded. */
  start(id: string): void
  /** The last that was started or ended. */
  latestId: string | null
}

/** Downloads by document. They outlive the rows, which go when the table is paged. */
export function useDownloads(): Downloads {
  const [states, setStates] = useState<Readonly<Record<string, DownloadState>>>({})
  const [latestId, setLatestId] = useState<string | null>(null)
  const running = useRef(new Set<string>())

  const start = async (id: string) => {
    if (running.current.has(id)) return
    running.current.add(id)
    const set = (state: DownloadState) => setStates((all) => ({ ...all, [id]: state }))
    setLatestId(id)
    set({ progress: { bytes: 0 } })
    try {
      await download(downloadDocument, { params: { id } }, (progress) => set({ progress }))
      set({ isSaved: true })
    } catch (error) {
      set(leaveIfSignedOut(error) ? {} : { error })
    }
    setLatestId(id)
    running.current.delete(id)
  }
  return {
    stateOf: (id) => (id === null ? {} : (states[id] ?? {})),
    start: (id) => void start(id),
    latestId,
  }
}
