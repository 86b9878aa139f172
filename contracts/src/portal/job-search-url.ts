import {
  type BrandCode,
  defaultBrand,
  driversBrand,
  searchableBrands,
  toBrandCode,
} from '../rules/brand-codes.ts'
import {
  defaultRadius,
  type JobSearch,
  maxPages,
  pageSizes,
  radii,
  searchablePostalCode,
  sortColumns,
} from './jobs.ts'

/** `read` returns undefined for an invalid value. */
type Fields = {
  [Name in keyof JobSearch]-?: {
    param: string
    read: (text: string) => JobSearch[Name]
    write?: (value: NonNullable<JobSearch[Name]>) => string
  }
}

const textUpTo = (maxLength: number) => (text: string) => {
  const trimmed = text.trim()
  return trimmed.length > 0 && trimmed.length <= maxLength ? trimmed : undefined
}
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)
const oneOfValues =
  <const T extends string | number>(...values: readonly T[]) =>
  (text: string) =>
    values.find((one) => String(one) === text)

function readBrands(text: string): string | undefined {
  const codes = new Set(text.split(',').flatMap((code) => toBrandCode(code.trim()) ?? []))
  return codes.size > 0 ? [...codes].join(',') : undefined
}

function readPage(text: string): number | undefined {
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
  return page > 1 && page <= maxPages ? page - 1 : undefined
}

/** In URL order. Defaults are left out. */
const fields: Fields = {
  audience: { param: 'mode', read: oneOfValues('internal') },
  brands: { param: 'brands', read: readBrands },
  id: { param: 'id', read: textUpTo(20) },
  keyword: { param: 'keyword', read: textUpTo(100) },
  city: { param: 'city', read: textUpTo(60) },
  state: { param: 'state', read: (text) => matching(/^[A-Z]{2,3}$/)(text.toUpperCase()) },
  type: { param: 'type', read: textUpTo(60) },
  postalCode: { param: 'postalCode', read: matching(searchablePostalCode) },
  distance: { param: 'distance', read: oneOfValues(...radii) },
  sort: {
    param: 'sort',
    read: oneOfValues(...sortColumns.filter((column) => column !== 'posted')),
  },
  direction: { param: 'direction', read: oneOfValues('asc') },
  /** 1-based in the URL. */
  page: {
    param: 'page',
    read: readPage,
    write: (page) => String(page + 1),
  },
  size: { param: 'size', read: oneOfValues(...pageSizes.filter((size) => size !== pageSizes[0])) },
}
const fieldEntries = Object.entries(fields) as [keyof JobSearch, Fields['keyword']][]

/** Never throws: drops invalid values, and a distance without a postal code. */
export function parseJobSearch(params: URLSearchParams): JobSearch {
  const search: Record<string, unknown> = {}
  for (const [name, { param, read }] of fieldEntries) {
    const value = read(params.get(param) ?? '')
    if (value !== undefined) search[name] = value
  }
  if (!search.postalCode) delete search.distance
  return search
}

/** Inverse of parseJobSearch. */
export function formatJobSearch(search: JobSearch): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, { param, read, write = String }] of fieldEntries) {
    const value = search[name]
    const text = value === undefined ? '' : write(value as string)
    if (read(text) !== undefined) params.set(param, text)
  }
  return params
}

export const allBrands = searchableBrands.join(',')

/** Brands of a suggestion; all brands do not include the drivers'. */
export const suggestedBrands = { 'all-brands': allBrands, drivers: driversBrand } as const

export function implicitBrands(coversAllBrands: boolean): string {
  return coversAllBrands ? allBrands : defaultBrand
}

export function withImplicitFilters(search: JobSearch, coversAllBrands: boolean): JobSearch {
  return {
    ...search,
    ...(!search.brands && coversAllBrands && { brands: allBrands }),
    ...(search.postalCode && !search.distance && { distance: defaultRadius }),
  }
}

/** `base` is /search-jobs for visitors, /search for workers. An unknown brand is left out. */
export function jobPath(
  { id, brand }: { id: string; brand: { code: string } },
  { base = '/search-jobs', internal = false } = {},
): string {
  const brandId = toBrandCode(brand.code)
  const query = new URLSearchParams({
    ...(brandId && { brandId }),
    ...(internal && { mode: 'internal' }),
  }).toString()
  return `${base}/${encodeURIComponent(id)}${query && `?${query}`}`
}

/** One canonical page per set of brands; other filters are variants. */
export function canonicalSearchPath({ brands }: Pick<JobSearch, 'brands'>): string {
  const query = formatJobSearch(brands ? { brands } : {}).toString()
  return `/search-jobs${query && `?${query}`}`
}

/** The brand whose lookup lists suit a search. */
export function lookupBrand({ brands }: Pick<JobSearch, 'brands'>): BrandCode {
  return toBrandCode(brands) ?? defaultBrand
}
