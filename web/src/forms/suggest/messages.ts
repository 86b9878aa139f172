import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    found: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  },
  es: {
    found: '{count, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}',
  },
})
