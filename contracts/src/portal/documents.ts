import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { FileReply } from '../file.ts'
import { NullableDate, NullableText, nullable } from '../nullable.ts'

/** Signed for one caller. */
const DocumentId = Type.String({ pattern: '^[A-Za-z0-9][\\w-]{0,63}\\.[\\w-]{22}$' })

const Document = Type.Object({
  id: nullable(DocumentId),
  name: Type.String(),
  expiresOn: NullableDate,
  signedOn: NullableDate,
  status: Type.String(),
  linkText: Type.String(),
  needsSignature: Type.Boolean(),
  isExpired: Type.Boolean(),
  /** Page of the document elsewhere, opened instead of a download. */
  url: NullableText,
})
export type Document = Static<typeof Document>

/** Those that need a signature first, by the day they expire; then newest first. */
export const readDocuments = endpoint({
  method: 'GET',
  path: '/api/documents',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ documents: Type.Array(Document) }),
  problems: [],
})

/** A GET, unlike the download of an attachment: nothing is counted, so no cached reply is dropped. */
export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:id/file',
  access: 'signed-in',
  cache: 'never',
  params: { id: DocumentId },
  reply: FileReply,
  problems: [],
})
