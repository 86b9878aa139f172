import { parseJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSearchResult } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { parsePath, useLocation } from 'react-router'
import { jobSummary } from '../../../testing/job.ts'
import { linksIn } from '../../../testing/links-in.ts'
import { press } from '../../../testing/press.ts'
import { setScreenWidth } from '../../../testing/screen-width.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({
  contentLanguage: 'en',
  brandNames: { arna: 'Arna', xpo: 'XPO', staffmarkdrivers: 'Staffmark Drivers' },
  californiaNotice: { reviewed: '', form: '' },
})
const { showRoutes } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { Results } = await import('./results.tsx')
const { loader } = await import('./search-page.tsx')

const requests: URL[] = []
let result: JobSearchResult
let suggestions: object[] = []
globalThis.fetch = async (address) => {
  const url = new URL(String(address), location.origin)
  requests.push(url)
  return Response.json(url.pathname === '/api/jobs' ? result : { suggestions })
}

Object.assign(performance, { getEntriesByType: () => [] })

beforeEach(() => {
  requests.length = 0
  result = { total: 37, totalOfAllBrands: 99, jobs: [jobSummary()], places: [] }
})
afterEach(async () => {
  cleanup()
  setScreenWidth(1280)
  await clearCache()
})

function Search() {
  return <Results search={parseJobSearch(new URLSearchParams(useLocation().search))} />
}

const page = { loader, Component: Search }

function open(address = '/search-jobs', state: unknown = null) {
  return showRoutes(
    [
      { path: '/search-jobs', ...page },
      { path: '/search', ...page },
      { path: '/search-jobs/:id', element: null },
    ],
    ['/search-jobs?keyword=before', { ...parsePath(address), state }],
  )
}
const heading = () => screen.getByRole('heading', { level: 2 })

test.each([
  [1, '', '1 Job Found'],
  [37, '', '37 Jobs Found'],
  [37, '?page=2', '37 Jobs Found (page 2 of 4)'],
  [37, '?page=2&size=25', '37 Jobs Found (page 2 of 2)'],
  [40, '?page=4', '40 Jobs Found (page 4 of 4)'],
  [0, '', '0 Jobs Found'],
])('%i jobs at “%s” are announced as “%s”', async (total, query, text) => {
  result.total = total
  await open(`/search-jobs${query}`)
  expect(heading().textContent).toBe(text)
  expect(within(screen.getAllByRole('status')[0] as HTMLElement).getByRole('heading')).toBe(
    heading(),
  )
})

test('the same count is announced anew for another search', async () => {
  const router = await open()
  const [before, status] = [heading().firstChild, heading().parentElement]
  await act(() => router.navigate('/search-jobs?keyword=cook'))
  expect(heading().textContent).toBe('37 Jobs Found')
  expect(heading().firstChild).not.toBe(before)
  expect(heading().parentElement).toBe(status)
})

test('an address beyond the last page is replaced by that of the last one', async () => {
  result.total = 31
  const router = await open('/search-jobs?keyword=cook&page=9', { total: 5 })
  expect(router.state.location).toMatchObject({
    search: '?keyword=cook&page=4',
    state: { total: 5 },
  })
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?keyword=before')
})

test('a page that is empty by now leads back to the first', async () => {
  result.total = 0
  const router = await open('/search-jobs?keyword=cook&page=2')
  expect(router.state.location.search).toBe('?keyword=cook')
})

test.each([
  [1280, 'table', false],
  [390, 'list', true],
])(
  'at a width of %i px the jobs are a %s, and sorted by a list: %s',
  async (width, role, isSorted) => {
    setScreenWidth(width)
    await open()
    const name = role === 'list' ? 'Jobs' : 'Jobs. The buttons in the headers sort them.'
    expect(
      within(screen.getByRole(role, { name })).getByRole('link', { name: 'Welder' }),
    ).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Sort order' }) !== null).toBe(isSorted)
    expect(screen.queryAllByRole('columnheader')).toHaveLength(isSorted ? 0 : 5)
  },
)

test.each([390, 1280])('at a width of %i px a job knows how many were found', async (width) => {
  setScreenWidth(width)
  const router = await open('/search-jobs?keyword=cook')
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Welder' })))
  expect(router.state.location.state).toEqual({ results: '?keyword=cook', total: 37 })
})

test('the other pages keep the search, and lead to the start of the results', async () => {
  const router = await open('/search-jobs?keyword=cook&page=2&size=15')
  const pages = screen.getByRole('navigation', { name: 'Pages' })
  expect(
    within(pages)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/search-jobs?keyword=cook&size=15', '/search-jobs?keyword=cook&page=3&size=15'])
  const scrolled: unknown[] = []
  heading().scrollIntoView = (options) => void scrolled.push(options)
  await act(async () => fireEvent.click(within(pages).getByRole('link', { name: /^Next/ })))
  expect(document.activeElement).toBe(heading())
  expect(scrolled).toEqual([{ block: 'start' }])
  expect(router.state.preventScrollReset).toBe(true)
  expect(requests.at(-1)?.searchParams.get('page')).toBe('2')
})

test('the last page that a search can be at has no next one', async () => {
  result.total = 10_001
  await open('/search-jobs?keyword=cook&page=1000')
  expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('page 1,000 of 1,000')
})

test('another size of the pages leads to the first of them, and leaves the focus', async () => {
  const router = await open('/search-jobs?keyword=cook&page=2')
  const announced = heading().firstChild
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Jobs per page' })
  expect([size.value, ...[...size.options].map(({ value }) => value)]).toEqual([
    '10',
    '10',
    '15',
    '25',
  ])
  size.focus()
  await act(async () => fireEvent.change(size, { target: { value: '25' } }))
  expect(router.state.location.search).toBe('?keyword=cook&size=25')
  expect(document.activeElement).toBe(size)
  expect(heading().firstChild).not.toBe(announced)
  expect(router.state.preventScrollReset).toBe(true)
})

test('another order leaves the focus and the scroll position', async () => {
  const router = await open()
  screen.getByRole('button', { name: 'Title' }).focus()
  await press('Title')
  expect(router.state.location.search).toBe('?sort=title&direction=asc')
  expect(router.state.preventScrollReset).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Title' }))
  expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
})

test('another order of cards leaves the scroll position', async () => {
  setScreenWidth(390)
  const router = await open('/search-jobs?page=2')
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort order' })
  expect([...order.options].slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Oldest first',
    'Newest first',
    'Title, A to Z',
    'Title, Z to A',
  ])
  await act(async () => fireEvent.change(order, { target: { value: '0' } }))
  expect(router.state.location.search).toBe('?direction=asc')
  expect(router.state.preventScrollReset).toBe(true)
})

const allOfThem = 'At all our companies except Staffmark Drivers. See the jobs at Staffmark Drivers'
const allBrands = 'arna,staffmark,prostaff,warets,hunter-hamilton,dyson,xpo'

test.each([
  ['/search-jobs', {}, 'At Arna. See all 99 jobs at our companies except Staffmark Drivers'],
  [
    '/search-jobs?brands=xpo',
    { brands: 'xpo' },
    'At XPO. See all 99 jobs at our companies except Staffmark Drivers',
  ],
  ['/search', { brands: allBrands }, allOfThem],
  ['/search-jobs?mode=internal', { audience: 'internal', brands: allBrands }, allOfThem],
  [
    '/search-jobs?postalCode=78701',
    { postalCode: '78701', distance: '10' },
    'At Arna. See all 99 jobs at our companies except Staffmark Drivers',
  ],
])('at %s asks for %j, and says where: %s', async (address, query, where) => {
  await open(address)
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/jobs'])
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual(query)
  expect(screen.getByText(/^At /).textContent).toBe(where)
})

test('without results says so, and leads to broader searches', async () => {
  result = { total: 0, totalOfAllBrands: null, jobs: [], places: [] }
  suggestions = [
    { kind: 'distance', distance: 50, total: 1 },
    { kind: 'state', state: 'TX', total: 1200 },
    { kind: 'state', state: 'ZZ', total: 2 },
    { kind: 'everywhere', total: 7 },
    { kind: 'all-brands', total: 9 },
    { kind: 'drivers', total: 3 },
  ]
  await open('/search-jobs?keyword=cook&postalCode=78701&sort=title&direction=asc&size=25')
  expect(
    screen.getByText("Sorry, we couldn't find any positions matching your criteria."),
  ).toBeTruthy()
  expect(await screen.findByText('These searches find jobs:')).toBeTruthy()
  expect(linksIn(screen.getAllByRole('status').at(-1))).toEqual([
    [
      'Within 50 miles: 1 job',
      '/search-jobs?keyword=cook&postalCode=78701&distance=50&sort=title&direction=asc&size=25',
    ],
    ['In Texas: 1,200 jobs', '/search-jobs?keyword=cook&state=TX&sort=title&direction=asc&size=25'],
    ['In ZZ: 2 jobs', '/search-jobs?keyword=cook&state=ZZ&sort=title&direction=asc&size=25'],
    ['Everywhere: 7 jobs', '/search-jobs?keyword=cook&sort=title&direction=asc&size=25'],
    [
      'In all our companies except Staffmark Drivers: 9 jobs',
      `/search-jobs?${new URLSearchParams({ brands: allBrands })}&keyword=cook&postalCode=78701&sort=title&direction=asc&size=25`,
    ],
    [
      'At Staffmark Drivers: 3 jobs',
      '/search-jobs?brands=staffmarkdrivers&keyword=cook&postalCode=78701&sort=title&direction=asc&size=25',
    ],
  ])
  const asked = requests.find(({ pathname }) => pathname === '/api/jobs/suggestions')
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    keyword: 'cook',
    postalCode: '78701',
    distance: '10',
  })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Jobs per page' })).toBeNull()
})

test('without broader searches advises other words', async () => {
  result = { total: 0, totalOfAllBrands: null, jobs: [], places: [] }
  suggestions = []
  await open()
  expect(
    await screen.findByText('Please try other words, or look again in a few days.'),
  ).toBeTruthy()
  expect(screen.queryByText(/^These searches/)).toBeNull()
})
