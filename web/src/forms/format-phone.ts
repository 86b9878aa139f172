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

/** Caret position after the given count of digits. */
export function caretAfter(formatted: string, digits: number): number {
  let remaining = digits
  let position = 0
  while (remaining > 0 && position < formatted.length)
    if (/\d/.test(formatted[position++] ?? '')) remaining--
  return position
}
