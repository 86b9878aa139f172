import { allBrands } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, searchJobs } from '@gatehouse/contracts/portal/jobs'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { toPlainText } from '../translate/to-plain-text.ts'
import { createExtras } from './extras.ts'
import { fetchSearchResults, totalOf } from './fetch-search-results.ts'
import { toFoundJobs } from './to-found-jobs.ts'

export function searchRoutes({ serve, config }: AreaContext) {
  const { inTime, addSalaries } = createExtras(config.SEARCH_EXTRAS_MS)

  serve(searchJobs, async ({ query, call }) => {
    const [found, totalOfAllBrands] = await Promise.all([
      search(query, call),
      inTime(() => countInAllBrands(query, call)),
    ])
    return { ...found, totalOfAllBrands }
  })

  async function search(query: JobSearch, call: Call) {
    const results = await fetchSearchResults(call, query)
    const jobs = toFoundJobs(results.SearchResults, config.JOB_BRAND_NAMES)
    return {
      total: totalOf(results),
      jobs: await addSalaries(call, jobs),
      places: [...new Set(results.CityStateList?.filter(Boolean).map(toPlainText))],
    }
  }
}

/** Null for a search that covers all brands. */
async function countInAllBrands(search: JobSearch, call: Call): Promise<number | null> {
  if (search.brands === allBrands) return null
  const { page: _, size: __, ...criteria } = search
  return totalOf(await fetchSearchResults(call, { ...criteria, brands: allBrands }))
}
