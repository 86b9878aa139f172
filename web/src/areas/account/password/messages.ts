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
    forgotTitle: 'Forgot your current password?',
    forgotLead: 'We can send you a link by email to choose a new one.',
    sendLink: 'Send Reset Link',
    linkSent: 'Password reset email sent to {address}',
    linkSentToFile: 'Password reset email sent',
    linkUnknown:
      'We could not see whether the email was sent. Please look in your inbox before you try again.',
  },
  es: {
    lead: 'Antes del cambio le enviaremos un código de un solo uso. Después su sesión seguirá abierta aquí y se cerrará en todos los demás lugares.',
    current: 'Contraseña actual',
    changed: 'Su contraseña se cambió.',
    ended:
      '{count, plural, =0 {No tenía sesión abierta en ningún otro lugar.} one {Se cerró su sesión en # lugar más.} other {Se cerró su sesión en # lugares más.}}',
    notEnded: 'No pudimos cerrar su sesión en los demás lugares. Hágalo en <devices></devices>.',
    devices: 'Dónde tiene sesión abierta',
    forgotTitle: '¿Olvidó su contraseña actual?',
    forgotLead: 'Podemos enviarle por correo electrónico un enlace para elegir una nueva.',
    sendLink: 'Enviar enlace',
    linkSent: 'Correo de restablecimiento enviado a {address}',
    linkSentToFile: 'Correo de restablecimiento enviado',
    linkUnknown:
      'No pudimos comprobar si el correo se envió. Revise su bandeja de entrada antes de volver a intentarlo.',
  },
})
