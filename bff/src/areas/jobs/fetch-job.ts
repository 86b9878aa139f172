import type { ParamsOf, QueryOf } from '@gatehouse/contracts/endpoint'
import type { readJob } from '@gatehouse/contracts/portal/jobs'
import { defaultBrand } from '@gatehouse/contracts/rules/brand-codes'
import type { JobDetail } from '@gatehouse/contracts/upstream/job'
import * as job from '@gatehouse/contracts/upstream/job'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

type JobRequest = ParamsOf<typeof readJob> & QueryOf<typeof readJob>

/** Gives closed jobs too. Throws 'not-found' for an id that never existed. */
export async function fetchJob(call: Call, jobRequest: JobRequest): Promise<JobDetail> {
  const { id, brandId = defaultBrand, audience = 'public' } = jobRequest
  const operation = audience === 'internal' ? job.internalJobDetails : job.jobDetails
  try {
    return await call(operation, { params: { brandId, id } })
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) throw new ProblemError('not-found')
    throw error
  }
}
