import { defaultBrand } from '@gatehouse/contracts/rules/brand-codes'
import { useLocation } from 'react-router'
import { type Audience, audienceOf, seesBrands } from '../audience.ts'
import { brandQuery } from './job-input.ts'

/**
 * Path of the search the user came from, with its filters; else a search of the job's brand.
 * `brandCode` is the brand of the job, once known; default: the one of the URL.
 */
export function useResultsPath(brandCode?: string): string {
  return resultsPathOf(useLocation(), brandCode)
}

/** Number of jobs the user came from; 0 if unknown. */
export function useResultsCount(): number {
  const { state } = useLocation()
  const total = (state as { total?: unknown } | null)?.total
  return typeof total === 'number' ? total : 0
}

export function resultsPathOf(
  { state, ...url }: { pathname: string; search: string; state: unknown },
  brandCode = new URLSearchParams(url.search).get('brandId') ?? undefined,
): string {
  const audience = audienceOf(url)
  const results = (state as { results?: unknown } | null)?.results
  return (
    audience.base + (typeof results === 'string' ? results : searchOfBrand(audience, brandCode))
  )
}

/** Workers and internal staff search all brands. */
function searchOfBrand(audience: Audience, brandCode: string | undefined): string {
  if (audience.internal) return '?mode=internal'
  const { brandId } = brandQuery(brandCode ?? null) ?? {}
  return seesBrands(audience) || !brandId || brandId === defaultBrand ? '' : `?brands=${brandId}`
}
