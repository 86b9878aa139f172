import type { Attributes, SessionView } from '@gatehouse/contracts/portal/session'
import { expect, test } from '@jest/globals'
import { defaultAttributes, person } from '../../testing/person.ts'
import { entries, hrefOf, pagesWithoutEntry, searchJobs } from './entries.ts'
import { menuItemsOf } from './menu-items.ts'
import { text } from './messages.ts'

type Person = NonNullable<SessionView['person']>

/** Labels in reading order: a group, then its entries. */
function wordsOf(somebody: Person): string[] {
  return menuItemsOf(somebody).flatMap((item) =>
    'entries' in item
      ? [text.en[item.group], ...item.entries.map(({ label }) => `- ${text.en[label]}`)]
      : [text.en[item.label]],
  )
}

const worker = (attributes: Partial<Attributes> = {}) =>
  person({ attributes: { ...defaultAttributes, ...attributes } })

const usual = [
  'My Account',
  'Announcements',
  'Social Media',
  'Time & Payment',
  '- Direct Deposit',
  '- Tax Information',
  '- Time Reporting',
  '- View W-2/W2c Forms',
  '- W2 Election',
  '- Wage Statements',
  'My Resources',
  '- Benefits',
  '- Employee Guides',
  '- Notices',
  '- Paid Leave',
  '- Safety',
  '- Wage Verifications',
  'My Info',
  '- Assignments',
  '- Profile',
]

test('a worker has the usual menu, in its order', () => {
  expect(wordsOf(worker())).toEqual(usual)
})

const without = (...gone: string[]) => usual.filter((words) => !gone.includes(words))
const inGroup = (group: string) => {
  const from = usual.indexOf(group)
  const to = usual.findIndex((words, at) => at > from && !words.startsWith('- '))
  return usual.slice(from, to < 0 ? undefined : to)
}
const added = (words: string, after: string) =>
  usual.flatMap((one) => (one === after ? [one, words] : [one]))

test.each<[string, Person, string[]]>([
  [
    'a child support order',
    worker({ hasChildSupportOrder: true }),
    added('Child Support Order', 'My Account'),
  ],
  ['California', worker({ isCalifornia: true }), added('- California Waiver', 'Time & Payment')],
  ['a recognition', worker({ hasRecognition: true }), [...usual, 'Recognition']],
  ['no eRecruit id', worker({ hasERecruitId: false }), without('- W2 Election')],
  ['no time reporting', worker({ hasTimeReporting: false }), usual],
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
      (words) => !inGroup('My Resources').includes(words),
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
    usual,
  ],
])('with %s the menu differs in those entries alone', (_what, somebody, expected) => {
  expect(wordsOf(somebody)).toEqual(expected)
})

test('Search Jobs needs a company, and is not for IHT', () => {
  expect(searchJobs.when(worker())).toBe(true)
  expect(searchJobs.when(worker({ isIHT: true }))).toBe(false)
  expect(searchJobs.when(person({ companies: [], company: null }))).toBe(false)
})

test('entries have distinct targets', () => {
  const places = [...entries, ...pagesWithoutEntry].map(hrefOf)
  expect(new Set(places).size).toBe(places.length)
})

test('lists the entries that open a new window, and the urgent one', () => {
  const labels = (matches: (entry: (typeof entries)[number]) => unknown) =>
    entries.filter(matches).map(({ label }) => label)
  expect(labels(({ newWindow }) => newWindow)).toEqual(['californiaWaiver', 'essCareers'])
  expect(labels(({ urgent }) => urgent)).toEqual(['childSupport'])
})
