import { useMemo } from 'react'
import { useLanguage } from './language.tsx'
import { regions } from './regions.ts'

/** Formats a number of bytes: 300 kB, 1.2 MB. */
export function useFileSize(): (bytes: number) => string {
  const [language] = useLanguage()
  return useMemo(() => {
    const formatIn = (unit: string, digits: number) =>
      new Intl.NumberFormat(regions[language], {
        style: 'unit',
        unit,
        maximumFractionDigits: digits,
      })
    const kilobytes = formatIn('kilobyte', 0)
    const megabytes = formatIn('megabyte', 1)
    return (bytes) =>
      bytes <= 999_000
        ? kilobytes.format(Math.ceil(bytes / 1000))
        : megabytes.format(bytes / 1_000_000)
  }, [language])
}
