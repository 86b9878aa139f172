import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { depositEntry } from '../../testing/deposit-entry.ts'
import { press } from '../../testing/press.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import type { Entry } from './entries.ts'

const { showPage } = await import('../../testing/show-page.tsx')
const { DepositTable } = await import('./deposit-table.tsx')

const fixed = depositEntry()
const percent = depositEntry({
  id: '2',
  accountType: 'savings',
  routingNumber: '011401533',
  lastDigits: '1002',
  depositType: 'percent',
  amount: '',
  percent: '12.5',
})
const added = depositEntry({ id: 'added-1', accountNumber: '12345678', lastDigits: '5678' })
const dailyPay = depositEntry({
  id: '3',
  accountType: 'daily-pay',
  lastDigits: '1003',
  depositType: 'balance',
  amount: '',
})
const all = [fixed, percent, added, dailyPay]

const onOpen = jest.fn<(entry: Entry) => void>()
const onMove = jest.fn<(entry: Entry, place: number) => void>()

const show = (readOnly: boolean) =>
  showPage(<DepositTable entries={all} readOnly={readOnly} onOpen={onOpen} onMove={onMove} />)

beforeEach(() => {
  onOpen.mockClear()
  onMove.mockClear()
})
afterEach(() => {
  cleanup()
  setScreenWidth(1280)
})

test('shows the type, both numbers, the share and the order of each account', async () => {
  await show(true)
  expect(screen.getByRole('table', { name: 'Your accounts' })).not.toBeNull()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Account Type',
    'Routing Number',
    'Account Number',
    'Deposit Type',
    'Amount/Percentage',
    'Deposit Order',
  ])
  const masked = (digits: string) => `•••• ${digits}account ending in ${digits}`
  const rows = screen.getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' | '),
    ),
  ).toEqual([
    `Checking | 021000021 | ${masked('1001')} | Amount | $100.00 | 1`,
    `Savings | 011401533 | ${masked('1002')} | Percent | 12.5% | 2`,
    'Checking | 021000021 | 12345678New, not saved yet | Amount | $100.00 | 3',
    `Daily Pay | 021000021 | ${masked('1003')} | Balance of Net Pay | What is left | Last`,
  ])
  expect(screen.getAllByText(/^••••/).map((one) => one.getAttribute('aria-hidden'))).toEqual([
    'true',
    'true',
    'true',
  ])
})

test.each([
  [1280, 'table'],
  [1279, 'list'],
])('at a width of %i px the accounts are a %s', async (width, role) => {
  setScreenWidth(width)
  await show(false)
  const list = screen.getByRole(role, { name: 'Your accounts' })
  expect(within(list).getAllByRole('button', { name: /^Change/ })).toHaveLength(all.length)
})

test('a list that is read-only can be neither opened nor moved', async () => {
  await show(true)
  expect(screen.queryByRole('button')).toBeNull()
  const [, row] = screen.getAllByRole('row')
  expect(row?.getAttribute('draggable')).not.toBe('true')
  await act(async () => fireEvent.click(screen.getByText('011401533')))
  expect(onOpen).not.toHaveBeenCalled()
})

test('an account moves by one place, within the places of those without the balance', async () => {
  await show(false)
  const ending = (digits: string) => `account ending in ${digits}`
  expect(
    screen
      .getAllByRole('button', { name: /^Move/ })
      .map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-disabled')]),
  ).toEqual([
    [`Move up ${ending('1001')}`, 'true'],
    [`Move down ${ending('1001')}`, 'false'],
    [`Move up ${ending('1002')}`, 'false'],
    [`Move down ${ending('1002')}`, 'false'],
    ['Move up account 12345678', 'false'],
    ['Move down account 12345678', 'true'],
  ])
  await press(`Move up ${ending('1001')}`)
  await press('Move down account 12345678')
  expect(onMove).not.toHaveBeenCalled()
  await press(`Move up ${ending('1002')}`)
  await press(`Move down ${ending('1002')}`)
  expect(onMove.mock.calls).toEqual([
    [percent, 1],
    [percent, 3],
  ])
})

test('each account opens, by its button or by its row', async () => {
  await show(false)
  const row = screen.getByRole('row', { name: /1003/ })
  await act(async () => fireEvent.click(within(row).getByRole('button', { name: /^Change/ })))
  await act(async () => fireEvent.click(screen.getByText('011401533')))
  expect(onOpen.mock.calls).toEqual([[dailyPay], [percent]])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Move', 'Change']),
  )
})

test('the focus goes with an account that is moved', async () => {
  const table = (entries: readonly Entry[]) => (
    <DepositTable entries={entries} readOnly={false} onOpen={onOpen} onMove={onMove} />
  )
  const { rerender } = await showPage(table(all))
  const button = screen.getByRole('button', { name: 'Move up account ending in 1002' })
  button.focus()
  rerender(table([percent, fixed, added, dailyPay]))
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('button', { name: 'Move up account ending in 1002' })).toBe(button)
})
