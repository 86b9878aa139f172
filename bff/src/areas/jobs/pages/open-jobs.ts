import { pageSizes } from '@gatehouse/contracts/portal/jobs'
import { driversBrand, searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import type { Call } from '../../../upstream/client.ts'
import { fetchSearchResults, totalOf } from '../fetch-search-results.ts'
import { type BrandNames, type FoundJob, toFoundJobs } from '../to-found-jobs.ts'

/** Limit of one sitemap (sitemaps.org). */
const maxJobs = 50_000
const pageSize = pageSizes[2]

const maxConcurrentCalls = 8

/** Every active job of every brand, newest first. */
export async function fetchOpenJobs(call: Call, names: BrandNames): Promise<FoundJob[]> {
  const jobs = new Map<string, FoundJob>()
  for (const brands of [searchableBrands.join(','), driversBrand])
    for await (const found of fetchPages(call, brands, names))
      for (const job of found) if (jobs.size < maxJobs) jobs.set(job.id, job)
  return [...jobs.values()]
}

/** A short page is not the last one: the upstream may cap pages. */
async function* fetchPages(call: Call, brands: string, names: BrandNames) {
  const fetchPage = (page: number) => fetchSearchResults(call, { brands, page, size: pageSize })
  let received = 0
  // The first page alone: it tells how many there are.
  let concurrent = 1
  for (let page = 0; page <= maxJobs / pageSize; ) {
    const pages = Array.from({ length: concurrent }, (_, index) => fetchPage(page + index))
    for (const results of await Promise.all(pages)) {
      const count = results.SearchResults?.length ?? 0
      received += count
      yield toFoundJobs(results.SearchResults, names)
      const missing = totalOf(results) - received
      if (count === 0 || missing <= 0) return
      concurrent = Math.min(maxConcurrentCalls, Math.ceil(missing / count))
    }
    page += pages.length
  }
}
