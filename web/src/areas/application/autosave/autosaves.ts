interface WorkerAutosave {
  person: string | undefined
  /** Drops unsaved changes and stops saving. */
  close(): void
}

/** Outlive the end of a session: the same user's unsaved changes are saved once signed in again. */
export const workerAutosaves = new Set<WorkerAutosave>()

export function deleteAutosavesOfOthers(person: string) {
  for (const autosave of workerAutosaves) {
    if (autosave.person === person) continue
    autosave.close()
    workerAutosaves.delete(autosave)
  }
}
