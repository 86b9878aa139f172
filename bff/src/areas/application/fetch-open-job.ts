import { placeOf } from '@gatehouse/contracts/portal/place-of'
import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { fetchJob } from '../jobs/fetch-job.ts'
import { toJobHeading } from '../jobs/to-job-heading.ts'
import type { DraftJob } from './draft.ts'

interface OpenJobRequest {
  brandId: Parameters<typeof fetchJob>[1]['brandId'] & string
  audience?: string | undefined
}

/** A job that accepts applications; throws 'job-closed' or 'not-found' otherwise. */
export async function fetchOpenJob(
  call: Call,
  id: string,
  { brandId, audience }: OpenJobRequest,
): Promise<DraftJob> {
  const jobAudience = audience === 'internal' ? 'internal' : 'public'
  const job = await fetchJob(call, { id, brandId, audience: jobAudience })
  // Drivers apply on another site [2 §1].
  if ([brandId, job.FolderGroup.BrandCode].includes(driversBrand))
    throw new ProblemError('not-found')
  if (job.Active === false) throw new ProblemError('job-closed')
  const postingId = job.JobDescription?.PostingId
  if (!postingId)
    throw new ProblemError('upstream-invalid-response', { cause: 'the job has no posting' })
  const applicationBrand = job.Department?.ApplicationBrandCode ?? ''
  const heading = toJobHeading(id, job)
  const summary = {
    title: heading.title,
    place: placeOf(heading),
    referenceId: job.ERecruitId ?? '',
  }
  return { brand: brandId, audience: jobAudience, postingId, applicationBrand, summary }
}
