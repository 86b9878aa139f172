import { readStates } from '@gatehouse/contracts/portal/lookups'
import { states } from '@gatehouse/contracts/rules/states'
import { useRead } from '../../../portal/use-read.ts'

const canada = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']

const known = (wanted: (code: string) => boolean) =>
  Object.entries(states)
    .filter(([code]) => wanted(code))
    .map(([id, name]) => ({ id, name }))

/** What there is when nobody can be asked: nobody shall be lost to a list that did not load. */
const fallback: Record<string, { id: string; name: string }[]> = {
  US: known((code) => !canada.includes(code)),
  CA: known((code) => canada.includes(code)),
}

/** States and provinces of a country. */
export function useStatesOf(country: string) {
  const { data, error } = useRead(readStates, { query: { country } })
  const list = data?.options ?? (error ? (fallback[country] ?? []) : [])
  return list.map(({ id, name }) => ({ value: id, label: name }))
}

/** Those of the United States, then of Canada: where people who apply can live. */
export function useStates() {
  return [...useStatesOf('US'), ...useStatesOf('CA')]
}
