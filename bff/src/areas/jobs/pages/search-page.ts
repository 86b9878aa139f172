import { addressOf } from '@gatehouse/contracts/address'
import { readJobSearch, writeJobSearch } from '@gatehouse/contracts/portal/job-address'
import { type JobSearch, searchJobs } from '@gatehouse/contracts/portal/jobs'
import type { Gatehouse } from '../../gatehouse.ts'

/** The search for visitors, with what it found. Every filter of it is one page to search engines. */
export function searchPage({ pages, config }: Gatehouse) {
  pages('/search-jobs', async ({ query, read }) => {
    const search = readJobSearch(query)
    const found = await read(searchJobs, { query: search })
    const { brands, audience } = search
    const kept = writeJobSearch(brands === undefined ? {} : { brands }).toString()
    return {
      title: titleOf(search),
      description: `${found.reply.total} Jobs Found. Search by title, place and distance, and apply online.`,
      canonical: `${config.PUBLIC_ORIGIN}/search-jobs${kept && `?${kept}`}`,
      hidden: audience === 'internal',
      answers: { [addressOf(searchJobs, { query: search })]: found.text },
    }
  })
}

function titleOf({ keyword, city, state, postalCode }: JobSearch): string {
  const place = [city, state].filter(Boolean).join(', ')
  const where = place ? ` in ${place}` : postalCode ? ` near ${postalCode}` : ''
  return `${keyword ? `${keyword} jobs` : 'Jobs'}${where}`
}
