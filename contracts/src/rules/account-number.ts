import { string } from 'yup'
import { rule } from './rule.ts'

const digits = /^\d{4,17}$/

const separators = /[\s-]/g

export function accountDigits(typed: string): string {
  return typed.replace(separators, '')
}

/** A bank account number of 4 to 17 digits, or ''; cast to its digits. */
export const accountNumber = string()
  .typeError(rule('invalid'))
  .default('')
  .max(40, rule('too-long'))
  .test('account-number', rule('account-number'), (typed) => {
    return !typed || digits.test(accountDigits(typed))
  })
  .transform((typed: unknown) => (typeof typed === 'string' ? accountDigits(typed) : typed))
