import { readSimilarJobs } from '@gatehouse/contracts/portal/jobs'
import { driversBrand, searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import type { JobDetail } from '@gatehouse/contracts/upstream/job'
import type { AreaContext } from '../area-context.ts'
import { toState } from '../translate/to-state.ts'
import { fetchJob } from './fetch-job.ts'
import { fetchSearchResults, type SearchCriteria } from './fetch-search-results.ts'
import { toFoundJobs } from './to-found-jobs.ts'

const maxSimilarJobs = 5

/** Alternatives to a closed job: the same work nearby, other work nearby, the same work anywhere. */
export function similarJobsRoutes({ serve, config }: AreaContext) {
  serve(readSimilarJobs, async ({ params: { id }, query, call }) => {
    const detail = await fetchJob(call, { id, ...query })
    const brands = query.brandId === driversBrand ? driversBrand : searchableBrands.join(',')
    const searches = similarSearches(detail).map((criteria) => ({ ...query, ...criteria, brands }))
    const results = await Promise.all(searches.map((search) => fetchSearchResults(call, search)))
    const found = results.flatMap(({ SearchResults }) =>
      toFoundJobs(SearchResults, config.JOB_BRAND_NAMES),
    )
    const otherJobs = new Map(found.filter((job) => job.id !== id).map((job) => [job.id, job]))
    return { jobs: [...otherJobs.values()].slice(0, maxSimilarJobs) }
  })
}

function similarSearches({ JobDescription, City, StateProvince }: JobDetail): SearchCriteria[] {
  const keyword = occupationOf(JobDescription?.Title)
  const state = toState(StateProvince?.Code)
  return [
    ...(keyword && state ? [{ keyword, state }] : []),
    ...(City && state ? [{ city: City, state }] : []),
    ...(keyword ? [{ keyword }] : []),
  ]
}

/** The title without shift or place: "Order Picker, Nights" is "Order Picker". */
function occupationOf(title = ''): string {
  return (/^[\p{L}\p{N} ]+/u.exec(title.trim())?.[0] ?? '').trim().slice(0, 60)
}
