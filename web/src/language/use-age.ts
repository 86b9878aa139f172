import { useMemo } from 'react'
import { useLanguage } from './language.tsx'
import { lazily } from './lazily.ts'
import { regions } from './regions.ts'
import { useDate } from './use-date.ts'

const dayMs = 86_400_000
const maxDays = 30

/** Formats a day (ISO 8601) as its age: today, yesterday, 5 days ago; from a month on as a date. */
export function useAge(): (day: string) => string {
  const [language] = useLanguage()
  const dateOf = useDate()
  return useMemo(() => {
    const format = lazily(() => new Intl.RelativeTimeFormat(regions[language], { numeric: 'auto' }))
    return (day) => {
      const midnight = new Date().setHours(0, 0, 0, 0)
      // Rounded: a day of the time change has 23 or 25 hours.
      const days = Math.round((midnight - Date.parse(`${day.slice(0, 10)}T00:00`)) / dayMs)
      return days >= 0 && days <= maxDays ? format().format(-days, 'day') : dateOf(day)
    }
  }, [language, dateOf])
}
