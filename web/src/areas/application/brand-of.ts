import type { Job } from '@gatehouse/contracts/portal/jobs'
import { knownBrand } from '../jobs/detail/job-question.ts'

/** Jobs whose brand nobody has told are looked up under this one [2 §1]. */
const usual = 'arna'

/** The brand a job is applied for under. */
export function brandOf({ brand }: Pick<Job, 'brand'>) {
  const { brandId = usual } = knownBrand(brand.code) || {}
  return brandId
}
