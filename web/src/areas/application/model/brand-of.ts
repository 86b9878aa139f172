import type { Job } from '@gatehouse/contracts/portal/jobs'
import { brandQuery } from '../../jobs/detail/job-input.ts'

/** Used if a job's brand is unknown [2 §1]. */
const defaultBrand = 'arna'

export function brandOf({ brand }: Pick<Job, 'brand'>) {
  const { brandId = defaultBrand } = brandQuery(brand.code) || {}
  return brandId
}
