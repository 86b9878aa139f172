import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: { back: 'We kept your answers.' },
  es: { back: 'Recuperamos lo que había escrito.' },
})
