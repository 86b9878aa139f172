import type { OperationReply } from '@gatehouse/contracts/operation'
import { defaultRadius, type JobSearch, pageSizes } from '@gatehouse/contracts/portal/jobs'
import { defaultBrand } from '@gatehouse/contracts/rules/brand-codes'
import * as job from '@gatehouse/contracts/upstream/job'
import type { Call } from '../../upstream/client.ts'

type SearchReply = OperationReply<typeof job.searchJobs>

/** Allows distances the form does not offer. */
export type SearchCriteria = Omit<JobSearch, 'distance'> & { distance?: number }

const upstreamColumns = {
  posted: 'DatePosted',
  title: 'Title',
  type: 'PositionType',
  city: 'City',
  state: 'StateProvince',
} as const

/** Searches jobs for an audience. */
export async function fetchSearchResults(
  call: Call,
  criteria: SearchCriteria,
): Promise<SearchReply> {
  const { brands = defaultBrand, postalCode = '', id = '', sort = 'posted' } = criteria
  const body = {
    brandId: brands,
    keywords: criteria.keyword ?? '',
    city: criteria.city ?? '',
    state: criteria.state ?? '',
    positionType: criteria.type ?? '',
    postalCode,
    distanceInMiles: postalCode ? (criteria.distance ?? defaultRadius) : 0,
    page: criteria.page ?? 0,
    resultsPerPage: criteria.size ?? pageSizes[0],
    sort: [upstreamColumns[sort], criteria.direction ?? 'desc'],
  }
  return criteria.audience === 'internal'
    ? call(job.searchInternalJobs, { body: { ...body, id } })
    : call(job.searchJobs, { params: { brandId: brands }, body: { ...body, eRecruitId: id } })
}

export function totalOf({ TotalResults, SearchResults = [] }: SearchReply): number {
  return Math.max(0, Math.round(TotalResults ?? SearchResults.length))
}
