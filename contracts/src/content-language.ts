import { type Static, Type } from 'typebox'

/** Of upstream text, for its `lang` attribute (WCAG 3.1.2). */
export const ContentLanguage = Type.Union([Type.Literal('en'), Type.Literal('es')])
export type ContentLanguage = Static<typeof ContentLanguage>
