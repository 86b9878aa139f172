import { string } from 'yup'
import { isPassword } from './password-checks.ts'
import { rule } from './rule.ts'

/** Rejects, never truncates: truncation would set another password [1 §5]. */
export const password = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .test('password', rule('password'), (typed) => !typed || isPassword(typed))
