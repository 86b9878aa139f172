import { downloadDocument, readDocuments } from '@gatehouse/contracts/portal/documents'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import { createSignedIds } from '../../session/signed-ids.ts'
import type { AreaContext } from '../area-context.ts'
import { toPlainText } from '../translate/to-plain-text.ts'
import { fetchDocuments } from './fetch-documents.ts'
import { linkIdOf } from './to-document.ts'

/** Electronic-signature documents [3 §2]. */
export function documents({ serve, hmac, config }: AreaContext) {
  const ids = createSignedIds(hmac, 'document')

  serve(readDocuments, async ({ caller, call }) => {
    const documents = await fetchDocuments(call, caller, {
      sign: (linkId) => ids.sign(caller, linkId),
      urlTemplate: config.DOCUMENT_URL,
    })
    return { documents }
  })

  serve(downloadDocument, async ({ params: { id }, caller, call }) => {
    const docId = ids.verify(caller, id)
    const params = { ewId: caller.userId }
    const { DocumentList = [] } = await call(user.getElectronicDocuments, { params })
    const item = DocumentList.find((one) => linkIdOf(one) === docId)
    if (!item) throw new ProblemError('not-found')
    const file = await call(user.getElectronicDocument, { params: { ...params, docId } })
    return { ...file, name: toPlainText(item.FileName || item.Name || '') }
  })
}
