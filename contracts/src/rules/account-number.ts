import { string } from 'yup'
import { bankDigits } from './bank-digits.ts'
import { rule } from './rule.ts'

/** 4 to 17 digits, or ''; cast to its digits. */
export const accountNumber = string()
  .typeError(rule('invalid'))
  .default('')
  .max(40, rule('too-long'))
  .test(
    'account-number',
    rule('account-number'),
    (typed) => !typed || /^\d{4,17}$/.test(bankDigits(typed)),
  )
  .transform((typed: unknown) => (typeof typed === 'string' ? bankDigits(typed) : typed))

/** The last four; of a short number at most half. */
export function lastDigitsOf(number: string): string {
  return number.slice(number.length - Math.min(4, Math.floor(number.length / 2)))
}
