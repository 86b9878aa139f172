import { string } from 'yup'
import { rule } from './rule.ts'
import { toCompact } from './typed-text.ts'

/** Also in full width. */
const sixDigits = /^[\s\p{C}]*([\d０-９][\s\p{C}]*){6}$/u

/** Six digits [1 §5]; spaces are removed. */
export const passcode = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .matches(sixDigits, { message: rule('passcode'), excludeEmptyString: true })
  .transform(toCompact)
