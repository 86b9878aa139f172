import { oneOf } from './one-of.ts'

export const contentLanguages = ['en', 'es'] as const
export type ContentLanguage = (typeof contentLanguages)[number]
/** Of upstream text, for its `lang` attribute (WCAG 3.1.2). */
export const ContentLanguage = oneOf(contentLanguages)
