import type { ParamsOf, QueryOf } from '@gatehouse/contracts/endpoint'
import type { readJob } from '@gatehouse/contracts/portal/jobs'
import { defaultBrand } from '@gatehouse/contracts/rules/brand-codes'
import type { JobDetail } from '@gatehouse/contracts/upstream/job'
import * as job from '@gatehouse/contracts/upstream/job'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

type Asked = ParamsOf<typeof readJob> & QueryOf<typeof readJob>

/** A job of a brand, also one that is over. Throws 'not-found' for one that never was. */
export async function askJob(call: Call, asked: Asked): Promise<JobDetail> {
  const { id, brandId = defaultBrand, audience = 'public' } = asked
  const operation = audience === 'internal' ? job.internalJobDetails : job.jobDetails
  try {
    const details = await call(operation, { params: { brandId, id } })
    if (details) return details
  } catch (fault) {
    if (!(fault instanceof UpstreamError && fault.status === 404)) throw fault
  }
  throw new ProblemError('not-found')
}
