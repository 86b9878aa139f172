import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    chooseWay: 'Where should we send your one-time passcode?',
    byText: 'Text message to {address}',
    byEmail: 'Email to {address}',
    byEmailUnnamed: 'Email',
    send: 'Send the passcode',
  },
  es: {
    chooseWay: '¿A dónde le enviamos su código de un solo uso?',
    byText: 'Mensaje de texto al {address}',
    byEmail: 'Correo electrónico a {address}',
    byEmailUnnamed: 'Correo electrónico',
    send: 'Enviar el código',
  },
})
