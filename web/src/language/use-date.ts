import { useMemo } from 'react'
import { useLanguage } from './language.tsx'
import { regions } from './regions.ts'

/** Formats a point in time (ISO 8601) as a day of the current language: Nov 10, 2026. */
export function useDate(): (iso: string) => string {
  const [language] = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(regions[language], { dateStyle: 'medium' })
    return (iso) => format.format(new Date(iso))
  }, [language])
}
