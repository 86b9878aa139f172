import { setTimeout as wait } from 'node:timers/promises'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import {
  formatJobSearch,
  lookupBrand,
  parseJobSearch,
  withImplicitFilters,
} from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { readJobTypes } from '@gatehouse/contracts/portal/lookups'
import type { AreaContext } from '../../area-context.ts'

/** Job types only fill a filter, so the page waits no longer for them. */
const jobTypesTimeoutMs = 200

/** All filters share one canonical address. */
export function searchPage({ pages, config }: AreaContext) {
  pages('/search-jobs', async ({ query, read }) => {
    const asked = parseJobSearch(query)
    const search = withImplicitFilters(asked, asked.audience === 'internal')
    const typesInput = { params: { brand: lookupBrand(search) } }
    const types = read(readJobTypes, typesInput).catch(() => undefined)
    const found = await read(searchJobs, { query: search })
    const typesReply = await Promise.race([
      types,
      wait(jobTypesTimeoutMs, undefined, { ref: false }),
    ])
    const { brands, audience } = asked
    const canonicalQuery = formatJobSearch(brands === undefined ? {} : { brands }).toString()
    return {
      title: titleOf(search),
      description: `${found.reply.total} Jobs Found. Search by title, place and distance, and apply online.`,
      canonical: `${config.PUBLIC_ORIGIN}/search-jobs${canonicalQuery && `?${canonicalQuery}`}`,
      hidden: audience === 'internal',
      preloadedReplies: {
        [endpointUrl(searchJobs, { query: search })]: found.text,
        ...(typesReply && { [endpointUrl(readJobTypes, typesInput)]: typesReply.text }),
      },
    }
  })
}

function titleOf({ keyword, city, state, postalCode }: JobSearch): string {
  const place = [city, state].filter(Boolean).join(', ')
  const location = place ? ` in ${place}` : postalCode ? ` near ${postalCode}` : ''
  return `${keyword ? `${keyword} jobs` : 'Jobs'}${location}`
}
