import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Sign in',
    leaving: 'We are taking you to the sign-in page. If nothing happens, press Sign in.',
    failedLead: 'You are not signed in. Press Sign in to try again.',
    signIn: 'Sign in',
    logOut: 'Log Out',
  },
  es: {
    title: 'Iniciar sesión',
    leaving:
      'Le llevamos a la página de inicio de sesión. Si no pasa nada, presione Iniciar sesión.',
    failedLead: 'No ha iniciado sesión. Presione Iniciar sesión para intentarlo de nuevo.',
    signIn: 'Iniciar sesión',
    logOut: 'Cerrar sesión',
  },
})
