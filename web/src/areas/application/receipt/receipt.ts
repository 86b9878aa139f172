import type { Job } from '@gatehouse/contracts/portal/jobs'
import { placeOf } from '@gatehouse/contracts/portal/place-of'

/** The receipt of a sent application: nothing of the applicant. */
export interface Receipt {
  jobId: string
  brandId: string
  title: string
  company: string
  place: string
  referenceId: string
  /** ISO 8601. */
  sentAt: string
}

export function receiptOf(job: Job): Receipt {
  const { id, title, brand, referenceId } = job
  return {
    jobId: id,
    brandId: brand.code,
    title,
    company: brand.name,
    place: placeOf(job),
    referenceId,
    sentAt: new Date().toISOString(),
  }
}
