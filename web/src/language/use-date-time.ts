import { useMemo } from 'react'
import { useLanguage } from './language.tsx'
import { lazily } from './lazily.ts'
import { regions } from './regions.ts'

/** Formats a point in time (ISO 8601) in the current language: Nov 21, 2026, 5:04 PM. */
export function useDateTime(): (iso: string) => string {
  const [language] = useLanguage()
  return useMemo(() => {
    const format = lazily(
      () => new Intl.DateTimeFormat(regions[language], { dateStyle: 'medium', timeStyle: 'short' }),
    )
    return (iso) => format().format(new Date(iso))
  }, [language])
}
