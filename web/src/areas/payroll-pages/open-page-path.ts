import type { PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'

/** Page of the portal that leads to a payroll page; in a new tab it works as well. */
export function openPagePath(page: PayrollPage): string {
  return `/timesheets/open/${page}`
}
