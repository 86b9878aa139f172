import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { act } from 'react'
import { setSettings } from '../../../../testing/set-settings.ts'

setSettings({ brandNames: { arna: 'Arna', xpo: 'XPO' } })
const { showRoutes } = await import('../../../../testing/show-page.tsx')
const { AppliedFilters } = await import('./applied-filters.tsx')

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('a filter that is removed leads to the first page without it, and leaves the results in view', async () => {
  const search = { keyword: 'cook', id: '7', brands: 'xpo', page: 3 }
  const element = <AppliedFilters search={search} applied={['id', 'brands']} />
  const router = await showRoutes([{ path: '*', element }], ['/search-jobs'])
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
  expect(names).toEqual(['Remove Reference ID: 7', 'Remove Company: XPO'])
  await act(async () => fireEvent.click(screen.getByRole('link', { name: /XPO/ })))
  const { location, preventScrollReset } = router.state
  expect([location.search, preventScrollReset]).toEqual(['?id=7&keyword=cook', true])
})

test('a type of jobs is told in the language of the page', async () => {
  localStorage.setItem('gatehouse.language', 'es')
  const element = <AppliedFilters search={{ type: 'Contract' }} applied={['type']} />
  await showRoutes([{ path: '*', element }], ['/search-jobs'])
  expect(screen.getByRole('link').textContent).toBe('Tipo de puesto: Por contrato')
})
