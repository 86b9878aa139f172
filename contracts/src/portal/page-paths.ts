/** Paths of the portal's pages, as its router has them; the gateway answers 404 to any other. */
export const pagePaths = [
  '/',
  '/unauthorized',
  '/search-jobs',
  '/search-jobs/:id',
  '/password-reset',
  '/privacy-policy',
  '/web-forms',
  '/search',
  '/search/:id',
  '/announcements',
  '/resources',
  '/resources/training',
  '/resources/benefits',
  '/resources/employee-guides',
  '/resources/safety',
  '/resources/sick-leave',
  '/resources/notices',
  '/resources/covid-19',
  '/resources/wageVerifications',
  '/social',
  '/info',
  '/info/RecognitionBadge',
  '/info/profile',
  '/info/certifications',
  '/info/preferences',
  '/info/companies',
  '/info/personal',
  '/info/assignments',
  '/childSupportOrders',
  '/email-history',
  '/self-identification',
  '/privacy-notice',
  '/account',
  '/account/devices',
  '/applications',
  '/documents',
  '/companies',
  '/timesheets',
  '/timesheets/direct-deposit',
  '/timesheets/update-direct-deposit',
  '/timesheets/w2-election',
  '/timesheets/tax-information',
  '/timesheets/reporting',
  '/timesheets/reporting/forms',
  '/timesheets/paychecks',
  '/timesheets/paychecks-2',
  '/timesheets/history',
  '/timesheets/tax-forms',
  '/timesheets/open/:page',
  '/timesheets/no-peoplesoft',
] as const

const patterns = pagePaths.map((path) => path.slice(1).replace(/:\w+/g, '[^/]+'))

/** Like the router: in any case, with or without a slash at the end. */
const page = new RegExp(`^/(${patterns.join('|')})/?$`, 'i')

export function isPagePath(path: string): boolean {
  return page.test(path)
}
