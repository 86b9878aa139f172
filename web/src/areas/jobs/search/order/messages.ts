import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    order: 'Sort order',
    newest: 'Newest first',
    oldest: 'Oldest first',
    ascending: '{column}, A to Z',
    descending: '{column}, Z to A',
  },
  es: {
    order: 'Orden',
    newest: 'Primero los más recientes',
    oldest: 'Primero los más antiguos',
    ascending: '{column}, de la A a la Z',
    descending: '{column}, de la Z a la A',
  },
})
