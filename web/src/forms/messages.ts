import { defineText } from '../language/define-text.ts'

export const text = defineText({
  en: {
    summary: 'Please check {count, plural, one {this entry} other {these # entries}}',
    sending: 'One moment, please',
    tooSoonSeconds:
      'Too many tries. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
    tooSoon:
      'Too many tries. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again. You can do so at {time}.',
    tooSoonHours:
      'Too many tries. Please wait {hours, plural, one {# hour} other {# hours}} and try again. You can do so on {time}.',
    full: 'This field holds {max, number} characters. What goes beyond them is left out.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  es: {
    summary: 'Revise {count, plural, one {este dato} other {estos # datos}}',
    sending: 'Un momento, por favor',
    tooSoonSeconds:
      'Demasiados intentos. Espere {seconds, plural, one {# segundo} other {# segundos}} e inténtelo de nuevo.',
    tooSoon:
      'Demasiados intentos. Espere {minutes, plural, one {# minuto} other {# minutos}} e inténtelo de nuevo. Podrá hacerlo a partir de esta hora: {time}.',
    tooSoonHours:
      'Demasiados intentos. Espere {hours, plural, one {# hora} other {# horas}} e inténtelo de nuevo. Podrá hacerlo el {time}.',
    full: 'Este campo admite {max, number} caracteres. Lo que los supere no se incluye.',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
  },
})
