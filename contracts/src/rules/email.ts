import { string } from 'yup'
import { rule } from './rule.ts'

/** Longest address that mail systems carry. */
const most = 254

/**
 * An e-mail address: a name, an @ and a host with a dot [1 §5]. Spaces around it, which telephones
 * like to add, are taken off.
 */
export const email = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .test('most', rule('too-long'), (typed = '') => typed.trim().length <= most)
  .matches(/^\s*[^\s@]+@[^\s@.]+(\.[^\s@.]+)+\s*$/, {
    message: rule('invalid'),
    excludeEmptyString: true,
  })
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.trim() : typed))
