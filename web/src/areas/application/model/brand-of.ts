import type { Job } from '@gatehouse/contracts/portal/jobs'
import { defaultBrand } from '@gatehouse/contracts/rules/brand-codes'
import { brandQuery } from '../../jobs/detail/job-input.ts'

export function brandOf({ brand }: Pick<Job, 'brand'>) {
  const { brandId = defaultBrand } = brandQuery(brand.code) || {}
  return brandId
}
