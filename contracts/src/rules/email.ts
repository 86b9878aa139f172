import { string } from 'yup'
import { rule } from './rule.ts'

/** An e-mail address: a name, an @ and a host with a dot; at most 254 characters [1 §5]. */
export const email = string()
  .typeError(rule('invalid'))
  .trim()
  .required(rule('required'))
  .max(254, rule('too-long'))
  .matches(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, {
    message: rule('invalid'),
    excludeEmptyString: true,
  })
