import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: { back: 'What you had typed is back.' },
  es: { back: 'Lo que había escrito está de vuelta.' },
})
