import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    lead: 'We will send you a one-time passcode before the change. Afterwards you stay signed in here and are signed out everywhere else.',
    current: 'Current Password',
    changed: 'Your password has been changed.',
    ended:
      '{count, plural, =0 {You were not signed in anywhere else.} one {You have been signed out in # other place.} other {You have been signed out in # other places.}}',
    notEnded: 'We could not sign you out everywhere else. Please do it under <devices></devices>.',
    devices: 'Where you are signed in',
  },
  es: {
    lead: 'Antes del cambio le enviaremos un código de un solo uso. Después su sesión seguirá abierta aquí y se cerrará en todos los demás lugares.',
    current: 'Contraseña actual',
    changed: 'Su contraseña se cambió.',
    ended:
      '{count, plural, =0 {No tenía sesión abierta en ningún otro lugar.} one {Se cerró su sesión en # lugar más.} other {Se cerró su sesión en # lugares más.}}',
    notEnded: 'No pudimos cerrar su sesión en los demás lugares. Hágalo en <devices></devices>.',
    devices: 'Dónde tiene sesión abierta',
  },
})
