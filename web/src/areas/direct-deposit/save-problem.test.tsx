import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { depositEntry } from '../../testing/deposit-entry.ts'
import { portalErrorOf } from '../../testing/portal-error-of.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'
import type { SaveProblem as SaveProblemComponent } from './save-problem.tsx'

setSettings()
const { showPage } = await import('../../testing/show-page.tsx')
const { loadRuleText } = await import('../../forms/rule-text/use-rule-text.ts')
const { SaveProblem } = await import('./save-problem.tsx')
await loadRuleText()

type Props = ComponentProps<typeof SaveProblemComponent>

const first = depositEntry()
const second = depositEntry({ id: '2', lastDigits: '1002', depositType: 'percent', percent: '20' })
const added = depositEntry({ id: 'added-1', accountNumber: '12345678' })
const onRetry = jest.fn<() => void>()
const onCheck = jest.fn<() => void>()
const onDiscard = jest.fn<() => void>()
const handlers = { onCheck, onDiscard, discardLabel: 'Start again' }

beforeEach(() => {
  for (const handler of [onRetry, onCheck, onDiscard]) handler.mockClear()
})
afterEach(cleanup)

const show = (error: unknown, unknown?: Props['unknown'], entries = [first, second, added]) =>
  showPage(<SaveProblem error={error} entries={entries} unknown={unknown} onRetry={onRetry} />)
const alert = () => screen.getByRole('alert')
const invalid = (...errors: { field: string; rule: string }[]) =>
  portalErrorOf('invalid-input', { errors })

test('says nothing without a failed save', async () => {
  await show(undefined)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('names each account that the gateway rejects, and what is wrong with it', async () => {
  await show(
    invalid(
      { field: 'deposits[0].routingNumber', rule: 'routing-number' },
      { field: 'deposits[1].percent', rule: 'percent-left' },
      { field: 'deposits[1].amount', rule: 'required' },
      { field: 'deposits[2].accountNumber', rule: 'account-number' },
    ),
  )
  const lines = [...alert().querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'Payroll did not accept the change. Nothing was changed.',
    'Account ending in 1001: Invalid Routing Number',
    'Account ending in 1002: Percentage must be less than or equal to 100%.',
    'Account ending in 1002: Amount is required',
    'Account 12345678: Account Number has 4 to 17 digits',
    expect.stringContaining('ABCD-1234'),
  ])
  expect(document.activeElement).toBe(alert())
})

test('tells the same of two accounts that end alike', async () => {
  const accounts = ['1', '2'].map((id) => depositEntry({ id, lastDigits: '1001' }))
  const errors = [0, 1].map((index) => ({ field: `deposits[${index}].amount`, rule: 'required' }))
  await show(invalid(...errors), undefined, accounts)
  expect(screen.getAllByText('Account ending in 1001: Amount is required')).toHaveLength(2)
})

test('names an account behind the tenth', async () => {
  const accounts = Array.from({ length: 11 }, (_, index) =>
    depositEntry({ id: String(index), lastDigits: String(1000 + index) }),
  )
  await show(invalid({ field: 'deposits[10].amount', rule: 'required' }), undefined, accounts)
  expect(alert().textContent).toContain('Account ending in 1010: Amount is required')
})

test.each([
  ['an account that is not listed', { field: 'deposits[3].amount', rule: 'required' }],
  ['no account', { field: 'deposits', rule: 'percent-total' }],
  ['a rule that the portal does not know', { field: 'deposits[0].amount', rule: 'odd' }],
])('an error of %s is told as any failure', async (_case, error) => {
  await show(invalid(error))
  expect(alert().textContent).not.toContain('Account')
  expect(alert().textContent).toContain('What you typed is kept.')
  await press('Try again')
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a save beside another can be tried again', async () => {
  await show(portalErrorOf('entry-changed'))
  expect(alert().textContent).toContain('ABCD-1234')
  expect(document.activeElement).toBe(alert())
  await press('Try again')
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('what payroll refuses cannot be tried again as it is', async () => {
  await show(portalErrorOf('deposits-refused', { upstreamMessage: 'The bank is closed.' }))
  expect(alert().textContent).toContain('The bank is closed.')
  expect(alert().textContent).toContain('ABCD-1234')
  expect(document.activeElement).toBe(alert())
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['reading', true, 'We are reading what is on file now.', 0, ['Check again']],
  ['failed', false, 'What is on file could not be read.', 0, ['Check again']],
  ['done', true, 'What is on file is still as before', 2, ['Check again']],
  ['done', false, 'It differs from what you sent.', 2, ['Check again', 'Start again']],
] as const)(
  'a save without an outcome: %s, the same list: %s',
  async (check, isSame, text, lines, buttons) => {
    await show(undefined, { ...handlers, check, isSame, stored: [first, second] })
    expect(alert().textContent).toContain('We could not tell whether your change was saved.')
    expect(document.activeElement).toBe(alert())
    const told = within(alert()).getByText(new RegExp(text))
    expect(told.getAttribute('aria-live')).toBe('polite')
    expect(screen.queryAllByRole('listitem')).toHaveLength(lines)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
    for (const name of buttons) await press(name)
    expect([onCheck.mock.calls.length, onDiscard.mock.calls.length]).toEqual([
      1,
      buttons.length - 1,
    ])
  },
)

test('lists what is on file with its shares, also that it is nothing', async () => {
  const rest = depositEntry({ id: '3', lastDigits: '1003', depositType: 'balance' })
  const unknown = { ...handlers, check: 'done', isSame: false } as const
  await show(undefined, { ...unknown, stored: [first, second, rest] })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Checking ending in 1001: $100.00',
    'Checking ending in 1002: 20%',
    'Checking ending in 1003: What is left',
  ])
  cleanup()
  await show(undefined, { ...unknown, stored: [] })
  expect(alert().textContent).toContain('No account: your pay is mailed to you as a paper check.')
})
