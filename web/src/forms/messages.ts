import { defineText } from '../language/define-text.ts'

export const text = defineText({
  en: {
    summary: 'Please check {count, plural, one {this entry} other {these # entries}}',
    sending: 'One moment, please',
    full: 'This field holds {max, number} characters. What goes beyond them is left out.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  es: {
    summary: 'Revise {count, plural, one {este dato} other {estos # datos}}',
    sending: 'Un momento, por favor',
    full: 'Este campo admite {max, number} caracteres. Lo que los supere no se incluye.',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
  },
})
