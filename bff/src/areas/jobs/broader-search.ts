import {
  type JobSearch,
  radii,
  type Suggestion,
  suggestSearches,
} from '@gatehouse/contracts/portal/jobs'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { askSearch, totalOf, type Wanted } from './ask-search.ts'

/** Ways out of a search that found nothing, each with how many it would find. */
export function wider({ serve }: AreaContext) {
  serve(suggestSearches, async ({ query, call }) => {
    const [distances, elsewhere] = await Promise.all([
      widerDistances(query, call),
      beyondPlace(query, call),
    ])
    return { suggestions: [...distances, ...elsewhere] }
  })
}

type Count = (more: Wanted) => Promise<number>

/** A count that cannot be had is no way out; the others are. */
function counting(call: Call, search: Wanted): Count {
  return async (more) => {
    try {
      return totalOf(await askSearch(call, { ...search, ...more, page: 0, size: 1 }))
    } catch (fault) {
      if (fault instanceof UpstreamError) return 0
      throw fault
    }
  }
}

/** The next distance that finds something. */
async function widerDistances(search: JobSearch, call: Call): Promise<Suggestion[]> {
  if (!search.postalCode) return []
  const count = counting(call, search)
  const further = radii.filter((miles) => miles > (search.distance ?? radii[0]))
  const found = await Promise.all(
    further.map(async (distance) => ({
      kind: 'distance' as const,
      distance,
      total: await count({ distance }),
    })),
  )
  return found.filter(({ total }) => total > 0).slice(0, 1)
}

/** So many of what is found everywhere tell which states have the most. */
const sample = 100
const statesAtMost = 3

/** The same without its place: everywhere, and in the states that have the most of it. */
async function beyondPlace(search: JobSearch, call: Call): Promise<Suggestion[]> {
  const { postalCode, distance, city, state, ...anywhere } = search
  if (!postalCode && !city && !state) return []
  const found = await askSearch(call, { ...anywhere, page: 0, size: sample })
  const total = totalOf(found)
  if (total === 0) return []
  const count = counting(call, anywhere)
  const names = found.SearchResults?.map(({ StateProvince = '' }) => StateProvince.trim()) ?? []
  const others = mostFrequent(names.filter((name) => name !== '' && name !== state))
  const states = await Promise.all(
    others.slice(0, statesAtMost).map(async (name) => ({
      kind: 'state' as const,
      state: name,
      total: await count({ state: name }),
    })),
  )
  return [...states.filter((way) => way.total > 0), { kind: 'everywhere', total }]
}

function mostFrequent(names: readonly string[]): string[] {
  const counts = Map.groupBy(names, (name) => name)
  return [...counts.keys()].toSorted(
    (a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0) || (a < b ? -1 : 1),
  )
}
