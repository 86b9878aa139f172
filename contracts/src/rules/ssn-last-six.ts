import { string } from 'yup'
import { rule } from './rule.ts'

/**
 * The last six digits of a social security number [1 §5]. People type it with hyphens or spaces;
 * it is sent without. A whole number is none: the first three digits are nobody's business.
 */
export const ssnLastSix = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .matches(/^[\s-]*(\d[\s-]*){6}$/, { message: rule('last-six'), excludeEmptyString: true })
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(/[\s-]/g, '') : typed))
