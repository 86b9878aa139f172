import { string } from 'yup'
import { rule } from './rule.ts'
import { compactTyped, toCompact } from './typed-text.ts'

/** Six digits [1 §5]; spaces are removed. */
export const passcode = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .test('passcode', rule('passcode'), (typed) => !typed || /^\d{6}$/.test(compactTyped(typed)))
  .transform(toCompact)
