import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    retrying: 'Connection failed. Please standby while we try again...',
    reloading: 'As soon as there is a connection again, this page loads anew.',
  },
  es: {
    retrying: 'Falló la conexión. Espere mientras lo intentamos de nuevo...',
    reloading: 'En cuanto haya conexión otra vez, esta página se cargará de nuevo.',
  },
})
