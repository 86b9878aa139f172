import { useMemo } from 'react'
import { text } from './date-messages.ts'
import { useDate } from './use-date.ts'
import { useText } from './use-text.ts'

const dayMs = 86_400_000
const maxDays = 30

/**
 * Formats a day (ISO 8601) as its age: today, yesterday, 5 days ago; from a month on as a date. Reads
 * like Intl.RelativeTimeFormat, which is as slow as the one of dates.
 */
export function useAge(): (day: string) => string {
  const t = useText(text)
  const dateOf = useDate()
  return useMemo(() => {
    const recent = [t('today'), t('yesterday'), t('twoDaysAgo')]
    return (day) => {
      const midnight = new Date().setHours(0, 0, 0, 0)
      // Rounded: a day of the time change has 23 or 25 hours.
      const days = Math.round((midnight - Date.parse(`${day.slice(0, 10)}T00:00`)) / dayMs)
      if (days >= 0 && days <= maxDays) return recent[days] ?? t('daysAgo', { days: String(days) })
      return dateOf(day)
    }
  }, [t, dateOf])
}
