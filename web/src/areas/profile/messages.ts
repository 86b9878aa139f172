import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    failed: 'We could not load this part of your profile.',
    slow: 'This part of your profile is taking too long to load.',
    retry: 'Try again',
  },
  es: {
    failed: 'No pudimos cargar esta parte de su perfil.',
    slow: 'Esta parte de su perfil tarda demasiado en cargar.',
    retry: 'Intentar de nuevo',
  },
})
