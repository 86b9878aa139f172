import { readStates } from '@gatehouse/contracts/portal/lookups'
import { countryOfState, states } from '@gatehouse/contracts/rules/states'
import { useRead } from '../../portal/use-read.ts'

const statesIn = (country: 'US' | 'CA') =>
  Object.entries(states)
    .filter(([code]) => countryOfState(code) === country)
    .map(([id, name]) => ({ id, name }))

/** Used if the list fails to load, so that applicants can continue. */
const fallback: Record<string, { id: string; name: string }[]> = {
  US: statesIn('US'),
  CA: statesIn('CA'),
}

/** Options for the states or provinces of a country. */
export function useStatesOf(country: string) {
  const { data, error } = useRead(readStates, { query: { country } })
  const list = data?.options ?? (error ? (fallback[country] ?? []) : [])
  return list.map(({ id, name }) => ({ value: id, label: name }))
}

/** Name of a state; its code until the names are loaded. */
export function stateName(states: ReturnType<typeof useStatesOf>, code = ''): string {
  return states.find(({ value }) => value === code)?.label ?? code
}

/** Options for the states of the US, then the provinces of Canada. */
export function useStates() {
  return [...useStatesOf('US'), ...useStatesOf('CA')]
}
