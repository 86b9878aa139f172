import { setTimeout as wait } from 'node:timers/promises'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import {
  formatJobSearch,
  lookupBrand,
  parseJobSearch,
} from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { readJobTypes } from '@gatehouse/contracts/portal/lookups'
import type { AreaContext } from '../../area-context.ts'

/** A page waits no longer for a list that only a filter needs. */
const listMs = 200

/** The search for visitors, with what it found. Every filter of it is one page to search engines. */
export function searchPage({ pages, config }: AreaContext) {
  pages('/search-jobs', async ({ query, read }) => {
    const search = parseJobSearch(query)
    const ofBrand = { params: { brand: lookupBrand(search) } }
    const types = read(readJobTypes, ofBrand).catch(() => undefined)
    const found = await read(searchJobs, { query: search })
    const listed = await Promise.race([types, wait(listMs, undefined, { ref: false })])
    const { brands, audience } = search
    const kept = formatJobSearch(brands === undefined ? {} : { brands }).toString()
    return {
      title: titleOf(search),
      description: `${found.reply.total} Jobs Found. Search by title, place and distance, and apply online.`,
      canonical: `${config.PUBLIC_ORIGIN}/search-jobs${kept && `?${kept}`}`,
      hidden: audience === 'internal',
      answers: {
        [endpointUrl(searchJobs, { query: search })]: found.text,
        ...(listed && { [endpointUrl(readJobTypes, ofBrand)]: listed.text }),
      },
    }
  })
}

function titleOf({ keyword, city, state, postalCode }: JobSearch): string {
  const place = [city, state].filter(Boolean).join(', ')
  const where = place ? ` in ${place}` : postalCode ? ` near ${postalCode}` : ''
  return `${keyword ? `${keyword} jobs` : 'Jobs'}${where}`
}
