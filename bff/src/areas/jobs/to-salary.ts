import type { Salary } from '@gatehouse/contracts/portal/jobs'
import type { JobDetail } from '@gatehouse/contracts/upstream/job'

/** Hourly pay is below, yearly pay above; in between, the unit is unknown. */
const maxHourlyPay = 500
const minYearlyPay = 10_000

/** Null unless the low end is above 0 [2 §2]; a high end below it or in another unit is dropped. */
export function toSalary(detail: Pick<JobDetail, 'WebSalaryLow' | 'WebSalaryHigh'>): Salary | null {
  const { WebSalaryLow: low = 0, WebSalaryHigh: high = 0 } = detail
  if (low <= 0) return null
  const per = unitOf(low)
  return { low, high: high >= low && unitOf(high) === per ? high : null, per }
}

function unitOf(pay: number): Salary['per'] {
  if (pay < maxHourlyPay) return 'hour'
  return pay >= minYearlyPay ? 'year' : null
}
