import type { Attributes, Person } from '@gatehouse/contracts/portal/session'
import { expect, test } from '@jest/globals'
import { defaultAttributes, person } from '../../testing/person.ts'
import { entries, hrefOf, pagesWithoutEntry, searchJobs } from './entries.ts'
import { menuItemsOf } from './menu-items.ts'
import { text } from './messages.ts'

/** Labels in reading order: a group, then its entries. */
function labelsOf(user: Person): string[] {
  return menuItemsOf(user).flatMap((item) =>
    'entries' in item
      ? [text.en[item.group], ...item.entries.map(({ label }) => `- ${text.en[label]}`)]
      : [text.en[item.label]],
  )
}

const worker = (attributes: Partial<Attributes> = {}) =>
  person({ attributes: { ...defaultAttributes, ...attributes } })

const defaultMenu = [
  'Time & Payment',
  '- Direct Deposit',
  '- Time Reporting',
  '- View W-2/W2c Forms',
  '- W2 Election',
  '- Wage Statements',
  'Announcements',
  'Find Jobs',
  'My Applications',
  'My Info',
  '- Assignments',
  '- Profile',
  'My Resources',
  '- Benefits',
  '- Employee Guides',
  '- Notices',
  '- Paid Leave',
  '- Safety',
  '- Wage Verifications',
  'My Account',
  'Social Media',
]

test('a worker has the default menu, in its order', () => {
  expect(labelsOf(worker())).toEqual(defaultMenu)
})

const without = (...removed: string[]) => defaultMenu.filter((label) => !removed.includes(label))
const inGroup = (group: string) => {
  const from = defaultMenu.indexOf(group)
  const to = defaultMenu.findIndex((label, index) => index > from && !label.startsWith('- '))
  return defaultMenu.slice(from, to < 0 ? undefined : to)
}
const added = (label: string, after: string) =>
  defaultMenu.flatMap((entry) => (entry === after ? [entry, label] : [entry]))

test.each<[string, Person, string[]]>([
  [
    'a child support order',
    worker({ hasChildSupportOrder: true }),
    ['Child Support Order', ...defaultMenu],
  ],
  ['California', worker({ isCalifornia: true }), added('- California Waiver', 'Time & Payment')],
  ['a recognition', worker({ hasRecognition: true }), added('Recognition', '- Wage Verifications')],
  ['no eRecruit id', worker({ hasERecruitId: false }), without('- W2 Election')],
  ['no time reporting', worker({ hasTimeReporting: false }), defaultMenu],
  [
    'no payroll id',
    worker({ hasPayrollId: false }),
    without(...inGroup('Time & Payment').slice(1)),
  ],
  [
    'no payroll id, in California',
    worker({ hasPayrollId: false, isCalifornia: true }),
    without(...inGroup('Time & Payment').slice(1)),
  ],
  [
    'IHT',
    worker({ isIHT: true }),
    added('- ESS Careers', '- Direct Deposit').filter(
      (label) => !inGroup('My Resources').includes(label),
    ),
  ],
  [
    'no company',
    person({ companies: [], company: null }),
    without(...inGroup('My Resources'), ...inGroup('My Info')),
  ],
  [
    'several companies and none chosen',
    person({
      companies: [
        { code: 'a', name: 'A' },
        { code: 'b', name: 'B' },
      ],
      company: null,
    }),
    defaultMenu,
  ],
])('with %s the menu differs in those entries alone', (_case, user, expected) => {
  expect(labelsOf(user)).toEqual(expected)
})

test('Search Jobs needs a company, and is not for IHT', () => {
  expect(searchJobs.when(worker())).toBe(true)
  expect(searchJobs.when(worker({ isIHT: true }))).toBe(false)
  expect(searchJobs.when(person({ companies: [], company: null }))).toBe(false)
})

test('entries have distinct targets', () => {
  const targets = [...entries, ...pagesWithoutEntry].map(hrefOf)
  expect(new Set(targets).size).toBe(targets.length)
})

test('lists the entries that open a new window, and the urgent entry', () => {
  const labels = (matches: (entry: (typeof entries)[number]) => unknown) =>
    entries.filter(matches).map(({ label }) => label)
  expect(labels(({ payrollPage }) => payrollPage)).toEqual(['californiaWaiver', 'essCareers'])
  expect(labels(({ urgent }) => urgent)).toEqual(['childSupport'])
})

test('each entry leads to its page', () => {
  expect(Object.fromEntries(entries.map((entry) => [entry.label, hrefOf(entry)]))).toEqual({
    childSupport: '/childSupportOrders',
    timeAndPayment: '/timesheets/no-peoplesoft',
    californiaWaiver: '/timesheets/open/california-waiver',
    directDeposit: '/timesheets/direct-deposit',
    essCareers: '/timesheets/open/ess-careers',
    taxInformation: '/timesheets/tax-information',
    timeReporting: '/timesheets/reporting',
    taxForms: '/timesheets/tax-forms',
    w2Election: '/timesheets/w2-election',
    wageStatements: '/timesheets/paychecks',
    announcements: '/announcements',
    findJobs: '/search',
    applications: '/applications',
    assignments: '/info/assignments',
    profile: '/info/profile',
    benefits: '/resources/benefits',
    employeeGuides: '/resources/employee-guides',
    notices: '/resources/notices',
    paidLeave: '/resources/sick-leave',
    safety: '/resources/safety',
    wageVerifications: '/resources/wageVerifications',
    recognition: '/info/RecognitionBadge',
    account: '/account',
    social: '/social',
  })
})
