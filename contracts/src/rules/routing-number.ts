import { string } from 'yup'
import { bankDigits } from './bank-digits.ts'
import { rule } from './rule.ts'

const prefix = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/
const weights = [3, 7, 1]

/** An ABA routing number: nine digits with a valid prefix and check digit. */
export function isRoutingNumber(typed: string): boolean {
  if (!/^\d{9}$/.test(typed) || !prefix.test(typed) || /^0+$/.test(typed)) return false
  const sum = [...typed].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0),
    0,
  )
  return sum % 10 === 0
}

/** Cast to its digits. */
export const routingNumber = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .max(40, rule('too-long'))
  .test(
    'routing-number',
    rule('routing-number'),
    (typed) => !typed || isRoutingNumber(bankDigits(typed)),
  )
  .transform((typed: unknown) => (typeof typed === 'string' ? bankDigits(typed) : typed))
