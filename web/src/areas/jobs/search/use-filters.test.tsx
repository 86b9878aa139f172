import { parseJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'

const { useFilters } = await import('./use-filters.ts')

let form: ReturnType<typeof useFilters>

function Search() {
  form = useFilters(parseJobSearch(new URLSearchParams(useLocation().search)))
  return null
}

async function open(address: string) {
  const router = createMemoryRouter([{ path: '/search-jobs', element: <Search /> }], {
    initialEntries: [address],
  })
  await act(async () => render(<RouterProvider router={router} />))
  return router
}

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
