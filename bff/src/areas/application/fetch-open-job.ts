import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { fetchJob } from '../jobs/fetch-job.ts'
import type { DraftJob } from './draft.ts'

interface OpenJobRequest {
  brandId: Parameters<typeof fetchJob>[1]['brandId'] & string
  audience?: string | undefined
}

/** A job that can be applied to; throws 'job-closed' for one that is not active any more. */
export async function fetchOpenJob(
  call: Call,
  id: string,
  { brandId, audience }: OpenJobRequest,
): Promise<DraftJob> {
  const forWhom = audience === 'internal' ? 'internal' : 'public'
  const job = await fetchJob(call, { id, brandId, audience: forWhom })
  if (job.Active === false) throw new ProblemError('job-closed')
  const postingId = job.JobDescription?.PostingId
  if (!postingId)
    throw new ProblemError('upstream-invalid-response', { cause: 'the job has no posting' })
  const applicationBrand = job.Department?.ApplicationBrandCode ?? brandId
  return { brand: brandId, audience: forWhom, postingId, applicationBrand }
}
