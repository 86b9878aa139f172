import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Sign in',
    lead: 'Pay, documents, assignments and news, in one place.',
    identity: 'Login ID or Email Address',
    password: 'Password',
    login: 'Login',
    emailNeeded:
      'You need an active email address on record, and must be able to read it: we send a one-time passcode to it.',
    help: 'Cannot sign in? Call <phone></phone>.',
    invalidCredentials: 'Invalid credentials. Try again.',
    inactive:
      'We need to verify your account information. Please contact support at {phone} or click the support chat button in the bottom right corner.',
    forcedChange:
      'Your password has been changed, please click on the Forgot Password link below to reset your password.',
    failed: 'An error has occurred. Please try again.',
    tooSoon:
      'Too many tries. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again.',
    expired: 'This sign-in is no longer valid. Please sign in again.',
    dialogTitle: 'Authenticate Your Account',
    sentToEmail: 'A one-time passcode was sent to your email {address}.',
    sentToUnnamedEmail: 'A one-time passcode was sent to your email.',
    sentToPhone: 'A one-time passcode was sent by text to {address}.',
    passcode: 'One-time passcode',
    passcodeHelp: '6 digits, valid for 10 minutes.',
    wrongPasscode: 'Invalid',
    cancel: 'Cancel',
    verify: 'Verify',
    resend: 'Send a new passcode',
    resendWait: 'in {seconds} s',
    resent: 'A new passcode is on its way. Only the newest one works.',
    resendsSpent: 'No more passcodes can be sent. Please cancel and sign in again.',
    resendFailed: 'No new passcode could be sent. Please try again.',
  },
  es: {
    title: 'Iniciar sesión',
    lead: 'Pagos, documentos, asignaciones y noticias, en un solo lugar.',
    identity: 'ID de usuario o correo electrónico',
    password: 'Contraseña',
    login: 'Entrar',
    emailNeeded:
      'Necesita un correo electrónico activo registrado y poder leerlo: ahí le enviamos un código de un solo uso.',
    help: '¿No puede entrar? Llame al <phone></phone>.',
    invalidCredentials: 'Credenciales no válidas. Inténtelo de nuevo.',
    inactive:
      'Necesitamos verificar la información de su cuenta. Llame a soporte al {phone} o use el botón de chat en la esquina inferior derecha.',
    forcedChange:
      'Su contraseña fue cambiada; use el enlace Olvidé mi contraseña, más abajo, para crear una nueva.',
    failed: 'Ocurrió un error. Inténtelo de nuevo.',
    tooSoon:
      'Demasiados intentos. Espere {minutes, plural, one {# minuto} other {# minutos}} e inténtelo de nuevo.',
    expired: 'Este inicio de sesión ya no es válido. Inicie sesión de nuevo.',
    dialogTitle: 'Confirme su identidad',
    sentToEmail: 'Enviamos un código de un solo uso a su correo {address}.',
    sentToUnnamedEmail: 'Enviamos un código de un solo uso a su correo.',
    sentToPhone: 'Enviamos un código de un solo uso por mensaje de texto al {address}.',
    passcode: 'Código de un solo uso',
    passcodeHelp: '6 dígitos, válido por 10 minutos.',
    wrongPasscode: 'No válido',
    cancel: 'Cancelar',
    verify: 'Verificar',
    resend: 'Enviar otro código',
    resendWait: 'en {seconds} s',
    resent: 'Le enviamos otro código. Solo sirve el más reciente.',
    resendsSpent: 'No se pueden enviar más códigos. Cancele e inicie sesión de nuevo.',
    resendFailed: 'No se pudo enviar otro código. Inténtelo de nuevo.',
  },
})
