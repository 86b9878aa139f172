import {
  type Document,
  downloadDocument,
  readDocuments,
} from '@gatehouse/contracts/portal/documents'
import { newestFirst } from '@gatehouse/contracts/rules/newest-first'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import { createSignedIds } from '../../session/signed-ids.ts'
import type { AreaContext } from '../area-context.ts'
import { todayInHawaii } from '../translate/today-in-hawaii.ts'
import { linkIdOf, toDocument } from './to-document.ts'

/** Electronic-signature documents [3 §2]. */
export function documents({ serve, hmac, config }: AreaContext) {
  const ids = createSignedIds(hmac, 'document')

  serve(readDocuments, async ({ caller, call }) => {
    const { DocumentList = [] } = await call(user.getElectronicDocuments, {
      params: { ewId: caller.userId },
    })
    const options = {
      today: todayInHawaii(),
      sign: (linkId: string) => ids.sign(caller, linkId),
      urlTemplate: config.DOCUMENT_URL,
    }
    const documents = DocumentList.flatMap((item) => toDocument(item, options))
    return { documents: documents.toSorted(mostUrgentFirst) }
  })

  serve(downloadDocument, async ({ params: { id }, caller, call }) => {
    const docId = ids.verify(caller, id)
    const params = { ewId: caller.userId }
    const { DocumentList = [] } = await call(user.getElectronicDocuments, { params })
    const item = DocumentList.find((one) => linkIdOf(one) === docId)
    if (!item) throw new ProblemError('not-found')
    const file = await call(user.getElectronicDocument, { params: { ...params, docId } })
    return { ...file, name: item.FileName?.trim() || item.Name?.trim() || '' }
  })
}

const newestSigned = newestFirst<Document>(({ signedOn }) => signedOn)

function mostUrgentFirst(a: Document, b: Document): number {
  if (a.needsSignature !== b.needsSignature) return a.needsSignature ? -1 : 1
  if (!a.needsSignature) return newestSigned(a, b)
  return (a.expiresOn ?? '9999').localeCompare(b.expiresOn ?? '9999')
}
