import { useMemo } from 'react'
import { text } from './date-messages.ts'
import { parseIso } from './parse-iso.ts'
import { useText } from './use-text.ts'

/**
 * Formats a date or a point in time (ISO 8601) as a day of the current language: Nov 10, 2026. Reads
 * like Intl.DateTimeFormat, whose first use takes the browser 15 ms, before a job is shown.
 */
export function useDate(): (iso: string) => string {
  const t = useText(text)
  return useMemo(() => {
    const months = t('months').split(' ')
    return (iso) => {
      const date = parseIso(iso)
      const month = months[date.getMonth()] ?? ''
      return t('date', { month, day: String(date.getDate()), year: String(date.getFullYear()) })
    }
  }, [t])
}
