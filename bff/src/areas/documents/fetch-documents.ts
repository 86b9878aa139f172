import type { Document } from '@gatehouse/contracts/portal/documents'
import { newestFirst } from '@gatehouse/contracts/rules/newest-first'
import * as user from '@gatehouse/contracts/upstream/user'
import type { Caller } from '../../session/caller.ts'
import type { Call } from '../../upstream/client.ts'
import { todayInHawaii } from '../translate/today-in-hawaii.ts'
import { toDocument } from './to-document.ts'

type Options = Omit<Parameters<typeof toDocument>[1], 'today'>

/** The caller's electronic-signature documents; those that need a signature first. */
export async function fetchDocuments(
  call: Call,
  caller: Caller,
  options: Options,
): Promise<Document[]> {
  const { DocumentList = [] } = await call(user.getElectronicDocuments, {
    params: { ewId: caller.userId },
  })
  const today = todayInHawaii()
  return DocumentList.flatMap((item) => toDocument(item, { ...options, today })).toSorted(
    mostUrgentFirst,
  )
}

const newestSigned = newestFirst<Document>(({ signedOn }) => signedOn)

function mostUrgentFirst(a: Document, b: Document): number {
  if (a.needsSignature !== b.needsSignature) return a.needsSignature ? -1 : 1
  if (!a.needsSignature) return newestSigned(a, b)
  return (a.expiresOn ?? '9999').localeCompare(b.expiresOn ?? '9999')
}
