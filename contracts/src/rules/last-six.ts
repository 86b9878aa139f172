import { string } from 'yup'
import { rule } from './rule.ts'

/** The last six digits of a social security number, with or without its hyphen [1 §5]. */
export const lastSix = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .matches(/^\s*\d{2}[\s-]?\d{4}\s*$/, { message: rule('last-six'), excludeEmptyString: true })
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(/\D/g, '') : typed))
