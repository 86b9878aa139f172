import { string } from 'yup'
import { isPassword } from './password-checks.ts'
import { rule } from './rule.ts'

/**
 * A password somebody chooses [1 §5; decisions]. Too long is not valid: cutting it off would make
 * another password of it.
 */
export const password = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .test('password', rule('invalid'), (typed) => !typed || isPassword(typed))
