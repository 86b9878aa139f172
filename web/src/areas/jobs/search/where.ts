import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { countryOf, normalizePostalCode } from '@gatehouse/contracts/rules/postal-code-format'
import { states } from '@gatehouse/contracts/rules/states'

export type Place = Pick<JobSearch, 'city' | 'state' | 'postalCode'>

export const stateNames = Object.values(states)

const codes = new Map(Object.entries(states).map(([code, name]) => [name.toLowerCase(), code]))

/** Code of a state or province, typed as code or name in any case. */
function stateCodeOf(typed: string): string | undefined {
  const code = typed.toUpperCase()
  return code in states ? code : codes.get(typed.toLowerCase())
}

/** Part of a postal code, or one with a wrong digit: no city begins so. */
const unfinishedCode = /^(\d|[a-z]\d)/i

/**
 * Reads a postal code, a state, a city, or a city with its state: "Austin, TX". Undefined for an
 * unfinished postal code.
 */
export function parseWhere(typed: string): Place | undefined {
  const where = typed.trim().replace(/\s+/g, ' ')
  if (where === '') return {}
  const country = countryOf(where)
  if (country === 'US') return { postalCode: normalizePostalCode(where) }
  if (country === 'CA') {
    const code = normalizePostalCode(where).replace(/[ -]/, '')
    return { postalCode: `${code.slice(0, 3)} ${code.slice(3)}` }
  }
  if (unfinishedCode.test(where)) return undefined
  const state = stateCodeOf(where)
  if (state) return { state }
  const [, city = '', stateName = ''] = /^(.+?) ?, ?([^,]+)$/.exec(where) ?? []
  const stateOfCity = stateCodeOf(stateName)
  return stateOfCity ? { city, state: stateOfCity } : { city: where }
}
