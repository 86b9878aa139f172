import { string } from 'yup'
import { rule } from './rule.ts'
import { blank, toCompact } from './typed-text.ts'

/** Also in full width, between what `toCompact` removes. */
const sixDigits = new RegExp(`^[${blank}]*([\\d０-９][${blank}]*){6}$`, 'u')

/** Six digits [1 §5]; spaces are removed. */
export const passcode = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .matches(sixDigits, { message: rule('passcode'), excludeEmptyString: true })
  .transform(toCompact)
