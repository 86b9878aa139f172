import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import {
  canonicalSearchPath,
  parseJobSearch,
  withImplicitFilters,
} from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { placeOf } from '@gatehouse/contracts/portal/place-of'
import type { AreaContext } from '../../area-context.ts'

export function searchPage({ pages, config }: AreaContext) {
  pages('/search-jobs', async ({ query, read }) => {
    const asked = parseJobSearch(query)
    const search = withImplicitFilters(
      asked,
      asked.audience === 'internal' || config.DEFAULT_SEARCH_BRANDS === 'all',
    )
    const found = await read(searchJobs, { query: search })
    return {
      title: titleOf(search),
      description: `${found.reply.total} Jobs Found. Search by title, place and distance, and apply online.`,
      canonical: config.PUBLIC_ORIGIN + canonicalSearchPath(asked),
      hidden: asked.audience === 'internal',
      preloadedReplies: { [endpointUrl(searchJobs, { query: search })]: found.text },
    }
  })
}

function titleOf(search: JobSearch): string {
  const { keyword, postalCode } = search
  const place = placeOf(search)
  const location = place ? ` in ${place}` : postalCode ? ` near ${postalCode}` : ''
  return `${keyword ? `${keyword} jobs` : 'Jobs'}${location}`
}
