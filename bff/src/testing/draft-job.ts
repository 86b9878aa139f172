/** The job of a draft, as `createDraft` takes it. */
export const draftJob = {
  brand: 'arna',
  postingId: '1',
  applicationBrand: 'A',
  audience: 'public',
} as const
