import { string } from 'yup'
import { rule } from './rule.ts'
import { blank, compactTyped } from './typed-text.ts'

/** Also in full width, between what the cast removes. */
const ignored = `[${blank}\\p{Pd}]*`
const sixDigits = new RegExp(`^${ignored}([\\d０-９]${ignored}){6}$`, 'u')

/** Last six digits of a social security number [1 §5], never the full number. */
export const ssnLastSix = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .matches(sixDigits, { message: rule('last-six'), excludeEmptyString: true })
  .transform((typed: unknown) =>
    typeof typed === 'string' ? compactTyped(typed).replace(/\p{Pd}/gu, '') : typed,
  )
