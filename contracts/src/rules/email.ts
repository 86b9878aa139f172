import { string } from 'yup'
import { rule } from './rule.ts'
import { toTrimmed } from './typed-text.ts'

/** Maximum length of an address (RFC 5321). */
const maxLength = 254

/** Name, @, host with a dot [1 §5]. Trimmed: phone keyboards append a space. */
export const email = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .test('max-length', rule('too-long'), (typed = '') => typed.trim().length <= maxLength)
  .matches(/^\s*[^\s@]+@[^\s@.]+(\.[^\s@.]+)+\s*$/, {
    message: rule('invalid'),
    excludeEmptyString: true,
  })
  .transform(toTrimmed)
