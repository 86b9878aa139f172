import { implicitBrands, withImplicitFilters } from '@gatehouse/contracts/portal/job-search-url'
import { defaultRadius, type JobSearch, radii } from '@gatehouse/contracts/portal/jobs'
import { type Audience, searchesAllBrands } from '../audience.ts'
import type { Place } from './where.ts'

/** Values of the fields, empty when unset; `brands` holds the codes that are searched. */
export type Filters = Record<'keyword' | 'where' | 'distance' | 'id' | 'type' | 'brands', string>

export function toQuery(search: JobSearch, audience: Audience): JobSearch {
  return withImplicitFilters(search, searchesAllBrands(audience))
}

export function brandsOf({ brands }: JobSearch, audience: Audience): string {
  return brands ?? implicitBrands(searchesAllBrands(audience))
}

export function filtersOf(search: JobSearch, audience: Audience): Filters {
  const { keyword = '', id = '', type = '', postalCode } = search
  return {
    keyword,
    where: formatWhere(search),
    distance: postalCode ? String(search.distance ?? defaultRadius) : '',
    id,
    type,
    brands: brandsOf(search, audience),
  }
}

export function formatWhere({ city, state = '', postalCode }: Place): string {
  if (postalCode) return postalCode
  return city && state ? `${city}, ${state}` : (city ?? state)
}

/**
 * First page of the search the filters describe, at the place that `where` was read as; audience,
 * order and size are kept.
 */
export function searchOf(
  filters: Filters,
  place: Place,
  search: JobSearch,
  audience: Audience,
): JobSearch {
  const { audience: mode, sort, direction, size } = search
  const { keyword, id, type, brands } = filters
  const distance = place.postalCode && radii.find((miles) => String(miles) === filters.distance)
  return omitEmpty({
    audience: mode,
    brands: brands === brandsOf({}, audience) ? undefined : brands,
    id: id.trim(),
    keyword: keyword.trim(),
    city: place.city,
    state: place.state,
    type,
    postalCode: place.postalCode,
    distance: distance || undefined,
    sort,
    direction,
    size,
  })
}

export function resetSearch({ audience }: JobSearch): JobSearch {
  return omitEmpty({ audience })
}

/** A distance goes with a postal code alone [2 §5 Search]. */
export function withDistance(filters: Filters, place: Place | undefined): Filters {
  const distance = place?.postalCode ? filters.distance || String(defaultRadius) : ''
  return { ...filters, distance }
}

export const extraFilters = ['type', 'id', 'brands'] as const

export function appliedExtras(search: JobSearch, audience: Audience) {
  const { brands, ...others } = search
  const chosen = { ...others, ...(brands !== brandsOf({}, audience) && { brands }) }
  return extraFilters.filter((name) => chosen[name])
}

function omitEmpty(search: { [Name in keyof JobSearch]: JobSearch[Name] | undefined }): JobSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value))
}
