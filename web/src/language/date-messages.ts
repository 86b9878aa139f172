import { defineText } from './define-text.ts'

export const text = defineText({
  en: {
    date: '{month} {day}, {year}',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
  es: {
    date: '{day} {month} {year}',
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
  },
})
