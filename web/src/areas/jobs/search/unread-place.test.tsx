import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup } from '@testing-library/react'

jest.unstable_mockModule('./where.ts', () => {
  throw new Error('offline')
})
const { showRoutes } = await import('../../../testing/show-page.tsx')
const { useFilters } = await import('./use-filters.ts')

afterEach(cleanup)

test('a place whose rules cannot be loaded is searched for as a city', async () => {
  let form: ReturnType<typeof useFilters> | undefined
  function Search() {
    form = useFilters({ keyword: 'cook' })
    return null
  }
  const router = await showRoutes(
    [{ path: '/search-jobs', element: <Search /> }],
    ['/search-jobs?keyword=cook'],
  )
  await act(async () => form?.change('where', ' Austin '))
  expect(form?.stateNames).toEqual([])
  await act(async () => form?.submit())
  expect(form?.errors).toEqual({})
  expect(router.state.location.search).toBe('?keyword=cook&city=Austin')
})
