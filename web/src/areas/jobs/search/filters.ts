import { type JobSearch, radii, type sortColumns } from '@gatehouse/contracts/portal/jobs'
import { brandCodes, searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import type { Where } from '../where.ts'

/** What stands in the fields; empty text where nothing does. */
export type Filters = Record<
  | 'keyword'
  | 'id'
  | 'city'
  | 'state'
  | 'type'
  | 'postalCode'
  | 'distance'
  /** One brand; empty for those that are searched anyway. */
  | 'brands'
  | 'order',
  string
>

export const zip = /^(\d{5})(-?\d{4})?$/
const place = /^(.+), ([A-Z]{2})$/

/** What is asked of the gateway for what the address says, with what goes without saying. */
export function asked(search: JobSearch, { worker, internal }: Where): JobSearch {
  return {
    ...search,
    // Where the brand has a column, there is more than one.
    ...(!search.brands && (worker || internal) && { brands: searchableBrands.join(',') }),
    ...(search.postalCode && !search.distance && { distance: radii[0] }),
  }
}

export function filtersOf(search: JobSearch): Filters {
  const { keyword = '', id = '', city = '', state = '', type = '', postalCode = '' } = search
  const { sort = 'posted', direction = 'desc' } = search
  return {
    ...{ keyword, id, city, state, type, postalCode },
    distance: postalCode && String(search.distance ?? radii[0]),
    brands: brandCodes.find((code) => code === search.brands) ?? '',
    order: `${sort}-${direction}`,
  }
}

/** The search that the fields describe, from its first page on; the rest stays as it is. */
export function searchOf(filters: Filters, { audience, size, brands }: JobSearch): JobSearch {
  const [sort, direction] = filters.order.split('-') as [
    (typeof sortColumns)[number],
    JobSearch['direction'],
  ]
  const postalCode = zip.exec(filters.postalCode)?.[1]
  const distance =
    postalCode === undefined ? undefined : radii.find((miles) => String(miles) === filters.distance)
  const several = brands?.includes(',') ? brands : undefined
  return given({
    audience,
    brands: filters.brands || several,
    id: filters.id.trim(),
    keyword: filters.keyword.trim(),
    city: filters.city.trim(),
    state: filters.state,
    type: filters.type,
    postalCode,
    distance,
    sort,
    direction,
    size,
  })
}

/** Nothing but who searches: every brand, any place, the newest first [2 §4 Search]. */
export function resetSearch({ audience }: JobSearch, { worker, internal }: Where): JobSearch {
  const unsaid = worker || internal
  return given({ audience, brands: unsaid ? undefined : searchableBrands.join(',') })
}

/**
 * What a change of one field does to the others: a postal code of five characters has a distance,
 * a shorter one none; choosing "Austin, TX" chooses the state too [2 §5 Search].
 */
export function changed(filters: Filters, name: keyof Filters, value: string): Filters {
  const next = { ...filters, [name]: value }
  if (name === 'postalCode')
    next.distance = value.length < 5 ? '' : filters.distance || String(radii[0])
  const [, city, state] = (name === 'city' && place.exec(value)) || []
  return city && state ? { ...next, city, state } : next
}

/** How many filters of the sheet are in use; the order is none, and the brand is for workers. */
export function countOf(filters: Filters, { worker }: Where): number {
  const { id, city, state, type, postalCode, brands } = filters
  return [id, city, state, type, postalCode, worker && brands].filter(Boolean).length
}

function given(search: { [Name in keyof JobSearch]: JobSearch[Name] | undefined }): JobSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value))
}
