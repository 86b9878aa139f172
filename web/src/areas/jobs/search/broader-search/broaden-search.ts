import { suggestedBrands } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, radii, type Suggestion } from '@gatehouse/contracts/portal/jobs'

export function broadenSearch(
  { page: _, ...search }: JobSearch,
  suggestion: Suggestion,
): JobSearch {
  if (suggestion.kind === 'distance') {
    const distance = radii.find((miles) => miles === suggestion.distance)
    return { ...search, ...(distance && { distance }) }
  }
  if (suggestion.kind === 'all-brands' || suggestion.kind === 'drivers')
    return { ...search, brands: suggestedBrands[suggestion.kind] }
  const { city: _c, state: _s, postalCode: _p, distance: _d, ...withoutPlace } = search
  return suggestion.kind === 'state' ? { ...withoutPlace, state: suggestion.state } : withoutPlace
}
