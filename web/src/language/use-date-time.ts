import { useMemo } from 'react'
import { type Language, useLanguage } from './language.tsx'
import { lazily } from './lazily.ts'
import { hasTime } from './parse-iso.ts'
import { regions } from './regions.ts'

/** Formats a point in time (ISO 8601) in the current language: Nov 21, 2026, 5:04 PM. A date alone has no time. */
export function useDateTime(): (iso: string) => string {
  const [language] = useLanguage()
  return useMemo(() => dateTimeFormatter(language), [language])
}

export function dateTimeFormatter(language: Language): (iso: string) => string {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(regions[language], { dateStyle: 'medium', ...options }))
  // A formatter keeps the time zone that it was made in.
  const [day, dayAndTime] = [formatOf({ timeZone: 'UTC' }), formatOf({ timeStyle: 'short' })]
  return (iso) => (hasTime(iso) ? dayAndTime() : day()).format(new Date(iso))
}
