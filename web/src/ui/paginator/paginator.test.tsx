import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../testing/show-page.tsx'
import { pageButtons } from './page-buttons.tsx'
import { pageLinks } from './page-links.tsx'
import { Paginator } from './paginator.tsx'

const step = pageLinks((page) => ({ to: `?page=${page}` }))
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

afterEach(cleanup)

test.each([
  [0, ['Next']],
  [1, ['Previous', 'Next']],
  [2, ['Previous']],
])('page %d of 3 links to its neighbours', async (page, expected) => {
  await showPage(<Paginator page={page} pages={3} step={step} />)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy()
  expect(screen.getByText(`Page ${page + 1} of 3`)).toBeTruthy()
  expect(links()).toEqual(expected)
})

test('links lead to the page before and after', async () => {
  await showPage(<Paginator page={1} pages={3} step={step} />)
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/?page=0', '/?page=2'])
})

test('a single page has no navigation', async () => {
  await showPage(<Paginator page={0} pages={1} step={step} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('buttons turn pages by keyboard, and at the end keep the focus and do nothing', async () => {
  const onTurn = jest.fn()
  await showPage(<Paginator page={2} pages={3} step={pageButtons(onTurn)} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onTurn.mock.calls).toEqual([[1]])
  await userEvent.tab()
  const next = screen.getByRole('button', { name: 'Next' })
  expect(document.activeElement).toBe(next)
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(onTurn).toHaveBeenCalledTimes(1)
})

test('many pages have a button for the first and the last one', async () => {
  const onTurn = jest.fn()
  await showPage(<Paginator page={2} pages={6} step={pageButtons(onTurn)} hasEnds />)
  const buttons = () => within(screen.getByRole('navigation')).getAllByRole('button')
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    'Previous',
    'Page 1',
    'Page 6',
    'Next',
  ])
  for (const button of buttons()) await userEvent.click(button)
  expect(onTurn.mock.calls).toEqual([[1], [0], [5], [3]])
})

test.each([
  [0, 6, ['Page 6', 'Next']],
  [5, 6, ['Previous', 'Page 1']],
  [2, 5, ['Previous', 'Next']],
])('page %d of %d leads to %j', async (page, pages, expected) => {
  await showPage(<Paginator page={page} pages={pages} step={pageButtons(() => {})} hasEnds />)
  const enabled = screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'false')
  expect(enabled.map(({ textContent }) => textContent)).toEqual(expected)
})

test('the page size is a labelled choice', async () => {
  const onChange = jest.fn()
  const pageSize = { label: 'Jobs per page', sizes: [10, 25, 50], size: 25, onChange }
  await showPage(<Paginator page={0} pages={1} step={step} pageSize={pageSize} />)
  const select = screen.getByLabelText<HTMLSelectElement>('Jobs per page')
  expect(select.value).toBe('25')
  expect([...select.options].map(({ text }) => text)).toEqual(['10', '25', '50'])
  await userEvent.selectOptions(select, '50')
  expect(onChange).toHaveBeenCalledWith(50)
})
