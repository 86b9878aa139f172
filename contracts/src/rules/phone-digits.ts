/** "+1 (512) 555-0142" becomes 5125550142: no area code starts with 1. Never truncates. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  // "(12) …" is a number being edited, without a country code.
  const withCountry = digits.length === 11 || /^\s*(\+\s*)?1/.test(typed)
  return withCountry ? digits.replace(/^1/, '') : digits
}
