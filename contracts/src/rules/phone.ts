import { string } from 'yup'
import { phoneDigits } from './phone-digits.ts'
import { rule } from './rule.ts'

/**
 * Area code and exchange begin with 2 to 9 and do not end in 11, which are services: what is left
 * is a number that somebody in North America can have.
 */
const number = /^(?!.11|.{4}11)[2-9]\d\d[2-9]\d{6}$/

/** A North American phone number in any way of writing it, or none; cast to its ten digits [1 §5]. */
export const phone = string()
  .typeError(rule('invalid'))
  .defined(rule('required'))
  .max(40, rule('too-long'))
  .test('phone', rule('invalid'), (typed) => typed === '' || number.test(phoneDigits(typed)))
  .transform((typed: unknown) => (typeof typed === 'string' ? phoneDigits(typed) : typed))
