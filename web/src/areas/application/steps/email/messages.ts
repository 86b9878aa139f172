import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Your email address',
    lead: 'We look whether we know you already, so that you are asked less.',
    email: 'Email Address',
    invalid: 'Please enter a valid email address.',
    continue: 'Continue',
    lookupEmpty: 'Connection failed. Please try again later.',
    checkFailed: "Oops, there was a problem retrieving your data. Let's continue...",
    jobInactive: 'Oops! This listing is no longer active.',
  },
  es: {
    title: 'Su correo electrónico',
    lead: 'Comprobamos si ya le conocemos, para hacerle menos preguntas.',
    email: 'Correo electrónico',
    invalid: 'Escriba un correo electrónico válido.',
    continue: 'Continuar',
    lookupEmpty: 'Falló la conexión. Inténtelo de nuevo más tarde.',
    checkFailed: 'Hubo un problema al recuperar sus datos. Continuemos...',
    jobInactive: '¡Vaya! Este anuncio ya no está activo.',
  },
})
