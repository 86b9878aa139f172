import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Your email address',
    lead: 'If you’ve applied before, we’ll ask you fewer questions.',
    email: 'Email Address',
    invalid: 'Please enter a valid email address.',
    continue: 'Continue',
    lookupEmpty: 'Connection failed. Please try again later.',
    unreachableLead:
      'Your address is still here. You can try again, or go on: we then look you up when you send your application.',
    retry: 'Try again',
    goOn: 'Go on for now',
  },
  es: {
    title: 'Su correo electrónico',
    lead: 'Comprobamos si ya tenemos sus datos, para hacerle menos preguntas.',
    email: 'Correo electrónico',
    invalid: 'Escriba un correo electrónico válido.',
    continue: 'Continuar',
    lookupEmpty: 'Falló la conexión. Inténtelo de nuevo más tarde.',
    unreachableLead:
      'Su correo electrónico sigue aquí. Puede intentarlo de nuevo o continuar: buscaremos sus datos cuando envíe su solicitud.',
    retry: 'Intentar de nuevo',
    goOn: 'Continuar por ahora',
  },
})
