import { type BrandCode, brandCodes, defaultBrand } from '../rules/brand-codes.ts'
import { type JobSearch, pageSizes, radii, sortColumns } from './jobs.ts'

/** How each field stands in the address of a page; undefined where it says nothing that counts. */
type Fields = {
  [Name in keyof JobSearch]-?: {
    as: string
    read: (text: string) => JobSearch[Name]
    write?: (value: NonNullable<JobSearch[Name]>) => string
  }
}

const words = (most: number) => (text: string) => {
  const trimmed = text.trim()
  return trimmed.length > 0 && trimmed.length <= most ? trimmed : undefined
}
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)
const among =
  <const T extends string | number>(...known: readonly T[]) =>
  (text: string) =>
    known.find((one) => String(one) === text)

const isBrand = (code: string): code is BrandCode => brandCodes.some((one) => one === code)

function readBrands(text: string): string | undefined {
  const codes = [...new Set(text.split(','))].filter(isBrand)
  return codes.length > 0 ? codes.join(',') : undefined
}

/** In the order in which they are written. What is the default anyway is not said. */
const fields: Fields = {
  audience: { as: 'mode', read: among('internal') },
  brands: { as: 'brands', read: readBrands },
  id: { as: 'id', read: words(20) },
  keyword: { as: 'keyword', read: words(100) },
  city: { as: 'city', read: words(60) },
  state: { as: 'state', read: matching(/^[A-Z]{2,3}$/) },
  type: { as: 'type', read: words(60) },
  postalCode: { as: 'postalCode', read: matching(/^\d{5}$/) },
  distance: { as: 'distance', read: among(...radii) },
  sort: { as: 'sort', read: among(...sortColumns.filter((column) => column !== 'posted')) },
  direction: { as: 'direction', read: among('asc') },
  /** People count from 1. */
  page: {
    as: 'page',
    read: (text) => (/^([2-9]|[1-9]\d{1,2}|1000)$/.test(text) ? Number(text) - 1 : undefined),
    write: (page) => String(page + 1),
  },
  size: { as: 'size', read: among(...pageSizes.filter((size) => size !== pageSizes[0])) },
}
const named = Object.entries(fields) as [keyof JobSearch, Fields['keyword']][]

/**
 * What a page's address searches for: exactly what the portal asks of `searchJobs`, so that gateway
 * and portal mean the same answer. Never throws: what makes no sense is left out, a distance without
 * a postal code too.
 */
export function parseJobSearch(address: URLSearchParams): JobSearch {
  const search: Record<string, unknown> = {}
  for (const [name, { as, read }] of named) {
    const value = read(address.get(as) ?? '')
    if (value !== undefined) search[name] = value
  }
  if (!search.postalCode) delete search.distance
  return search
}

/** The query of a page that searches for this; `readJobSearch` reads it back. */
export function formatJobSearch(search: JobSearch): URLSearchParams {
  const address = new URLSearchParams()
  for (const [name, { as, read, write = String }] of named) {
    const value = search[name]
    const text = value === undefined ? '' : write(value as string)
    if (read(text) !== undefined) address.set(as, text)
  }
  return address
}

/** Where a job's page is, below /search-jobs for visitors and /search for workers [decisions]. */
export function jobPath(
  { id, brand }: { id: string; brand: { code: string } },
  { base = '/search-jobs', internal = false } = {},
): string {
  const query = new URLSearchParams({
    ...(brand.code && { brandId: brand.code }),
    ...(internal && { mode: 'internal' }),
  }).toString()
  return `${base}/${encodeURIComponent(id)}${query && `?${query}`}`
}

/** Whose lists go with a search, such as that of position types: its brand's, when it is of one. */
export function lookupBrand({ brands }: Pick<JobSearch, 'brands'>): BrandCode {
  return brandCodes.find((code) => code === brands) ?? defaultBrand
}
