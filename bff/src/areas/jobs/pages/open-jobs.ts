import type { JobSummary } from '@gatehouse/contracts/portal/jobs'
import { driversBrand, searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import type { Call } from '../../../upstream/client.ts'
import { askSearch, totalOf } from '../ask-search.ts'
import { type BrandNames, toFoundJobs } from '../found-job.ts'

/** As many as one sitemap may hold. */
const mostJobs = 50_000
const aPage = 100

/** Every active job of every brand, the newest first, page after page: there is no hurry. */
export async function readOpenJobs(call: Call, names: BrandNames): Promise<JobSummary[]> {
  const jobs = new Map<string, JobSummary>()
  for (const brands of [searchableBrands.join(','), driversBrand])
    for await (const found of pagesOf(call, brands, names))
      for (const job of found) if (jobs.size < mostJobs) jobs.set(job.id, job)
  return [...jobs.values()]
}

/** An upstream may give fewer a page than it was asked for: the end is where it gives none. */
async function* pagesOf(call: Call, brands: string, names: BrandNames) {
  let had = 0
  for (let page = 0; page <= mostJobs / aPage; page++) {
    const answer = await askSearch(call, { brands, page, size: aPage })
    const count = answer.SearchResults?.length ?? 0
    had += count
    yield toFoundJobs(answer.SearchResults, names)
    if (count === 0 || had >= totalOf(answer)) return
  }
}
