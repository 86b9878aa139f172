import { withImplicitFilters } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, radii, type sortColumns } from '@gatehouse/contracts/portal/jobs'
import { brandCodes, searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import { states } from '@gatehouse/contracts/rules/states'
import { type Audience, seesBrands } from '../audience.ts'

/** Values of the fields, empty when unset; `brands` holds one brand, empty for the default brands. */
export type Filters = Record<
  'keyword' | 'id' | 'city' | 'state' | 'type' | 'postalCode' | 'distance' | 'brands' | 'order',
  string
>

export const zipPattern = /^\s*(\d{5})(-?\d{4})?\s*$/
/** As far as the sheet takes it: "K1A 0". */
export const canadianPattern = /^\s*[a-z]\d[a-z]/i
const placePattern = /^(.+), ([A-Z]{2})$/
const typedPlacePattern = /^(.+?)\s*,\s*([a-z]{2})$/i

/** Query for the gateway. */
export function toQuery(search: JobSearch, audience: Audience): JobSearch {
  return withImplicitFilters(search, seesBrands(audience))
}

export function filtersOf(search: JobSearch): Filters {
  const { keyword = '', id = '', city = '', state = '', type = '', postalCode = '' } = search
  const { sort = 'posted', direction = 'desc' } = search
  return {
    keyword,
    id,
    city,
    state,
    type,
    postalCode,
    distance: postalCode && String(search.distance ?? radii[0]),
    brands: brandCodes.find((code) => code === search.brands) ?? '',
    order: `${sort}-${direction}`,
  }
}

/** First page of the search the filters describe; audience, size and a brand list are kept. */
export function searchOf(filters: Filters, { audience, size, brands }: JobSearch): JobSearch {
  const [sort, direction] = filters.order.split('-') as [
    (typeof sortColumns)[number],
    JobSearch['direction'],
  ]
  const postalCode = zipPattern.exec(filters.postalCode)?.[1]
  const distance =
    postalCode === undefined ? undefined : radii.find((miles) => String(miles) === filters.distance)
  const brandList = brands?.includes(',') ? brands : undefined
  return omitEmpty({
    audience,
    brands: filters.brands || brandList,
    id: filters.id.trim(),
    keyword: filters.keyword.trim(),
    ...placeOf(filters),
    type: filters.type,
    postalCode,
    distance,
    sort,
    direction,
    size,
  })
}

/** Reads "austin, tx" in any case on submit only: while typing, "denver, co" may become "colorado". */
function placeOf({ city, state }: Filters): { city: string; state: string } {
  const [, name = city.trim(), code = ''] = typedPlacePattern.exec(city.trim()) ?? []
  const typedState = code.toUpperCase()
  return typedState in states ? { city: name, state: typedState } : { city: city.trim(), state }
}

/** All brands, any place, newest first; keeps the audience [2 §4 Search]. */
export function resetSearch({ audience: mode }: JobSearch, audience: Audience): JobSearch {
  const brands = seesBrands(audience) ? undefined : searchableBrands.join(',')
  return omitEmpty({ audience: mode, brands })
}

/**
 * Applies a change to dependent fields: a postal code shorter than five characters clears the
 * distance; selecting "Austin, TX" sets the state too [2 §5 Search].
 */
export function changeFilter(filters: Filters, name: keyof Filters, value: string): Filters {
  const next = { ...filters, [name]: value }
  if (name === 'postalCode')
    next.distance = value.trim().length < 5 ? '' : filters.distance || String(radii[0])
  const [, city, state] = (name === 'city' && placePattern.exec(value)) || []
  return city && state ? { ...next, city, state } : next
}

/** Active filters of the sheet, without the sort order; only workers have the brand filter. */
export function countFilters(filters: Filters, { worker }: Audience): number {
  const { id, city, state, type, postalCode, brands } = filters
  return [id, city, state, type, postalCode, worker && brands].filter(Boolean).length
}

function omitEmpty(search: { [Name in keyof JobSearch]: JobSearch[Name] | undefined }): JobSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value))
}
