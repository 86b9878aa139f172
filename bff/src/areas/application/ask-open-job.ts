import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { askJob } from '../jobs/ask-job.ts'
import type { DraftJob } from './draft.ts'

interface Wanted {
  brandId: Parameters<typeof askJob>[1]['brandId'] & string
  audience?: string | undefined
}

/** A job that can be applied to; throws 'job-closed' for one that is not active any more. */
export async function askOpenJob(
  call: Call,
  id: string,
  { brandId, audience }: Wanted,
): Promise<DraftJob> {
  const forWhom = audience === 'internal' ? 'internal' : 'public'
  const job = await askJob(call, { id, brandId, audience: forWhom })
  if (job.Active === false) throw new ProblemError('job-closed')
  const postingId = job.JobDescription?.PostingId
  if (!postingId)
    throw new ProblemError('upstream-invalid-response', { cause: 'the job has no posting' })
  const applicationBrand = job.Department?.ApplicationBrandCode ?? brandId
  return { brand: brandId, audience: forWhom, postingId, applicationBrand }
}
