import { suggestedBrands } from '@gatehouse/contracts/portal/job-search-url'
import {
  defaultRadius,
  type JobSearch,
  pageSizes,
  radii,
  type Suggestion,
  suggestSearches,
} from '@gatehouse/contracts/portal/jobs'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { toState } from '../translate/to-state.ts'
import { fetchSearchResults, type SearchCriteria, totalOf } from './fetch-search-results.ts'

/** Bulkhead: suggestions search many times, and must not keep searches and job pages waiting. */
const maxConcurrent = 16

/** For a search without results. */
export function broaderSearchRoutes({ serve }: AreaContext) {
  const slots = bulkhead(maxConcurrent)
  const suggest = (search: JobSearch, call: Call) =>
    Promise.all([
      suggestDistance(search, call),
      suggestPlaces(search, call),
      suggestBrands(search, call),
    ])

  serve(suggestSearches, async ({ query, call }) => {
    const suggestions = await slots
      .execute(() => suggest(query, call))
      .catch((error) => {
        if (!(error instanceof BulkheadRejectedError)) throw error
        throw new ProblemError('overloaded', { retryAfter: 2 })
      })
    return { suggestions: suggestions.flat() }
  })
}

type CountResults = (changes: SearchCriteria) => Promise<number>

/** A failed count is 0, so that its suggestion is dropped and the others stay. */
function createCounter(call: Call, { page: _, size: __, ...search }: SearchCriteria): CountResults {
  return async (changes) => {
    try {
      return totalOf(await fetchSearchResults(call, { ...search, ...changes }))
    } catch (error) {
      if (error instanceof UpstreamError) return 0
      throw error
    }
  }
}

/** The nearest larger distance with results. */
async function suggestDistance(search: JobSearch, call: Call): Promise<Suggestion[]> {
  if (!search.postalCode) return []
  const count = createCounter(call, search)
  const largerRadii = radii.filter((miles) => miles > (search.distance ?? defaultRadius))
  const found = await Promise.all(
    largerRadii.map(async (distance) => ({
      kind: 'distance' as const,
      distance,
      total: await count({ distance }),
    })),
  )
  return found.filter(({ total }) => total > 0).slice(0, 1)
}

const brandKinds = ['all-brands', 'drivers'] as const

async function suggestBrands(search: JobSearch, call: Call): Promise<Suggestion[]> {
  const count = createCounter(call, search)
  const found = await Promise.all(
    brandKinds
      .filter((kind) => suggestedBrands[kind] !== search.brands)
      .map(async (kind) => ({ kind, total: await count({ brands: suggestedBrands[kind] }) })),
  )
  return found.filter(({ total }) => total > 0)
}

const sampleSize = pageSizes[2]
const maxStates = 3

async function suggestPlaces(search: JobSearch, call: Call): Promise<Suggestion[]> {
  const { postalCode, distance, city, state, ...anywhere } = search
  if (!postalCode && !city && !state) return []
  const found = await fetchSearchResults(call, { ...anywhere, page: 0, size: sampleSize })
  const total = totalOf(found)
  if (total === 0) return []
  const count = createCounter(call, anywhere)
  const names = found.SearchResults?.map(({ StateProvince }) => toState(StateProvince)) ?? []
  const otherStates = byFrequency(names.filter((name) => name !== '' && name !== state))
  const states = await Promise.all(
    otherStates.slice(0, maxStates).map(async (name) => ({
      kind: 'state' as const,
      state: name,
      total: await count({ state: name }),
    })),
  )
  return [...states.filter((suggestion) => suggestion.total > 0), { kind: 'everywhere', total }]
}

function byFrequency(names: readonly string[]): string[] {
  const counts = Map.groupBy(names, (name) => name)
  return [...counts.keys()].toSorted(
    (a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0) || (a < b ? -1 : 1),
  )
}
