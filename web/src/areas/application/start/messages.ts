import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Your email address',
    lead: 'We look whether we know you already, so that you are asked less.',
    email: 'Email Address',
    invalid: 'Please enter a valid email address.',
    go: 'Continue',
    standby: 'Connection failed. Please standby while we try again...',
    reloading: 'As soon as there is a connection again, this page loads anew.',
    nothingKnown: 'Connection failed. Please try again later.',
    checkFailed: "Oops, there was a problem retrieving your data. Let's continue...",
    over: 'Oops! This listing is no longer active.',
  },
  es: {
    title: 'Su correo electrónico',
    lead: 'Comprobamos si ya le conocemos, para hacerle menos preguntas.',
    email: 'Correo electrónico',
    invalid: 'Escriba un correo electrónico válido.',
    go: 'Continuar',
    standby: 'Falló la conexión. Espere mientras lo intentamos de nuevo...',
    reloading: 'En cuanto haya conexión otra vez, esta página se cargará de nuevo.',
    nothingKnown: 'Falló la conexión. Inténtelo de nuevo más tarde.',
    checkFailed: 'Hubo un problema al recuperar sus datos. Continuemos...',
    over: '¡Vaya! Este anuncio ya no está activo.',
  },
})
