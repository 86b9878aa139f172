import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { jobSummary } from '../../../testing/job.ts'
import { setSettings } from '../../../testing/set-settings.ts'
import { tableRows } from '../../../testing/table-rows.ts'

setSettings({ contentLanguage: 'en' })
const { showPage, showRoutes } = await import('../../../testing/show-page.tsx')
const { clearApplied, markApplied } = await import('../applied-jobs.ts')
const { JobCards } = await import('./job-cards.tsx')
const { JobTable } = await import('./job-table.tsx')

afterEach(() => {
  cleanup()
  clearApplied()
  localStorage.clear()
})

const job = (id: string) => jobSummary({ id, title: `Welder ${id}` })
const jobs = [job('1001'), job('1002')]

const lists: [string, ReactNode, 'row' | 'listitem'][] = [
  ['table', <JobTable caption="Jobs" jobs={jobs} total={2} sortOf={() => undefined} />, 'row'],
  ['cards', <JobCards jobs={jobs} total={2} />, 'listitem'],
]

async function textsOf(list: ReactNode, role: 'row' | 'listitem', at: string) {
  await showPage(list, at)
  return screen
    .getAllByRole(role)
    .filter((one) => within(one).queryByRole('link'))
    .map((one) => one.textContent)
}

test.each(lists)('%s: a job applied for in this tab is marked', async (_name, list, role) => {
  markApplied('1002')
  const [other, applied] = await textsOf(list, role, '/search')
  expect(other).not.toContain('Applied')
  expect(applied).toContain('Applied')
})

test.each(lists)(
  '%s: pay and company are told once, the id to internal staff alone',
  async (_name, list, role) => {
    for (const at of ['/search', '/search-jobs', '/search-jobs?mode=internal']) {
      const [text = ''] = await textsOf(list, role, at)
      expect(text.split('XPO')).toHaveLength(2)
      expect(text.split('$18 an hour')).toHaveLength(2)
      expect(text.split('1001')).toHaveLength(at.endsWith('internal') ? 3 : 2)
      cleanup()
    }
  },
)

const welder = jobSummary({ posted: '2020-03-09', type: 'Temporary' })
const unknown = jobSummary({
  id: '1002',
  type: '',
  city: '',
  state: '',
  posted: null,
  salary: null,
})
const table = (
  <JobTable caption="Jobs found" jobs={[welder, unknown]} total={2} sortOf={() => undefined} />
)

test.each([
  [
    '/search-jobs',
    ['Title', 'Position Type', 'City', 'State/Province', 'Date Posted'],
    ['WelderXPO · $18 an hour', 'Temporary', 'Austin', 'TX', 'Mar 9, 2020'],
    ['WelderXPO', '', '', '', ''],
  ],
  [
    '/search',
    ['Title', 'Position Type', 'City', 'State/Province', 'Date Posted', 'Brand'],
    ['Welder$18 an hour', 'Temporary', 'Austin', 'TX', 'Mar 9, 2020', 'XPO'],
    ['Welder', '', '', '', '', 'XPO'],
  ],
  [
    '/search-jobs?mode=internal',
    ['ID', 'Title', 'Position Type', 'City', 'State/Province', 'Date Posted', 'Brand'],
    ['1001', 'Welder$18 an hour', 'Temporary', 'Austin', 'TX', 'Mar 9, 2020', 'XPO'],
    ['1002', 'Welder', '', '', '', '', 'XPO'],
  ],
])('at %s the table has the columns %j', async (at, ...rows) => {
  await showPage(table, at)
  expect(screen.getByRole('table', { name: 'Jobs found' })).toBeTruthy()
  expect(tableRows()).toEqual(rows)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    rows.slice(1).map((cells) => cells[at.endsWith('internal') ? 1 : 0]),
  )
})

test.each([
  ['/search-jobs', 'title type city state posted'],
  ['/search-jobs?mode=internal', 'id title type city state posted brand'],
])('at %s the columns that may be sorted are %s', async (at, expected) => {
  const columns = new Set<string>()
  const sortOf = (column: string) => void columns.add(column)
  await showPage(<JobTable caption="Jobs" jobs={[]} total={0} sortOf={sortOf} />, at)
  expect([...columns].join(' ')).toBe(expected)
})

test('columns are sorted as they are told', async () => {
  const sortOf = (column: string) =>
    column === 'city' ? ({ direction: 'descending', onSort: () => undefined } as const) : undefined
  await showPage(
    <JobTable caption="Jobs" jobs={[welder]} total={1} sortOf={sortOf} />,
    '/search-jobs',
  )
  const headers = screen.getAllByRole('columnheader')
  expect(headers.map((one) => one.getAttribute('aria-sort'))).toEqual([
    null,
    null,
    'descending',
    null,
    null,
  ])
})

test.each([
  ['/search-jobs', 'Austin, TX · XPO'],
  ['/search-jobs?mode=internal', 'ID 1001 · Austin, TX · XPO'],
])('at %s a card begins with “%s”, and leaves out what is not known', async (at, first) => {
  await showPage(<JobCards label="Jobs" jobs={[welder, unknown]} />, at)
  expect(screen.getByRole('list', { name: 'Jobs' })).toBeTruthy()
  const [known, other] = screen
    .getAllByRole('listitem')
    .map((card) => [...card.querySelectorAll('p')].map(({ textContent }) => textContent))
  expect(known).toEqual([first, 'Temporary · $18 an hour · Mar 9, 2020'])
  expect(other).toEqual([at.endsWith('internal') ? 'ID 1002 · XPO' : 'XPO'])
})

test.each([[undefined, 3] as const, ['h4', 4] as const])(
  'with the level %s the cards have headings of level %i',
  async (headingLevel, level) => {
    await showPage(
      <JobCards jobs={[welder]} {...(headingLevel && { headingLevel })} />,
      '/search-jobs',
    )
    expect(screen.getByRole('heading', { level }).textContent).toBe('Welder')
  },
)

test.each(lists)('%s: a job of it knows how many there are', async (_name, element) => {
  const router = await showRoutes(
    [
      { path: '/search-jobs', element },
      { path: '/search-jobs/:id', element: null },
    ],
    ['/search-jobs?keyword=cook'],
  )
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Welder 1002' })))
  expect(router.state.location.pathname).toBe('/search-jobs/1002')
  expect(router.state.location.state).toEqual({ results: '?keyword=cook', total: 2 })
})

test.each(lists)('%s: leads to the page of a job for the same audience', async (_name, list) => {
  for (const [at, href] of [
    ['/search', '/search/1001?brandId=xpo'],
    ['/search-jobs', '/search-jobs/1001?brandId=xpo'],
    ['/search-jobs?mode=internal', '/search-jobs/1001?brandId=xpo&mode=internal'],
  ] as const) {
    await showPage(list, at)
    expect(screen.getByRole('link', { name: 'Welder 1001' }).getAttribute('href')).toBe(href)
    cleanup()
  }
})

test.each<[string, ReactNode]>([
  ['table', table],
  ['cards', <JobCards jobs={[welder]} />],
])('%s: known position types are translated, others told as they are', async (_name, list) => {
  localStorage.setItem('gatehouse.language', 'es')
  const other = { ...welder, id: '1003', type: 'Night Shift' }
  await showPage(
    <>
      {list}
      <JobCards jobs={[other]} />
    </>,
    '/search-jobs',
  )
  expect(screen.getByText(/Temporal/)).toBeTruthy()
  expect(screen.getByText(/^Night Shift · \$18 por hora/)).toBeTruthy()
})
