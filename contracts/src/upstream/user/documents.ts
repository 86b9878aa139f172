import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Text, UserId, Word } from '../fields.ts'

const documentId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

/** A LinkId [4]. The pattern prevents path traversal. */
export const DocumentId = Type.String({ pattern: documentId.source })

/** Validates a LinkId before it is used in a path; '0' stands for none. */
export function isDocumentId(linkId: string | undefined): linkId is string {
  return linkId !== undefined && linkId !== '0' && documentId.test(linkId)
}

export const getElectronicDocuments = operation({
  name: 'getElectronicDocuments',
  system: 'user',
  method: 'GET',
  path: '/Api/User/:ewId/ElectronicDocuments',
  params: { ewId: UserId },
  reply: Type.Object({
    DocumentList: Type.Optional(
      Type.Array(
        Type.Object({
          Name: Text,
          FileName: Text,
          ExpirationDate: Text,
          SignedDate: Text,
          Status: Word,
          LinkId: Text,
          LinkText: Word,
        }),
      ),
    ),
  }),
  requiresAnyOf: ['DocumentList'],
  as: 'caller',
})

export const getElectronicDocument = operation({
  name: 'getElectronicDocument',
  system: 'user',
  method: 'GET',
  path: '/Api/User/:ewId/ElectronicDocuments/:docId',
  params: { ewId: UserId, docId: DocumentId },
  file: true,
  as: 'caller',
  assumed: true,
})
