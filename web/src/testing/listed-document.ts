import type { Document } from '@gatehouse/contracts/portal/documents'

/** A document that needs nothing and leads nowhere. */
export function listedDocument(overrides: Partial<Document> = {}): Document {
  return {
    id: null,
    name: 'Handbook',
    expiresOn: null,
    signedOn: null,
    status: '',
    linkText: '',
    needsSignature: false,
    isExpired: false,
    url: null,
    ...overrides,
  }
}
