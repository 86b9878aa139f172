const hasZone = /(?:Z|[+-]\d{2}:?\d{2}|GMT|UTC)$/i
const hasTime = /\d:\d/
const isIso = /\dT\d/

/** ISO instant of a legacy timestamp, in UTC if it names no zone. Null if it is unreadable. */
export function toInstant(text = ''): string | null {
  const at = new Date(withZone(text.trim()))
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Date takes "Z" after ISO 8601 with a time alone. The end of 11-20-2026 is no offset. */
function withZone(timestamp: string): string {
  if (hasTime.test(timestamp) && hasZone.test(timestamp)) return timestamp
  return isIso.test(timestamp) ? `${timestamp}Z` : `${timestamp} UTC`
}
