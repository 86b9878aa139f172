import { string } from 'yup'
import { phoneDigits } from './phone-digits.ts'
import { rule } from './rule.ts'

/** North American numbering plan. */
const number = /^(?!.11|.{4}11)[2-9]\d\d[2-9]\d{6}$/

/** Any notation, or ''; cast to ten digits [1 §5]. */
export const phone = string()
  .typeError(rule('invalid'))
  .defined(rule('required'))
  .max(40, rule('too-long'))
  .test('phone', rule('phone'), (typed) => typed === '' || number.test(phoneDigits(typed)))
  .transform((typed: unknown) => (typeof typed === 'string' ? phoneDigits(typed) : typed))
