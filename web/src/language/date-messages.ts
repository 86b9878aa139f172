import { defineText } from './define-text.ts'

export const text = defineText({
  en: {
    date: '{month} {day}, {year}',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    today: 'today',
    yesterday: 'yesterday',
    twoDaysAgo: '2 days ago',
    daysAgo: '{days} days ago',
  },
  es: {
    date: '{day} {month} {year}',
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    today: 'hoy',
    yesterday: 'ayer',
    twoDaysAgo: 'anteayer',
    daysAgo: 'hace {days} días',
  },
})
