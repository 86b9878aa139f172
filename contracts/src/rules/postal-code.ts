import { string } from 'yup'
import { countryOfPostalCode, normalizePostalCode } from './postal-code-format.ts'
import { rule } from './rule.ts'

/** Characters a field takes: a ZIP+4, with spaces. */
export const maxPostalCode = 20

/** US or Canadian [2 §5], or ''; cast to the normalized form. */
export const postalCode = string()
  .typeError(rule('invalid'))
  .default('')
  .max(maxPostalCode, rule('too-long'))
  .test('postal-code', rule('postal-code'), (typed = '') => !typed || !!countryOfPostalCode(typed))
  .transform((typed: unknown) => (typeof typed === 'string' ? normalizePostalCode(typed) : typed))
