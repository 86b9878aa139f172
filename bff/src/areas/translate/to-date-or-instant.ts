import { isMissingDate } from './to-iso-date.ts'

const hasZone = /(?:Z|[+-]\d{2}:?\d{2}|GMT|UTC|[ECMP][SD]T)$/i
/** Date reads zones of America, but not behind ISO 8601. */
const isoWithAmericanZone = /(\d)T(\d.*[ECMP][SD]T)$/i
const hasTime = /\d:\d/
const isIso = /\dT\d/

/**
 * ISO instant of a legacy timestamp, in UTC if it names no zone; ISO date of a day alone, whose midnight in
 * Greenwich would be the day before in America. Null if it is unreadable or missing.
 */
export function toDateOrInstant(text = ''): string | null {
  const timestamp = text.trim()
  const at = new Date(withZone(timestamp))
  if (isMissingDate(timestamp) || Number.isNaN(at.getTime())) return null
  const instant = at.toISOString()
  return hasTime.test(timestamp) ? instant : instant.slice(0, 10)
}

/** Date takes "Z" after ISO 8601 with a time alone. The end of 11-20-2026 is no offset. */
function withZone(timestamp: string): string {
  if (hasTime.test(timestamp) && hasZone.test(timestamp))
    return timestamp.replace(isoWithAmericanZone, '$1 $2')
  return isIso.test(timestamp) ? `${timestamp}Z` : `${timestamp} UTC`
}
