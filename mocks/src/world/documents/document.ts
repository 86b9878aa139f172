/** In the format of the User system; dates in several formats. */
export type ElectronicDocument = {
  Name: string | null
  FileName: string | null
  ExpirationDate: string | null
  SignedDate: string | null
  Status: string | null
  LinkId: number | string | null
  LinkText: string | null
}

/** Lines of its file. */
export function linesOf({ Name, LinkId }: ElectronicDocument): string[] {
  const filler = LinkId === longDocument ? Array(9000).fill('Wear what keeps you safe.') : []
  return [Name ?? 'Document', `No. ${LinkId}`, ...filler]
}

/** 300 kB, so that its download takes a while on a slow connection. */
export const longDocument = 660_103

/** Files that are sent without a Content-Length. */
export function isStreamed({ LinkId }: ElectronicDocument): boolean {
  return Number(LinkId) % 2 === 0
}
