import type { Language } from './language.tsx'

export const regions: Record<Language, string> = { en: 'en-US', es: 'es-US' }
