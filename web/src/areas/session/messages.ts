import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Where you are signed in',
    lead: 'If you do not know one of these, sign out everywhere else and call <phone></phone>.',
    place: '{browser} on {system}',
    unknown: 'Unknown browser',
    current: 'This device',
    since: 'Signed in',
    lastUsed: 'Last used',
    elsewhere: 'Sign out everywhere else',
    ended:
      '{count, plural, one {Signed out in # other place} other {Signed out in # other places}}.',
    onlyHere: 'You are signed in only here.',
  },
  es: {
    title: 'Dónde tiene sesión abierta',
    lead: 'Si no reconoce alguno, cierre sesión en los demás y llame al <phone></phone>.',
    place: '{browser} en {system}',
    unknown: 'Navegador desconocido',
    current: 'Este dispositivo',
    since: 'Sesión iniciada',
    lastUsed: 'Último uso',
    elsewhere: 'Cerrar sesión en los demás',
    ended:
      '{count, plural, one {Se cerró la sesión en # lugar más} other {Se cerró la sesión en # lugares más}}.',
    onlyHere: 'Solo tiene sesión abierta aquí.',
  },
})
