import { useMemo } from 'react'
import { useLanguage } from './language.tsx'
import { lazily } from './lazily.ts'
import { regions } from './regions.ts'

/** Formats cents in US dollars: $1,234.56. */
export function useMoney(): (cents: number) => string {
  const [language] = useLanguage()
  return useMemo(() => {
    const format = lazily(
      () => new Intl.NumberFormat(regions[language], { style: 'currency', currency: 'USD' }),
    )
    return (cents) => format().format(cents / 100)
  }, [language])
}
