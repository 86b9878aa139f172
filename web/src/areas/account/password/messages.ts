import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    lead: 'We will send you a one-time passcode before the change. Afterwards you stay signed in here and are signed out everywhere else.',
    current: 'Current Password',
    wanted: 'New Password',
    repeat: 'Repeat New Password',
    /** As the messages call it. */
    password: 'Password',
    needs: 'Your new password needs',
    number: 'A number',
    upperCase: 'A capital letter',
    lowerCase: 'A lower case letter',
    symbol: 'A symbol: @ $ ! % * # ? &',
    minimum: 'Minimum 8 characters',
    met: 'done',
    missing: 'missing',
    length: '{length}/{most}',
    lengthSpoken: '{length} of at most {most} characters',
    update: 'Update Password',
    changed: 'Your password has been changed.',
    ended:
      '{count, plural, =0 {You were not signed in anywhere else.} one {You have been signed out in # other place.} other {You have been signed out in # other places.}}',
    notEnded: 'We could not sign you out everywhere else. Please do it under <devices></devices>.',
    devices: 'Where you are signed in',
    refused: 'An error has occurred. Please try again.',
    unknown:
      'We could not find out whether your password has been changed. Please try to log in with the new one before you try again.',
  },
  es: {
    lead: 'Antes del cambio le enviaremos un código de un solo uso. Después su sesión seguirá abierta aquí y se cerrará en todos los demás lugares.',
    current: 'Contraseña actual',
    wanted: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    password: 'Contraseña',
    needs: 'Su contraseña nueva necesita',
    number: 'Un número',
    upperCase: 'Una letra mayúscula',
    lowerCase: 'Una letra minúscula',
    symbol: 'Un símbolo: @ $ ! % * # ? &',
    minimum: '8 caracteres como mínimo',
    met: 'listo',
    missing: 'falta',
    length: '{length}/{most}',
    lengthSpoken: '{length} de {most} caracteres como máximo',
    update: 'Actualizar contraseña',
    changed: 'Su contraseña se cambió.',
    ended:
      '{count, plural, =0 {No tenía sesión abierta en ningún otro lugar.} one {Se cerró su sesión en # lugar más.} other {Se cerró su sesión en # lugares más.}}',
    notEnded: 'No pudimos cerrar su sesión en los demás lugares. Hágalo en <devices></devices>.',
    devices: 'Dónde tiene sesión abierta',
    refused: 'Ocurrió un error. Inténtelo de nuevo.',
    unknown:
      'No pudimos saber si su contraseña se cambió. Antes de intentarlo de nuevo, pruebe a iniciar sesión con la nueva.',
  },
})
