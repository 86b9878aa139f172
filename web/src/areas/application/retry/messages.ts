import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    retrying: 'Connection failed. Please standby while we try again...',
    reloading: 'This page will reload when you’re back online.',
  },
  es: {
    retrying: 'Falló la conexión. Espere mientras lo intentamos de nuevo...',
    reloading: 'En cuanto haya conexión otra vez, esta página se cargará de nuevo.',
  },
})
