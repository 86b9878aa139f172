import { allBrands } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ brandNames: { xpo: 'XPO' } })
const { showPage, showRoutes } = await import('../../../testing/show-page.tsx')
const { AppliedFilters } = await import('./extra/applied-filters.tsx')
const { SortOrder } = await import('./order/sort-order.tsx')
const { SearchedCompanies } = await import('./searched-companies.tsx')
const { useSort } = await import('./use-sort.ts')

afterEach(cleanup)

const search: JobSearch = { keyword: 'cook', brands: 'xpo', type: 'Contract', page: 2, size: 25 }

function SortButtons({ by = search }: { by?: JobSearch }) {
  const sortOf = useSort(by)
  return ['title', 'posted'].map((column) => (
    <button key={column} type="button" onClick={sortOf(column)?.onSort}>
      {column}
    </button>
  ))
}

const click = (name: string, role: 'button' | 'link') => () =>
  fireEvent.click(screen.getByRole(role, { name }))
const choose = (name: string) => () => {
  const { value } = screen.getByRole<HTMLOptionElement>('option', { name })
  fireEvent.change(screen.getByRole('combobox'), { target: { value } })
}

const cases: [string, ReactNode, () => unknown, string][] = [
  [
    'another column',
    <SortButtons />,
    click('title', 'button'),
    'brands=xpo&keyword=cook&type=Contract&sort=title&direction=asc&size=25',
  ],
  [
    'the reverse order',
    <SortButtons />,
    click('posted', 'button'),
    'brands=xpo&keyword=cook&type=Contract&direction=asc&size=25',
  ],
  [
    'back to the days',
    <SortButtons by={{ sort: 'title', direction: 'asc' }} />,
    click('posted', 'button'),
    '',
  ],
  [
    'another order of cards',
    <SortOrder search={search} />,
    choose('Title, A to Z'),
    'brands=xpo&keyword=cook&type=Contract&sort=title&direction=asc&size=25',
  ],
  [
    'all companies',
    <SearchedCompanies search={search} total={37} totalOfAllBrands={99} />,
    click('See all 99 jobs at our companies except staffmarkdrivers', 'link'),
    'brands=arna%2Cstaffmark%2Cprostaff%2Cwarets%2Chunter-hamilton%2Cdyson%2Cxpo&keyword=cook&type=Contract&size=25',
  ],
  [
    'a filter less',
    <AppliedFilters search={search} applied={['type']} />,
    click('Remove Position Type: Contract', 'link'),
    'brands=xpo&keyword=cook&size=25',
  ],
]

test.each(cases)(
  '%s leads to the first page, and keeps the rest',
  async (_case, element, change, query) => {
    const router = await showRoutes([{ path: '/search-jobs', element }], ['/search-jobs?page=3'])
    await act(async () => void change())
    expect(router.state.location.search).toBe(query && `?${query}`)
  },
)

test.each([
  [37, 1099, 'See all 1,099 jobs at our companies except staffmarkdrivers'],
  [0, 1, 'See the 1 job at our companies except staffmarkdrivers'],
  [37, null, 'See the jobs at all our companies except staffmarkdrivers'],
  [37, 37, undefined],
  [0, 0, undefined],
])('with %s of %s jobs at all companies, the link is “%s”', async (total, ofAll, name) => {
  await showPage(<SearchedCompanies search={search} total={total} totalOfAllBrands={ofAll} />)
  expect(screen.queryByRole('link')?.textContent).toBe(name)
})

test.each([
  ['staffmarkdrivers', 12, 'See all 9 jobs at our companies except staffmarkdrivers'],
  [allBrands, 12, 'See the jobs at staffmarkdrivers'],
  [allBrands, 0, undefined],
])('a search of %s that finds %s jobs has the link “%s”', async (brands, total, name) => {
  await showPage(
    <SearchedCompanies search={{ ...search, brands }} total={total} totalOfAllBrands={9} />,
  )
  expect(screen.queryByRole('link')?.textContent).toBe(name)
})

test.each<[JobSearch, string]>([
  [{}, 'Newest first'],
  [{ direction: 'asc' }, 'Oldest first'],
  [{ sort: 'title' }, 'Title, Z to A'],
  [{ sort: 'city', direction: 'asc' }, 'City, A to Z'],
])('shows the order of the search %j as “%s”', async (search, order) => {
  await showPage(<SortOrder search={search} />)
  const [chosen] = screen.getByRole<HTMLSelectElement>('combobox').selectedOptions
  expect(chosen?.textContent).toBe(order)
})
