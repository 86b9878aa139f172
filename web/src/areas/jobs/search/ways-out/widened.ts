import { type JobSearch, radii, type Suggestion } from '@gatehouse/contracts/portal/jobs'

/** The search that a way out leads to: the same from its first page on, in more places. */
export function widened({ page: _, ...search }: JobSearch, way: Suggestion): JobSearch {
  if (way.kind === 'distance') {
    const distance = radii.find((miles) => miles === way.distance)
    return { ...search, ...(distance && { distance }) }
  }
  const { city: _c, state: _s, postalCode: _p, distance: _d, ...anywhere } = search
  return way.kind === 'state' ? { ...anywhere, state: way.state } : anywhere
}
