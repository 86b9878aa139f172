import type { BrandCode } from '../brands.ts'
import type { Place } from './places.ts'

export interface Job {
  id: string
  /** "Reference ID" on screen. */
  eRecruitId: string
  /** Target of an application. */
  postingId: string
  active: boolean
  brand: BrandCode
  title: string
  /** HTML, unsanitized. */
  description: string
  positionType: string
  place: Place
  /** Both 0 if unknown. */
  salaryLow: number
  salaryHigh: number
  /** Days between the posting and the creation of the world. */
  daysAgo: number
  email: string | null
}
