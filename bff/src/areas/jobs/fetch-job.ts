import type { ParamsOf, QueryOf } from '@gatehouse/contracts/endpoint'
import type { readJob } from '@gatehouse/contracts/portal/jobs'
import {
  type BrandCode,
  brandCodes,
  defaultBrand,
  toBrandCode,
} from '@gatehouse/contracts/rules/brand-codes'
import type { JobDetail } from '@gatehouse/contracts/upstream/job'
import * as job from '@gatehouse/contracts/upstream/job'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { fetchSearchResults } from './fetch-search-results.ts'

type JobRequest = ParamsOf<typeof readJob> & QueryOf<typeof readJob>

export type BrandedJob = JobDetail & { FolderGroup: { BrandCode: BrandCode } }

/** Gives closed jobs too, under a known brand. Throws 'not-found' for an id that never existed. */
export async function fetchJob(call: Call, jobRequest: JobRequest): Promise<BrandedJob> {
  const { id, audience = 'public' } = jobRequest
  const brandId = jobRequest.brandId ?? (await findBrand(call, id)) ?? defaultBrand
  const operation = audience === 'internal' ? job.internalJobDetails : job.jobDetails
  try {
    const detail = await call(operation, { params: { brandId, id } })
    const { BrandCode: stored } = detail.FolderGroup ?? {}
    const BrandCode = toBrandCode(stored) ?? toBrandCode(brandId) ?? defaultBrand
    return { ...detail, FolderGroup: { BrandCode } }
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) throw new ProblemError('not-found')
    throw error
  }
}

/** One search by id over all brands; it finds open jobs only. */
async function findBrand(call: Call, id: string): Promise<BrandCode | undefined> {
  const criteria = { id, brands: brandCodes.join(','), audience: 'internal' as const }
  const { SearchResults = [] } = await fetchSearchResults(call, criteria).catch((error) => {
    if (!(error instanceof UpstreamError)) throw error
    return { SearchResults: [] }
  })
  return toBrandCode(SearchResults.find((found) => found.Id === id)?.Brand?.Code)
}
