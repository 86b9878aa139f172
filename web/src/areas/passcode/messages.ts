import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    dialogTitle: 'Authenticate Your Account',
    sentToEmail: 'A one-time passcode was sent to your email {address}.',
    sentToUnnamedEmail: 'A one-time passcode was sent to your email.',
    sentSomewhere: 'A one-time passcode was sent to you by email or text.',
    sentToPhone: 'A one-time passcode was sent by text to {address}.',
    passcode: 'One-time passcode',
    passcodeHelp: '6 digits, valid for 10 minutes.',
    wrongPasscode: 'Invalid',
    cancel: 'Cancel',
    verify: 'Verify',
    resend: 'Send a new passcode',
    resendWait: 'in {seconds} s',
    resent: 'A new passcode is on its way. Only the newest one works.',
    resendsSpent:
      'No more passcodes can be sent. Please use the newest one. If it does not arrive, cancel and sign in again.',
    resendFailed: 'No new passcode could be sent. Please try again.',
  },
  es: {
    dialogTitle: 'Confirme su identidad',
    sentToEmail: 'Enviamos un código de un solo uso a su correo electrónico {address}.',
    sentToUnnamedEmail: 'Enviamos un código de un solo uso a su correo electrónico.',
    sentSomewhere:
      'Le enviamos un código de un solo uso por correo electrónico o por mensaje de texto.',
    sentToPhone: 'Enviamos un código de un solo uso por mensaje de texto al {address}.',
    passcode: 'Código de un solo uso',
    passcodeHelp: '6 dígitos, válido por 10 minutos.',
    wrongPasscode: 'No válido',
    cancel: 'Cancelar',
    verify: 'Verificar',
    resend: 'Enviar otro código',
    resendWait: 'en {seconds} s',
    resent: 'Le enviamos otro código. Solo sirve el más reciente.',
    resendsSpent:
      'No se pueden enviar más códigos. Use el más reciente. Si no le llega, cancele e inicie sesión de nuevo.',
    resendFailed: 'No se pudo enviar otro código. Inténtelo de nuevo.',
  },
})
