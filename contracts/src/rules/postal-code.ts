import { string } from 'yup'
import { rule } from './rule.ts'
import { tidyTyped } from './typed-text.ts'

/** Characters a field takes: a ZIP+4, with spaces. */
export const maxPostalCode = 20

const zip = /^\d{5}(\s*-?\s*\d{4})?$/
/** Without D, F, I, O, Q, U; W and Z never first. */
const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/

export function countryOf(typed: string): 'US' | 'CA' | undefined {
  const code = tidyTyped(typed).toUpperCase()
  if (zip.test(code)) return 'US'
  return canadian.test(code) ? 'CA' : undefined
}

/** Five digits of a ZIP+4; Canadian codes in upper case. */
export function normalizePostalCode(typed: string): string {
  const code = tidyTyped(typed).toUpperCase()
  return zip.test(code) ? code.slice(0, 5) : code
}

/** US or Canadian [2 §5], or ''; cast to the normalized form. */
export const postalCode = string()
  .typeError(rule('invalid'))
  .default('')
  .max(maxPostalCode, rule('too-long'))
  .test('postal-code', rule('postal-code'), (typed = '') => !typed || !!countryOf(typed))
  .transform((typed: unknown) => (typeof typed === 'string' ? normalizePostalCode(typed) : typed))
