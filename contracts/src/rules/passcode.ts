import { string } from 'yup'
import { rule } from './rule.ts'

/** Six digits [1 §5]; spaces are removed. */
export const passcode = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .matches(/^\s*(\d\s*){6}$/, { message: rule('passcode'), excludeEmptyString: true })
  .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
