import type { Language } from './language.tsx'

/** Locale of numbers and dates. */
export const regions: Record<Language, string> = { en: 'en-US', es: 'es-US' }
