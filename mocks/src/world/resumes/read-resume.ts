import type { ReadResume } from '@gatehouse/contracts/upstream/candidate-fields'

/** What came of reading a résumé. */
export interface Reading {
  outcome: 'read' | 'nothing-found' | 'unreadable'
  found: Omit<ReadResume, 'ResumeFileStoreId'>
}

/** Reads a résumé of any of the kinds that are taken, whatever its name. */
export async function readResume(bytes: Uint8Array): Promise<Reading> {
  const text = new TextDecoder().decode(bytes)
  const EmailAddress = /[\w.+-]+@[\w-]+(\.[\w-]+)+/.exec(text)?.[0]
  return EmailAddress
    ? { outcome: 'read', found: { EmailAddress } }
    : { outcome: 'nothing-found', found: {} }
}
