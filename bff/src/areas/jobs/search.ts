import { searchJobs } from '@gatehouse/contracts/portal/jobs'
import type { AreaContext } from '../area-context.ts'
import { askSearch, totalOf } from './ask-search.ts'
import { toFoundJobs } from './found-job.ts'

/** What is found, a page of it, and where there are jobs at all. */
export function search({ serve, config }: AreaContext) {
  serve(searchJobs, async ({ query, call }) => {
    const answer = await askSearch(call, query)
    return {
      total: totalOf(answer),
      jobs: toFoundJobs(answer.SearchResults, config.JOB_BRAND_NAMES),
      places: [...new Set(answer.CityStateList?.map((place) => place.trim()).filter(Boolean))],
    }
  })
}
