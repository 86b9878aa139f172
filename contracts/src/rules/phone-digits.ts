/**
 * The digits of a phone number as people write it: "+1 (512) 555-0142" is 5125550142. A 1 in front
 * is the country's: no area code begins with it. What is no number of ten digits has more or fewer:
 * nothing is cut off.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  // While somebody edits "(512) …" from the front, "(12) …" has no country in it.
  const withCountry = digits.length === 11 || /^\s*\+?\s*1/.test(typed)
  return withCountry ? digits.replace(/^1/, '') : digits
}
