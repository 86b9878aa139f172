/**
 * "+1 (512) 555-0142" becomes 5125550142: no area code starts with 1. Drops an extension, which no
 * upstream has a place for; otherwise never truncates.
 */
export function phoneDigits(typed: string): string {
  const [beforeExtension = ''] = typed.split(/[x#]/i)
  const number = digitsOf(beforeExtension).length < 10 ? typed : beforeExtension
  const digits = digitsOf(number)
  // "(12) …" is a number being edited, without a country code.
  const withCountry = digits.length === 11 || /^\s*(\+\s*)?1/.test(number)
  return withCountry ? digits.replace(/^1/, '') : digits
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
