import { string } from 'yup'
import { rule } from './rule.ts'

/** One-time passcode: six digits [1 §5]. People type it with spaces ("123 456"); it is sent without. */
export const passcode = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .matches(/^\s*(\d\s*){6}$/, { message: rule('passcode'), excludeEmptyString: true })
  .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
