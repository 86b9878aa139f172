import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { showRoutes } from '../../testing/show-page.tsx'
import { PagedTable } from './paged-table.tsx'

const columns = [{ key: 'name', label: 'Name', isRowHeader: true, cell: (name: string) => name }]

function show(count: number, address = '/') {
  setScreenWidth(1280)
  const rows = Array.from({ length: count }, (_, position) => `Row ${position + 1}`)
  const table = <PagedTable label="Rows" rows={rows} rowKey={(name) => name} columns={columns} />
  return showRoutes([{ path: '/', element: table }], [address])
}
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

afterEach(cleanup)

test('shows ten rows at a time, and moves the focus to the next ones', async () => {
  const router = await show(12, '/?year=2026&page=1')
  expect(shown()).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(shown()).toEqual(['Row 11', 'Row 12'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rows. Page 2 of 2')
  const { location, historyAction } = router.state
  // Back leads to where the table was opened from.
  expect([location.search, historyAction]).toEqual(['?year=2026&page=2', 'REPLACE'])
  // The page does not jump to its top.
  expect(router.state.preventScrollReset).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect([shown()[0], router.state.location.search]).toEqual(['Row 1', '?year=2026&page=1'])
})

test('the next page is shown from its first row', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  await show(12)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(scroll.mock.contexts).toEqual([screen.getByRole('group', { name: /^Rows/ })])
  expect(scroll.mock.calls).toEqual([[{ block: 'start' }]])
  scroll.mockRestore()
})

test('the last page of many is one press away', async () => {
  await show(60)
  await userEvent.click(screen.getByRole('button', { name: 'Page 6' }))
  expect(shown()[0]).toBe('Row 51')
})

test.each([
  ['?page=2', 'Row 11'],
  ['?page=3', 'Row 21'],
  ['?page=99', 'Row 21'],
  ['?page=0', 'Row 1'],
  ['?page=-1', 'Row 1'],
  ['?page=x', 'Row 1'],
])('starts at the page of the address %s', async (search, first) => {
  await show(21, `/${search}`)
  expect(shown()[0]).toBe(first)
})

test('ten rows have no other pages', async () => {
  await show(10)
  expect(shown()).toHaveLength(10)
  expect(screen.queryByRole('navigation')).toBeNull()
})
