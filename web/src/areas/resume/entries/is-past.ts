import { parseUsDate } from '@gatehouse/contracts/rules/us-date'

/** True if MM/DD/YYYY is before today, in the browser's time zone; false for an invalid date. */
export function isPast(usDate: string): boolean {
  const day = parseUsDate(usDate)
  const now = new Date()
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return day !== undefined && day < today.toISOString().slice(0, 10)
}
