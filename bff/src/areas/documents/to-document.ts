import type { OperationReply } from '@gatehouse/contracts/operation'
import type { Document } from '@gatehouse/contracts/portal/documents'
import * as user from '@gatehouse/contracts/upstream/user'
import { isMissingDate, toIsoDate } from '../translate/to-iso-date.ts'
import { toPlainText } from '../translate/to-plain-text.ts'

type DocumentList = NonNullable<OperationReply<typeof user.getElectronicDocuments>['DocumentList']>
type UpstreamDocument = DocumentList[number]

interface Options {
  /** ISO date. */
  today: string
  sign: (linkId: string) => string
  /** With {reportID}; empty for none. */
  urlTemplate: string
}

/** Rows with neither a name nor a file are left out. */
export function toDocument(item: UpstreamDocument, options: Options): Document[] {
  const { today, sign, urlTemplate } = options
  const linkId = linkIdOf(item)
  const name = item.Name || item.FileName || ''
  if (!name && linkId === undefined) return []
  const expiresOn = toIsoDate(item.ExpirationDate)
  const isExpired = expiresOn !== null && expiresOn < today
  return [
    {
      id: linkId === undefined ? null : sign(linkId),
      name: toPlainText(name),
      expiresOn,
      signedOn: toIsoDate(item.SignedDate),
      status: toPlainText(item.Status ?? ''),
      linkText: toPlainText(item.LinkText ?? ''),
      needsSignature: isMissingDate(item.SignedDate) && !isExpired,
      isExpired,
      url:
        urlTemplate && linkId !== undefined ? urlTemplate.replaceAll('{reportID}', linkId) : null,
    },
  ]
}

export function linkIdOf({ LinkId }: UpstreamDocument): string | undefined {
  return user.isDocumentId(LinkId) ? LinkId : undefined
}
