import { randomUUID } from 'node:crypto'

/** Metadata only: the content is not stored. */
export interface StoredResume {
  /** ResumeFileStoreId. */
  id: string
  name: string
  size: number
}

export interface Resumes {
  store(file: { name: string; bytes: Uint8Array }): StoredResume
  find(id: string): StoredResume | undefined
  /** Oldest first. */
  list(): readonly StoredResume[]
}

export function makeResumes(): Resumes {
  const stored: StoredResume[] = []
  return {
    store: ({ name, bytes }) => {
      const one = { id: randomUUID(), name, size: bytes.length }
      stored.push(one)
      return one
    },
    find: (id) => stored.find((one) => one.id === id),
    list: () => stored,
  }
}
