import { parseJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup } from '@testing-library/react'
import { useLocation } from 'react-router'
import { showRoutes } from '../../../testing/show-page.tsx'
import { useFilters } from './use-filters.ts'

let form: ReturnType<typeof useFilters>

function Search() {
  form = useFilters(parseJobSearch(new URLSearchParams(useLocation().search)))
  return null
}

const open = (address: string) =>
  showRoutes([{ path: '/search-jobs', element: <Search /> }], [address])

const submit = () => act(() => form.submit())

afterEach(cleanup)

test('a search adds an entry to the history, the same search again none', async () => {
  const router = await open('/search-jobs?keyword=cook')
  await submit()
  expect(router.state.historyAction).toBe('REPLACE')
  act(() => form.change('keyword', 'baker'))
  await submit()
  expect([router.state.historyAction, router.state.location.search]).toEqual([
    'PUSH',
    '?keyword=baker',
  ])
  // The results stay in view.
  expect(router.state.preventScrollReset).toBe(true)
  await submit()
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a place that cannot be read is told until it is changed, and searches for nothing', async () => {
  const router = await open('/search-jobs?keyword=cook')
  await act(async () => form.change('where', '787'))
  await submit()
  expect(form.errors).toEqual({ where: 'place' })
  expect(router.state.location.search).toBe('?keyword=cook')
  await act(async () => form.change('where', '78701'))
  expect(form.errors).toEqual({})
  await submit()
  expect(router.state.location.search).toBe('?keyword=cook&postalCode=78701&distance=10')
})

test('Back discards what was typed and not searched for', async () => {
  const router = await open('/search-jobs?keyword=cook')
  await act(() => router.navigate('/search-jobs?keyword=baker'))
  act(() => form.change('keyword', 'butcher'))
  await act(async () => form.change('where', '787'))
  await submit()
  expect(form.errors).toEqual({ where: 'place' })
  await act(() => router.navigate(-1))
  expect(form.values).toMatchObject({ keyword: 'cook', where: '' })
  expect(form.errors).toEqual({})
})

test('keeps what is typed while a search is being opened, and takes the rest from its address', async () => {
  let results: Promise<unknown> = Promise.resolve(null)
  const page = { path: '/search-jobs', element: <Search />, loader: () => results }
  const router = await showRoutes([page], ['/search-jobs'])
  await act(async () => form.change('where', 'm5h2n2'))
  const { promise, resolve } = Promise.withResolvers<null>()
  results = promise
  await submit()
  await act(async () => form.change('keyword', 'cook'))
  expect(router.state.location.search).toBe('')
  await act(async () => resolve(null))
  expect(router.state.location.search).toBe('?postalCode=M5H+2N2&distance=10')
  expect(form.values).toMatchObject({ keyword: 'cook', where: 'M5H 2N2', distance: '10' })
  await act(() => router.navigate('/search-jobs?keyword=baker'))
  expect(form.values).toMatchObject({ keyword: 'baker', where: '' })
})
