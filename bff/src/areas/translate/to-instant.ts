const hasNamedZone = /(?:Z|GMT|UTC)$/i
const hasOffset = /[+-]\d{2}:?\d{2}$/
const hasTime = /\d:\d/
const isIsoTime = /\dT\d/
const isIsoDay = /^\d{4}-\d{2}-\d{2}$/

/** ISO instant of a legacy timestamp, in UTC if it names no zone. Null if it is unreadable. */
export function toInstant(text = ''): string | null {
  const at = new Date(withZone(text.trim()))
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Date takes "Z" after ISO 8601 alone, and only an ISO day without a zone is one in UTC. */
function withZone(timestamp: string): string {
  if (timestamp === '' || hasNamedZone.test(timestamp) || isIsoDay.test(timestamp)) return timestamp
  // The end of 20-11-2026 is no offset.
  if (hasTime.test(timestamp) && hasOffset.test(timestamp)) return timestamp
  return isIsoTime.test(timestamp) ? `${timestamp}Z` : `${timestamp} UTC`
}
