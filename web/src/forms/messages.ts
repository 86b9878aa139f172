import type { Rule } from '@gatehouse/contracts/rules/rule'
import { defineText } from '../language/define-text.ts'

const rulesInEnglish = {
  required: '{label} is required',
  invalid: '{label} is not valid',
  character: '{label}: “{character}” cannot be used here',
  'too-long': '{label} is too long',
  passcode: 'The passcode has 6 digits',
  'last-six': 'Enter the last 6 digits of the number',
  mismatch: 'Answers do not match',
  'either-phone': 'Enter a cell number or a phone number',
  'po-box': 'P.O. Boxes are not accepted',
  'web-address': 'Enter a web address, such as linkedin.com/in/your-name',
  'postal-code': 'Enter a US or Canadian postal code',
  'us-zip': 'We search near ZIP codes of the United States. For Canada, choose a province.',
  'month-year': '{label}: enter month and year, such as 03/2019',
  'us-date': '{label}: enter month, day and year, such as 03/27/2019',
  'past-month': '{label}: enter a month from 01/1940 up to now',
  'before-start': 'The end date is before the start date',
  'before-issue': 'The expiration date is before the issue date',
  'after-today': '{label} is after today',
  number: '{label} is a whole number',
  grade: '{label} is between 0 and 5.99',
  'missing-entry': 'Add at least one entry',
  'routing-number': 'Invalid Routing Number',
  'account-number': '{label} has 4 to 17 digits',
  'accounts-differ': 'Account numbers do not match',
  'account-exists':
    'An entry already exists using this account number. Please use a different account or edit the existing entry.',
  amount: '{label}: enter an amount above 0, such as 150.00',
  percent: '{label} is a number from 1 to 100',
  'percent-left': 'Percentage must be less than or equal to {limit}%.',
  'percent-total':
    'Percentage among all accounts must total to 100% or you must add a Balance of Net Pay account',
  priority: '{label} is a whole number from 1',
  'priority-taken': 'Priority must be unique. Enter a different value.',
  'balance-taken': 'Only one account can take the balance of net pay',
  consent: 'Please confirm that you have read the disclosures and consent',
} satisfies Record<Rule, string>

export const text = defineText({
  en: {
    ...rulesInEnglish,
    summary: 'Please check {count, plural, one {this entry} other {these # entries}}',
    sending: 'One moment, please',
    tooSoonSeconds:
      'Too many tries. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
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
    character: '{label}: aquí no se puede usar «{character}»',
    'too-long': '{label}: es demasiado largo',
    passcode: 'El código tiene 6 dígitos',
    'last-six': 'Escriba los últimos 6 dígitos del número',
    mismatch: 'Las respuestas no coinciden',
    'either-phone': 'Escriba un número de celular o de teléfono',
    'po-box': 'No se aceptan apartados postales (P.O. Box)',
    'web-address': 'Escriba una dirección web, como linkedin.com/in/su-nombre',
    'postal-code': 'Escriba un código postal de Estados Unidos o Canadá',
    'us-zip':
      'Buscamos cerca de códigos postales de Estados Unidos. Para Canadá, elija una provincia.',
    'month-year': '{label}: escriba el mes y el año, por ejemplo 03/2019',
    'us-date': '{label}: escriba el mes, el día y el año, por ejemplo 03/27/2019',
    'past-month': '{label}: escriba un mes desde 01/1940 hasta hoy',
    'before-start': 'La fecha de fin es anterior a la de inicio',
    'before-issue': 'La fecha de vencimiento es anterior a la de emisión',
    'after-today': '{label}: es posterior a hoy',
    number: '{label}: escriba un número entero',
    grade: '{label}: entre 0 y 5.99',
    'missing-entry': 'Agregue al menos una entrada',
    'routing-number': 'Número de ruta no válido',
    'account-number': '{label}: tiene de 4 a 17 dígitos',
    'accounts-differ': 'Los números de cuenta no coinciden',
    'account-exists':
      'Ya existe una entrada con este número de cuenta. Use otra cuenta o cambie la entrada existente.',
    amount: '{label}: escriba una cantidad mayor que 0, por ejemplo 150.00',
    percent: '{label}: un número de 1 a 100',
    'percent-left': 'El porcentaje debe ser menor o igual que {limit}%.',
    'percent-total':
      'Los porcentajes de todas las cuentas deben sumar 100%, o debe agregar una cuenta para el saldo del pago neto',
    priority: '{label}: un número entero a partir de 1',
    'priority-taken': 'El orden debe ser único. Escriba otro valor.',
    'balance-taken': 'Solo una cuenta puede recibir el saldo del pago neto',
    consent: 'Confirme que leyó las declaraciones y que da su consentimiento',
    summary: 'Revise {count, plural, one {este dato} other {estos # datos}}',
    sending: 'Un momento, por favor',
    tooSoonSeconds:
      'Demasiados intentos. Espere {seconds, plural, one {# segundo} other {# segundos}} e inténtelo de nuevo.',
    tooSoon:
      'Demasiados intentos. Espere {minutes, plural, one {# minuto} other {# minutos}} e inténtelo de nuevo.',
    tooSoonHours:
      'Demasiados intentos. Espere {hours, plural, one {# hora} other {# horas}} e inténtelo de nuevo.',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
  },
})
