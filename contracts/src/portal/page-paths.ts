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

const pages = pagePaths.map(segmentsOf)

export function isPagePath(path: string): boolean {
  return canonicalPath(path) !== undefined
}

/**
 * The page's path as the router spells it; undefined if there is no such page. The router takes any
 * case, percent-encoding and a slash at the end.
 */
export function canonicalPath(path: string): string | undefined {
  const typed = segmentsOf(path.replace(/(.)\/$/, '$1'))
  const page = pages.find(
    (segments) =>
      segments.length === typed.length &&
      segments.every((segment, at) => matches(segment, typed[at])),
  )
  return page?.map((segment, at) => (isParameter(segment) ? typed[at] : segment)).join('/')
}

function segmentsOf(path: string): string[] {
  return path.split('/')
}

const isParameter = (segment: string) => segment.startsWith(':')

function matches(segment: string, typed = ''): boolean {
  if (isParameter(segment)) return typed !== ''
  return decode(typed).toLowerCase() === segment.toLowerCase()
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
