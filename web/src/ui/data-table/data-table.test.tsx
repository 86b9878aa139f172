import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { showPart } from '../../testing/show-page.tsx'
import { stylesOf } from '../../testing/styles-of.ts'
import type { Column } from './column.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { rowButton } from './row-button.tsx'
import { rowDetails } from './row-details.tsx'

interface Payment {
  id: string
  day: string
  amount: string
  note?: string
}

const payments: Payment[] = [
  { id: 'a', day: '03/02', amount: '120.00', note: 'Two shifts' },
  { id: 'b', day: '03/09', amount: '' },
]
const columns: Column<Payment>[] = [
  { key: 'amount', label: 'Amount', align: 'end', cell: ({ amount }) => amount },
  { key: 'day', label: 'Pay Date', isRowHeader: true, cell: ({ day }) => day },
]

const table = (props: Partial<DataTableProps<Payment>> = {}) => (
  <DataTable
    label="Payments"
    columns={columns}
    rows={payments}
    rowKey={({ id }) => id}
    {...props}
  />
)

function show(width: number, props: Partial<DataTableProps<Payment>> = {}) {
  setScreenWidth(width)
  return showPart(table(props))
}

const details = rowDetails({
  label: 'Details',
  render: ({ note }: Payment) => note && <p>{note}</p>,
})

afterEach(cleanup)

describe('on a wide screen', () => {
  test('is a table with a caption, column headers and row headers', async () => {
    await show(769)
    expect(screen.getByRole('table', { name: 'Payments' })).toBeTruthy()
    const scopes = (role: 'columnheader' | 'rowheader') =>
      screen.getAllByRole(role).map((header) => [header.textContent, header.getAttribute('scope')])
    expect(scopes('columnheader')).toEqual([
      ['Amount', 'col'],
      ['Pay Date', 'col'],
    ])
    expect(scopes('rowheader')).toEqual([
      ['03/02', 'row'],
      ['03/09', 'row'],
    ])
  })

  test('aligns the header and the cells of a column', async () => {
    await show(769)
    const aligned = [...document.querySelectorAll('[data-align=end]')]
    expect(aligned.map(({ textContent }) => textContent)).toEqual(['Amount', '120.00', ''])
  })

  test('a sorted column has aria-sort, and Enter on its header sorts', async () => {
    const onSort = jest.fn()
    const [amount, day] = columns as [Column<Payment>, Column<Payment>]
    await show(769, {
      columns: [
        { ...amount, sort: { direction: undefined, onSort } },
        { ...day, sort: { direction: 'descending', onSort: () => {} } },
      ],
    })
    const headers = screen.getAllByRole('columnheader')
    expect(headers.map((header) => header.getAttribute('aria-sort'))).toEqual([null, 'descending'])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onSort).toHaveBeenCalledTimes(1)
  })

  test('the arrow of a sorted column points up while it ascends', async () => {
    const [amount, day] = columns as [Column<Payment>, Column<Payment>]
    const onSort = () => {}
    await show(769, {
      columns: [
        { ...amount, sort: { direction: 'ascending', onSort } },
        { ...day, sort: { direction: 'descending', onSort } },
        { ...amount, key: 'net', sort: { direction: undefined, onSort } },
      ],
    })
    const looks = screen.getAllByRole('columnheader').map((header) => {
      const styles = stylesOf(header)
      return [styles.includes('rotate(180deg)'), styles.includes('color: var(--gh-colors-ink)')]
    })
    expect(looks).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
  })

  test('shows actions at the end of a row, below their own header', async () => {
    const pay = jest.fn()
    await show(769, {
      actions: {
        label: 'Actions',
        render: ({ id }) => (
          <button type="button" onClick={() => pay(id)}>
            Pay
          </button>
        ),
      },
    })
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
    const row = screen.getByRole('row', { name: /03\/09/ })
    await userEvent.click(within(row).getByRole('button', { name: 'Pay' }))
    expect(pay).toHaveBeenCalledWith('b')
  })

  test('marks highlighted rows', async () => {
    await show(769, { isHighlighted: ({ id }) => id === 'b' })
    const marked = [...document.querySelectorAll('[data-highlighted]')]
    expect(marked).toEqual([screen.getByRole('row', { name: /03\/09/ })])
  })
})

describe('on a narrow screen', () => {
  test('is a labelled list of cards with headings and labelled facts', async () => {
    await show(768)
    expect(screen.queryByRole('table')).toBeNull()
    const cards = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem')
    expect(cards.map(({ textContent }) => textContent)).toEqual(['03/02Amount120.00', '03/09'])
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    expect(screen.getByRole('term').textContent).toBe('Amount')
    expect(screen.getByRole('definition').textContent).toBe('120.00')
  })

  test('a card may have labels of its own, and a heading below that of its section', async () => {
    const [amount, day] = columns as [Column<Payment>, Column<Payment>]
    await show(768, { columns: [{ ...amount, cardLabel: 'Paid' }, day], headingLevel: 'h3' })
    expect(screen.getByRole('term').textContent).toBe('Paid')
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  })

  test('a card has the actions of its row', async () => {
    await show(768, {
      actions: { label: 'Actions', render: () => <button type="button">Pay</button> },
    })
    expect(screen.getAllByRole('button', { name: 'Pay' })).toHaveLength(2)
  })
})

describe.each([768, 769])('details at %d px', (width) => {
  test('a row without details has no button', async () => {
    await show(width, { opener: details })
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  test('the button is named after its row, and opens and closes the details by keyboard', async () => {
    await show(width, { opener: details })
    const button = screen.getByRole('button', { name: 'Details 03/02' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText('Two shifts')).toBeNull()
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const controlled = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(controlled?.textContent).toBe('Two shifts')
    await userEvent.keyboard(' ')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(button.hasAttribute('aria-controls')).toBe(false)
    expect(screen.queryByText('Two shifts')).toBeNull()
  })
})

test.each([768, 769])(
  'a press in the row opens it at %d px, one in its details does not close it',
  async (width) => {
    await show(width, { opener: details })
    await userEvent.click(screen.getByText('120.00'))
    await userEvent.click(screen.getByText('Two shifts'))
    expect(screen.getByText('Two shifts')).toBeTruthy()
    await userEvent.click(screen.getByText('03/02'))
    expect(screen.queryByText('Two shifts')).toBeNull()
  },
)

test('text of a row can be selected without opening it', async () => {
  await show(769, { opener: details })
  const isSelected = jest.spyOn(Selection.prototype, 'isCollapsed', 'get').mockReturnValue(false)
  await userEvent.click(screen.getByText('120.00'))
  expect(screen.queryByText('Two shifts')).toBeNull()
  isSelected.mockRestore()
})

test.each([768, 769])(
  'a press in a row leads elsewhere at %d px, its button alone too',
  async (width) => {
    const onOpen = jest.fn()
    await show(width, { opener: rowButton({ label: 'Open', onOpen }) })
    await userEvent.click(screen.getByText('120.00'))
    await userEvent.click(screen.getByRole('button', { name: 'Open 03/09' }))
    expect(onOpen.mock.calls).toEqual([[payments[0]], [payments[1]]])
  },
)

test('actions and details have their columns in the order of their headers, and styles of their own', async () => {
  await show(769, {
    opener: details,
    actions: { label: 'Actions', render: () => <button type="button">Pay</button> },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Details 03/02' }))
  const cell = screen.getByText('Two shifts').closest('td')
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect([headers, cell?.colSpan]).toEqual([['Amount', 'Pay Date', 'Actions', 'Details'], 4])
  const row = screen.getByRole('row', { name: /03\/02/ })
  const marked = [...row.querySelectorAll('[data-buttons]')].map(({ textContent }) => textContent)
  expect([marked, cell?.dataset.panel, row.dataset.opens]).toEqual([['Pay', 'Details'], '', ''])
})

test('on a wide screen a table can be cards, and can be read by another name than its label', async () => {
  await show(961, { cardsUpTo: '60rem' })
  expect(screen.getByRole('table', { name: 'Payments' })).toBeTruthy()
  cleanup()
  await show(960, { cardsUpTo: '60rem' })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('list', { name: 'Payments' })).toBeTruthy()
  cleanup()
  await show(769, { caption: 'Payments, newest first' })
  expect(screen.getByRole('table', { name: 'Payments, newest first' })).toBeTruthy()
})

test.each([768, 769])('rows can be dragged at %i px', async (width) => {
  await show(width, { dragging: ({ id }) => (id === 'a' ? { draggable: true } : {}) })
  const rows = [...document.querySelectorAll<HTMLElement>('[draggable=true]')]
  expect(rows.map(({ textContent }) => textContent?.includes('03/02'))).toEqual([true])
})

test.each([768, 769])('a label may break after its slash at %i px', async (width) => {
  const [amount, day] = columns as [Column<Payment>, Column<Payment>]
  await show(width, { columns: [{ ...amount, label: 'Net/Gross' }, day] })
  const label = document.querySelector('wbr')?.parentElement
  expect(label?.textContent).toBe('Net/Gross')
  expect(label?.querySelector('wbr')?.previousSibling?.textContent).toBe('/')
})

test('the details of a highlighted row are marked with it', async () => {
  await show(769, { opener: details, isHighlighted: ({ id }) => id === 'a' })
  await userEvent.click(screen.getByRole('button', { name: 'Details 03/02' }))
  const marked = [...document.querySelectorAll('[data-highlighted]')]
  expect(marked.at(-1)?.textContent).toBe('Two shifts')
  expect(marked).toHaveLength(2)
})

test('a highlighted card looks different from the others', async () => {
  await show(768, { isHighlighted: ({ id }) => id === 'b' })
  // jsdom reads no styles in layers.
  const [first, second] = screen
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.className)
  expect(second).not.toBe(first)
})

test.each([768, 769])('a link in a row leads where it says alone at %i px', async (width) => {
  const onOpen = jest.fn()
  const [, day] = columns as [Column<Payment>, Column<Payment>]
  const link: Column<Payment> = {
    key: 'link',
    label: 'Statement',
    cell: ({ id }) => <a href={`#${id}`}>PDF {id}</a>,
  }
  await show(width, { columns: [day, link], opener: rowButton({ label: 'Open', onOpen }) })
  await userEvent.click(screen.getByRole('link', { name: 'PDF a' }))
  expect(onOpen).not.toHaveBeenCalled()
})

test.each([768, 769])('an opener may come with the data at %i px', async (width) => {
  const { rerender } = await show(width)
  rerender(table({ opener: details }))
  expect(screen.getAllByRole('button')).toHaveLength(1)
  rerender(table())
  expect(screen.queryAllByRole('button')).toEqual([])
})
