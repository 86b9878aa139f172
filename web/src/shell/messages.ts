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
    notFoundTitle: 'Page not found',
    notFound: 'There is no page at this address. It may have moved, or a letter is missing.',
    goHome: 'Go to the start page',
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
    notFoundTitle: 'Página no encontrada',
    notFound: 'No hay ninguna página en esta dirección. Quizá cambió de lugar o falta una letra.',
    goHome: 'Ir a la página de inicio',
  },
})
