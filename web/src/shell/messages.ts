import { defineText } from '../language/define-text.ts'

export const text = defineText({
  en: {
    skip: 'Skip to main content',
    loading: 'Loading',
    language: 'Language',
    userMenu: '{name}, your menu',
    profile: 'Profile',
    account: 'My Account',
    devices: 'Where you are signed in',
    logOut: 'Log Out',
    loggingOut: 'Logging out...',
    logOutFailed:
      'We could not reach the portal, so you are still signed in. Please try again, or close the browser.',
    notFoundTitle: 'Page not found',
    notFound: 'There is no page at this address. It may have moved, or a letter is missing.',
    goHome: 'Go to the start page',
    failedPageTitle: 'This page did not load',
  },
  es: {
    skip: 'Ir al contenido principal',
    loading: 'Cargando',
    language: 'Idioma',
    userMenu: '{name}, su menú',
    profile: 'Perfil',
    account: 'Mi cuenta',
    devices: 'Dónde tiene sesión abierta',
    logOut: 'Cerrar sesión',
    loggingOut: 'Cerrando sesión...',
    logOutFailed:
      'No pudimos conectar con el portal; su sesión sigue abierta. Inténtelo de nuevo o cierre el navegador.',
    notFoundTitle: 'Página no encontrada',
    notFound: 'No hay ninguna página en esta dirección. Quizá cambió de lugar o falta una letra.',
    goHome: 'Ir a la página de inicio',
    failedPageTitle: 'Esta página no se cargó',
  },
})
