import type { OperationReply } from '@gatehouse/contracts/operation'
import type { Document } from '@gatehouse/contracts/portal/documents'
import * as user from '@gatehouse/contracts/upstream/user'
import { toIsoDate } from '../translate/to-iso-date.ts'

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
  const expiresOn = toDay(item.ExpirationDate)
  const isExpired = expiresOn !== null && expiresOn < today
  return [
    {
      id: linkId === undefined ? null : sign(linkId),
      name,
      expiresOn,
      signedOn: toDay(item.SignedDate),
      status: item.Status ?? '',
      linkText: item.LinkText ?? '',
      needsSignature: isMissing(item.SignedDate) && !isExpired,
      isExpired,
      url:
        urlTemplate && linkId !== undefined ? urlTemplate.replaceAll('{reportID}', linkId) : null,
    },
  ]
}

export function linkIdOf({ LinkId }: UpstreamDocument): string | undefined {
  return user.isDocumentId(LinkId) ? LinkId : undefined
}

/** Legacy systems write a missing date as the start of their calendar: the year 1 or 1900. */
const firstYear = '1901'

function toDay(text: string | undefined): string | null {
  const day = toIsoDate(text)
  return day !== null && day >= firstYear ? day : null
}

/** An unreadable date is not missing: the document was signed at some time. */
function isMissing(text = ''): boolean {
  const day = toIsoDate(text)
  return text === '' || (day !== null && day < firstYear)
}
