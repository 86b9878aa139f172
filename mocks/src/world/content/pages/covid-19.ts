import type { Category } from '../category.ts'

/** The headings are still kept, and nothing is filed below them any more. */
export const covid19: readonly Category[] = [
  { contentCategory: 'Current guidance', contentItems: [] },
  { contentCategory: 'Vaccination sites', contentItems: null },
]
