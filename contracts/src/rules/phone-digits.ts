/**
 * The digits of a phone number as people write it: "+1 (512) 555-0142" is 5125550142. No area code
 * begins with 1, so a 1 in front is the country's. What is no number of ten digits has more or
 * fewer: nothing is cut off.
 */
export function tenDigits(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^1/, '')
}
