import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Sign in',
    lead: 'Pay, documents, assignments and news, in one place.',
    identity: 'Login ID or Email Address',
    password: 'Password',
    login: 'Login',
    forgot: 'Forgot Password',
    searchJobs: 'Search Jobs',
    emailNeeded:
      'You need an active email address on record whose mail you can read: we send a one-time passcode to it.',
    help: 'Cannot sign in? Call <phone></phone>.',
    invalidCredentials: 'Invalid credentials. Try again.',
    invalidLegacy: 'Invalid credentials. Please try again.',
    inactive:
      'We need to verify your account information. Please contact support at {phone} or click the support chat button in the bottom right corner.',
    newPasswordTitle: 'Choose a new password',
    newPasswordLead:
      'The password you signed in with is temporary or has to be changed. Please choose a new one to go on.',
    othersNotEnded:
      'Your password has been changed. We could not sign you out everywhere else. Please do it in My Account, under Where you are signed in.',
    cancel: 'Cancel',
    forcedChange:
      'Your password has been changed, please click on the Forgot Password link below to reset your password.',
    cookiesBlocked:
      'Your browser blocks cookies for this site, and signing in needs them. Please allow cookies, load this page again and sign in.',
    failed: 'An error has occurred. Please try again.',
    expired: 'This sign-in is no longer valid. Please sign in again.',
    noticeDeclined: 'You must accept to move forward',
    passwordReset: 'Your password has been changed. Please sign in with the new one.',
    sessionsNotEnded:
      'Your password has been changed. Please sign in with the new one. We could not sign you out everywhere else. Please do it in My Account, under Where you are signed in.',
  },
  es: {
    title: 'Iniciar sesión',
    lead: 'Pagos, documentos, asignaciones y noticias, en un solo lugar.',
    identity: 'ID de usuario o correo electrónico',
    password: 'Contraseña',
    login: 'Entrar',
    forgot: 'Olvidé mi contraseña',
    searchJobs: 'Buscar empleos',
    emailNeeded:
      'Debe tener registrado un correo electrónico activo al que tenga acceso: ahí le enviamos un código de un solo uso.',
    help: '¿No puede entrar? Llame al <phone></phone>.',
    invalidCredentials: 'Credenciales no válidas. Inténtelo de nuevo.',
    invalidLegacy: 'Credenciales no válidas. Inténtelo de nuevo.',
    inactive:
      'Necesitamos verificar la información de su cuenta. Llame a soporte al {phone} o use el botón de chat en la esquina inferior derecha.',
    newPasswordTitle: 'Elija una contraseña nueva',
    newPasswordLead:
      'La contraseña con la que entró es temporal o debe cambiarse. Elija una nueva para continuar.',
    othersNotEnded:
      'Su contraseña se cambió. No pudimos cerrar su sesión en los demás lugares. Hágalo en Mi cuenta, en Dónde tiene sesión abierta.',
    cancel: 'Cancelar',
    forcedChange:
      'Su contraseña fue cambiada; use el enlace Olvidé mi contraseña, más abajo, para crear una nueva.',
    cookiesBlocked:
      'Su navegador bloquea las cookies de este sitio, y sin ellas no se puede iniciar sesión. Permita las cookies, vuelva a cargar esta página e inicie sesión.',
    failed: 'Ocurrió un error. Inténtelo de nuevo.',
    expired: 'Este inicio de sesión ya no es válido. Inicie sesión de nuevo.',
    noticeDeclined: 'Debe aceptar para continuar',
    passwordReset: 'Su contraseña se cambió. Inicie sesión con la nueva.',
    sessionsNotEnded:
      'Su contraseña se cambió. Inicie sesión con la nueva. No pudimos cerrar su sesión en los demás lugares. Hágalo en Mi cuenta, en Dónde tiene sesión abierta.',
  },
})
