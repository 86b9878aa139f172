import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Reset Password',
    enterNew: 'Please enter your new {product} Password.',
    passcodeFirst:
      'We will send you a one-time passcode before the change. Afterwards you are signed out everywhere.',
    signedOutAfterwards: 'After the change you are signed out everywhere.',
    changed: 'Your password has been changed.',
    sessionsNotEnded:
      'Your password has been changed. We could not sign you out everywhere else. Please sign in with the new one and do it in My Account, under Where you are signed in.',
    expired: 'The link you clicked on has expired or no longer valid.',
    busy: 'Too many links were opened from your network. Please wait a few minutes, and open the link in your email again.',
    sendNew: 'Please click on the button below to have an email with a new link sent to you.',
    send: 'Send New Email',
    resent: 'Password email resent',
    resentMore: 'A new link is on its way. Please check your junk folder too.',
    askAnew: 'Choose Forgot Password on the sign-in page to ask for a new link.',
    toSignIn: 'Go to the sign-in page',
  },
  es: {
    title: 'Restablecer la contraseña',
    enterNew: 'Escriba su contraseña nueva de {product}.',
    passcodeFirst:
      'Antes del cambio le enviaremos un código de un solo uso. Después se cerrará su sesión en todos los lugares.',
    signedOutAfterwards: 'Después del cambio se cerrará su sesión en todos los lugares.',
    changed: 'Su contraseña se cambió.',
    sessionsNotEnded:
      'Su contraseña se cambió. No pudimos cerrar su sesión en los demás lugares. Inicie sesión con la nueva y hágalo en Mi cuenta, en Dónde tiene sesión abierta.',
    expired: 'El enlace que usó venció o ya no es válido.',
    busy: 'Se abrieron demasiados enlaces desde su red. Espere unos minutos y abra otra vez el enlace de su correo.',
    sendNew: 'Presione el botón de abajo para que le enviemos un correo con un enlace nuevo.',
    send: 'Enviar un correo nuevo',
    resent: 'Se reenvió el correo de la contraseña',
    resentMore: 'Le enviamos un enlace nuevo. Revise también la carpeta de correo no deseado.',
    askAnew:
      'Elija Olvidé mi contraseña en la página de inicio de sesión para pedir un enlace nuevo.',
    toSignIn: 'Ir a la página de inicio de sesión',
  },
})
