import type { Job } from '@gatehouse/contracts/portal/jobs'
import { brandQuery } from '../jobs/detail/job-input.ts'

/** Jobs whose brand nobody has told are looked up under this one [2 §1]. */
const usual = 'arna'

/** The brand a job is applied for under. */
export function brandOf({ brand }: Pick<Job, 'brand'>) {
  const { brandId = usual } = brandQuery(brand.code) || {}
  return brandId
}
