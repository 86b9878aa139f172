import { parseUsDate } from '@gatehouse/contracts/rules/us-date'
import { useDate } from './use-date.ts'

/** Formats a typed date, MM/DD/YYYY, as a day of the current language; anything else stays as typed. */
export function useUsDate(): (typed: string) => string {
  const dateOf = useDate()
  return (typed) => {
    const iso = parseUsDate(typed)
    return iso === undefined ? typed : dateOf(iso)
  }
}
