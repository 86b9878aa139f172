import { defineText } from '../language/define-text.ts'

export const text = defineText({
  en: {
    dismiss: 'Dismiss',
    loading: 'Loading',
    unreachable: 'We could not reach the portal. Please check your connection and try again.',
    slow: 'This is taking longer than it should. Please try again in a moment.',
    failed: 'Something went wrong on our side. Please try again in a moment.',
    tooLarge: 'This is too large for us to show. Trying again will not change that.',
    busy: 'This is not available just now. Please try again in a moment.',
    unconfirmed: 'We could not confirm that a person is asking. Please try again.',
    tooSoonSeconds:
      'Too many tries. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
    tooSoon:
      'Too many tries. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again. You can do so at {time}.',
    tooSoonHours:
      'Too many tries. Please wait {hours, plural, one {# hour} other {# hours}} and try again. You can do so on {time}.',
    kept: 'What you typed is kept.',
    retry: 'Try again',
    reference: 'If you call <phone></phone>, please give this reference: {reference}',
    opensNewTab: '(opens in a new tab)',
    opensNewWindow: '(opens in a new window)',
    failedPageTitle: 'This page did not load',
    navigationFailed: 'There was a problem. Try again',
  },
  es: {
    dismiss: 'Cerrar',
    loading: 'Cargando',
    unreachable: 'No pudimos conectar con el portal. Revise su conexión e inténtelo de nuevo.',
    slow: 'Esto está tardando más de lo normal. Inténtelo de nuevo en un momento.',
    failed: 'Algo falló de nuestro lado. Inténtelo de nuevo en un momento.',
    tooLarge: 'Esto es demasiado grande para mostrarlo. Intentarlo de nuevo no cambiará nada.',
    busy: 'Esto no está disponible ahora. Inténtelo de nuevo en un momento.',
    unconfirmed: 'No pudimos confirmar que lo pide una persona. Inténtelo de nuevo.',
    tooSoonSeconds:
      'Demasiados intentos. Espere {seconds, plural, one {# segundo} other {# segundos}} e inténtelo de nuevo.',
    tooSoon:
      'Demasiados intentos. Espere {minutes, plural, one {# minuto} other {# minutos}} e inténtelo de nuevo. Podrá hacerlo a partir de esta hora: {time}.',
    tooSoonHours:
      'Demasiados intentos. Espere {hours, plural, one {# hora} other {# horas}} e inténtelo de nuevo. Podrá hacerlo el {time}.',
    kept: 'Lo que escribió se conserva.',
    retry: 'Intentar de nuevo',
    reference: 'Si llama al <phone></phone>, indique esta referencia: {reference}',
    opensNewTab: '(se abre en una pestaña nueva)',
    opensNewWindow: '(se abre en una ventana nueva)',
    failedPageTitle: 'Esta página no se cargó',
    navigationFailed: 'Hubo un problema. Inténtelo de nuevo',
  },
})
