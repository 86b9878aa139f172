import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'

/**
 * Formats as (000) 000-0000. Keeps digits beyond ten: a foreign number cut short would be another
 * person's.
 */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed)
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (line) return `(${area}) ${exchange}-${line}`
  if (exchange) return `(${area}) ${exchange}`
  return area && `(${area}`
}

export function placeAfter(written: string, digits: number): number {
  let left = digits
  let place = 0
  while (left > 0 && place < written.length) if (/\d/.test(written[place++] ?? '')) left--
  return place
}
