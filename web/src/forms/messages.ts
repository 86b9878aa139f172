import type { Rule } from '@gatehouse/contracts/rules/rule'
import { defineText } from '../language/define-text.ts'

const rulesInEnglish = {
  required: '{label} is required',
  invalid: '{label} is not valid',
  'too-long': '{label} is too long',
  passcode: 'The passcode has 6 digits',
  'last-six': 'Give the last 6 digits of the number',
  mismatch: 'Answers do not match',
} satisfies Record<Rule, string>

export const text = defineText({
  en: {
    ...rulesInEnglish,
    summary: 'Please check {count, plural, one {this entry} other {these # entries}}',
    sending: 'One moment, please',
    tooSoon:
      'Too many tries. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again.',
    tooSoonHours:
      'Too many tries. Please wait {hours, plural, one {# hour} other {# hours}} and try again.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  es: {
    required: 'Falta: {label}',
    invalid: '{label}: el valor no es válido',
    'too-long': '{label}: es demasiado largo',
    passcode: 'El código tiene 6 dígitos',
    'last-six': 'Escriba los últimos 6 dígitos del número',
    mismatch: 'Las respuestas no coinciden',
    summary: 'Revise {count, plural, one {este dato} other {estos # datos}}',
    sending: 'Un momento, por favor',
    tooSoon:
      'Demasiados intentos. Espere {minutes, plural, one {# minuto} other {# minutos}} e inténtelo de nuevo.',
    tooSoonHours:
      'Demasiados intentos. Espere {hours, plural, one {# hora} other {# horas}} e inténtelo de nuevo.',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
  },
})
