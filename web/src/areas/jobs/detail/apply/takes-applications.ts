import type { Job } from '@gatehouse/contracts/portal/jobs'
import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'

/** Drivers apply on another site [2 §1]; until its URL is configured, by phone or e-mail only. */
export function takesApplications({ brand, externalApplicationUrl }: Job): boolean {
  return brand.code !== driversBrand || externalApplicationUrl !== null
}
