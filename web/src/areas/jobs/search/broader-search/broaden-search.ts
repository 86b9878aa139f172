import { allBrands } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, radii, type Suggestion } from '@gatehouse/contracts/portal/jobs'
import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'

export function broadenSearch(
  { page: _, ...search }: JobSearch,
  suggestion: Suggestion,
): JobSearch {
  if (suggestion.kind === 'distance') {
    const distance = radii.find((miles) => miles === suggestion.distance)
    return { ...search, ...(distance && { distance }) }
  }
  if (suggestion.kind === 'all-brands') return { ...search, brands: allBrands }
  if (suggestion.kind === 'drivers') return { ...search, brands: driversBrand }
  const { city: _c, state: _s, postalCode: _p, distance: _d, ...withoutPlace } = search
  return suggestion.kind === 'state' ? { ...withoutPlace, state: suggestion.state } : withoutPlace
}
