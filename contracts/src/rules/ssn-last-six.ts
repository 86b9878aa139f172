import { string } from 'yup'
import { rule } from './rule.ts'

/** Last six digits of a social security number [1 §5], never the full number. */
export const ssnLastSix = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .matches(/^[\s-]*(\d[\s-]*){6}$/, { message: rule('last-six'), excludeEmptyString: true })
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(/[\s-]/g, '') : typed))
