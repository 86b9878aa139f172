/** Shown within the portal, too [3 §7]. */
export const framedPages = [
  'time-reporting',
  'paychecks',
  'compensation-history',
  'w4-information',
  'w2-forms',
] as const
export type FramedPage = (typeof framedPages)[number]

/** Each opens in a window. */
export const payrollPages = [
  ...framedPages,
  'time-entry',
  'california-waiver',
  'ess-careers',
] as const
export type PayrollPage = (typeof payrollPages)[number]
