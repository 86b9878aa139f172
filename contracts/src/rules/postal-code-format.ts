import { tidyTyped } from './typed-text.ts'

const zip = /^\d{5}(\s*-?\s*\d{4})?$/
/** Without D, F, I, O, Q, U; W and Z never first. */
const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/

export function countryOfPostalCode(typed: string): 'US' | 'CA' | undefined {
  const code = tidyTyped(typed).toUpperCase()
  if (zip.test(code)) return 'US'
  return canadian.test(code) ? 'CA' : undefined
}

/** Five digits of a ZIP+4; Canadian codes in upper case. */
export function normalizePostalCode(typed: string): string {
  const code = tidyTyped(typed).toUpperCase()
  return zip.test(code) ? code.slice(0, 5) : code
}
