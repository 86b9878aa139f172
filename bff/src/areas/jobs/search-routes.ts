import { searchJobs } from '@gatehouse/contracts/portal/jobs'
import type { AreaContext } from '../area-context.ts'
import { fetchSearchResults, totalOf } from './fetch-search-results.ts'
import { toFoundJobs } from './to-found-jobs.ts'

export function searchRoutes({ serve, config }: AreaContext) {
  serve(searchJobs, async ({ query, call }) => {
    const results = await fetchSearchResults(call, query)
    return {
      total: totalOf(results),
      jobs: toFoundJobs(results.SearchResults, config.JOB_BRAND_NAMES),
      places: [...new Set(results.CityStateList?.map((place) => place.trim()).filter(Boolean))],
    }
  })
}
