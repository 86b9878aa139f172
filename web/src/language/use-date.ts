import { useMemo } from 'react'
import { useLanguage } from './language.tsx'
import { lazily } from './lazily.ts'
import { regions } from './regions.ts'

/** Formats a date or a point in time (ISO 8601) as a day of the current language: Nov 10, 2026. */
export function useDate(): (iso: string) => string {
  const [language] = useLanguage()
  return useMemo(() => {
    const format = lazily(() => new Intl.DateTimeFormat(regions[language], { dateStyle: 'medium' }))
    // A date alone would be midnight in Greenwich: the day before in America.
    return (iso) => format().format(new Date(iso.length > 10 ? iso : `${iso}T00:00`))
  }, [language])
}
