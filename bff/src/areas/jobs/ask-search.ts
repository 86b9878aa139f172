import type { OperationReply } from '@gatehouse/contracts/operation'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { defaultBrand } from '@gatehouse/contracts/rules/brand-codes'
import * as job from '@gatehouse/contracts/upstream/job'
import type { Call } from '../../upstream/client.ts'

type Answer = NonNullable<OperationReply<typeof job.searchJobs>>

/** What is searched for, with as many results as wanted. */
export type Wanted = Omit<JobSearch, 'size' | 'distance'> & { size?: number; distance?: number }

const columns = {
  posted: 'DatePosted',
  title: 'Title',
  type: 'PositionType',
  city: 'City',
  state: 'StateProvince',
} as const

/** A postal code without a distance is looked around for the least one [2 §9]. */
const usualMiles = 10

/** Asks the search that is meant for this audience; an empty answer has found nothing. */
export async function askSearch(call: Call, wanted: Wanted): Promise<Answer> {
  const { brands = defaultBrand, postalCode = '', id = '', sort = 'posted' } = wanted
  const body = {
    brandId: brands,
    keywords: wanted.keyword ?? '',
    city: wanted.city ?? '',
    state: wanted.state ?? '',
    positionType: wanted.type ?? '',
    postalCode,
    distanceInMiles: postalCode ? (wanted.distance ?? usualMiles) : 0,
    page: wanted.page ?? 0,
    resultsPerPage: wanted.size ?? 10,
    sort: [columns[sort], wanted.direction ?? 'desc'],
  }
  const answer =
    wanted.audience === 'internal'
      ? await call(job.searchInternalJobs, { body: { ...body, id } })
      : await call(job.searchJobs, {
          params: { brandId: brands },
          body: { ...body, eRecruitId: id },
        })
  return answer ?? {}
}

/** How many there are of which the answer holds a page. */
export function totalOf({ TotalResults, SearchResults = [] }: Answer): number {
  return Math.max(0, Math.round(TotalResults ?? SearchResults.length))
}
