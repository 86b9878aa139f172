import { useMemo } from 'react'
import { text } from './date-messages.ts'
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
      // A date alone would be midnight in Greenwich: the day before in America.
      const date = new Date(iso.length > 10 ? iso : `${iso}T00:00`)
      const month = months[date.getMonth()] ?? ''
      return t('date', { month, day: String(date.getDate()), year: String(date.getFullYear()) })
    }
  }, [t])
}
