import { string } from 'yup'
import { rule } from './rule.ts'

const zip = /^\d{5}(-?\d{4})?$/
/** Without D, F, I, O, Q, U; the first letter neither W nor Z; a space or a dash between the halves. */
const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/

/** The country a postal code is of; undefined for what is none. */
export function countryOf(typed: string): 'US' | 'CA' | undefined {
  const code = typed.trim().toUpperCase()
  if (zip.test(code)) return 'US'
  return canadian.test(code) ? 'CA' : undefined
}

/** As it is sent: five digits of a ZIP+4, a Canadian code in upper case [decisions]. */
export function normalizePostalCode(typed: string): string {
  const code = typed.trim().toUpperCase()
  return zip.test(code) ? code.slice(0, 5) : code
}

/** A postal code of the United States or Canada [2 §5], or none; cast to how it is sent. */
export const postalCode = string()
  .typeError(rule('invalid'))
  .default('')
  .max(20, rule('too-long'))
  .test('postal-code', rule('postal-code'), (typed = '') => !typed || !!countryOf(typed))
  .transform((typed: unknown) => (typeof typed === 'string' ? normalizePostalCode(typed) : typed))
