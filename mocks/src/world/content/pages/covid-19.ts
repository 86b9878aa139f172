import type { Category } from '../category.ts'

/** Categories without items. */
export const covid19: readonly Category[] = [
  { contentCategory: 'Current guidance', contentItems: [] },
  { contentCategory: 'Vaccination sites', contentItems: null },
]
