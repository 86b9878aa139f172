import type { BrandCode } from '../brands.ts'
import type { Place } from './places.ts'

/** A job as the fakes know it. */
export interface Job {
  id: string
  /** "Reference ID" on screen. */
  eRecruitId: string
  /** Target of an application. */
  postingId: string
  active: boolean
  brand: BrandCode
  title: string
  /** As editors left it. */
  description: string
  positionType: string
  place: Place
  /** Both 0 where nothing is said. */
  salaryLow: number
  salaryHigh: number
  /** Days before the first day of this world. */
  daysAgo: number
  email: string | null
}
