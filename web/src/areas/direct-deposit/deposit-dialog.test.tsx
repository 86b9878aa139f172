import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { depositEntry } from '../../testing/deposit-entry.ts'
import { descriptionsOf } from '../../testing/descriptions-of.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { goBack } from '../../testing/go-back.ts'
import { press } from '../../testing/press.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { setSettings } from '../../testing/set-settings.ts'
import type { Entry } from './entries.ts'

setSettings()
const { requests, bodies, replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { hideOverlayEntries } = await import('../../portal/overlay-history.ts')
const { DepositDialog } = await import('./deposit-dialog.tsx')
hideOverlayEntries()

const check = 'POST /api/direct-deposit/account-check'
const first = depositEntry()
const second = depositEntry({ id: '2', lastDigits: '1002', accountType: 'savings' })
const added = depositEntry({ id: 'added-1', lastDigits: '5678', accountNumber: '12345678' })
const half = depositEntry({ id: '3', depositType: 'percent', amount: '', percent: '60.5' })
const rest = depositEntry({ id: '4', depositType: 'balance', amount: '' })

const onSave = jest.fn<(entry: Entry, priority: number) => void>()
const onRemove = jest.fn<(entry: Entry) => void>()
const onCancel = jest.fn<() => void>()

beforeEach(() => {
  requests.length = 0
  bodies.length = 0
  replies.clear()
  replies.set(check, () => Response.json({}))
  for (const handler of [onSave, onRemove, onCancel]) handler.mockClear()
})
afterEach(() => {
  cleanup()
  setScreenWidth(1280)
})

const show = (entry: Entry | undefined, entries: readonly Entry[] = [first, second]) =>
  showPage(
    <DepositDialog
      entry={entry}
      entries={entries}
      version="v1"
      onSave={onSave}
      onRemove={onRemove}
      onCancel={onCancel}
      returnTo={() => null}
    />,
  )
const dialog = () => screen.getByRole('dialog')
const field = (label: string) => within(dialog()).getByLabelText<HTMLInputElement>(label)
const enter = (label: string, value: string) =>
  act(async () => fireEvent.change(field(label), { target: { value } }))
const optionsOf = (label: string) =>
  [...(field(label) as unknown as HTMLSelectElement).options].map(({ text }) => text)
const descriptionOf = (label: string) => descriptionsOf(field(label)).join(' ')

async function enterAccount(accountNumber: string) {
  await enter('Account Number', accountNumber)
  await enter('Repeat Account Number', accountNumber)
  await enter('Routing Number', '0114-01533')
  await enter('Amount', '$75.5')
}

test('a new account is checked among those on file, and added behind all but the balance', async () => {
  await show(undefined, [first, second, added, rest])
  expect(screen.getByRole('dialog', { name: 'Add Account' })).not.toBeNull()
  expect(field('Deposit Order').value).toBe('4')
  expect(descriptionOf('Deposit Order')).toContain('The next free number is 4.')
  await enterAccount('5551 2345')
  await press('Add Direct Deposit')
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  expect(bodies).toEqual([
    {
      routingNumber: '011401533',
      accountNumber: '55512345',
      version: 'v1',
      listedIds: ['1', '2', '4'],
    },
  ])
  expect(onSave.mock.calls[0]).toEqual([
    expect.objectContaining({ accountNumber: '55512345', amount: '75.50' }),
    4,
  ])
})

test('an account that was added before cannot be added again', async () => {
  await show(undefined, [first, added])
  await enterAccount('1234-5678')
  await press('Add Direct Deposit')
  await waitFor(() => expect(document.activeElement).toBe(field('Account Number')))
  expect(descriptionOf('Account Number')).toContain('An entry already exists')
  expect(requests).toEqual([])
  expect(onSave).not.toHaveBeenCalled()
})

test('an account that is changed is checked without its number and without itself', async () => {
  await show(first, [first, second, added])
  expect(screen.getByRole('dialog', { name: 'Change Account' })).not.toBeNull()
  expect(within(dialog()).getByText(/^To use another account, remove this one/)).not.toBeNull()
  expect(within(dialog()).getByText('account ending in 1001')).not.toBeNull()
  expect(within(dialog()).queryByLabelText('Account Number')).toBeNull()
  expect(descriptionOf('Deposit Order')).toBe('Payroll fills the accounts in this order.')
  for (const [entry, listedIds] of [
    [first, ['2']],
    [added, ['1', '2']],
  ] as const) {
    cleanup()
    await show(entry, [first, second, added])
    await enter('Routing Number', '011401533')
    await press('Update Direct Deposit')
    await waitFor(() =>
      expect(bodies.at(-1)).toEqual({
        routingNumber: '011401533',
        accountNumber: '',
        version: 'v1',
        listedIds,
      }),
    )
  }
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
  const changed = { routingNumber: '011401533' }
  expect(onSave.mock.calls).toEqual([
    [{ ...first, ...changed }, 1],
    [{ ...added, ...changed }, 3],
  ])
})

test('offers the types of an account, and those of a deposit that are left', async () => {
  await show(first, [first, half, rest])
  expect(optionsOf('Account Type')).toEqual(['Checking', 'Savings'])
  expect(optionsOf('Deposit Type')).toEqual(['Amount', 'Percent'])
  for (const label of ['Account Type', 'Deposit Type'])
    expect(field(label).getAttribute('aria-required')).toBe('true')
  cleanup()
  await show(rest, [first, half, rest])
  expect(optionsOf('Deposit Type')).toEqual(['Amount', 'Percent', 'Balance of Net Pay'])
  expect(within(dialog()).getByText(/^This account gets what is left/)).not.toBeNull()
  expect(within(dialog()).queryByLabelText('Deposit Order')).toBeNull()
})

test('a percentage is at most what the other accounts leave, in the summary too', async () => {
  const quarter = { ...half, id: '5', percent: '25.5' }
  await show(quarter, [half, quarter])
  expect(descriptionOf('Percent')).toBe('From 1 to 100. 39.5% of your pay is not assigned yet.')
  await enter('Percent', '40')
  await enter('Routing Number', '')
  await press('Update Direct Deposit')
  const message = 'Percentage must be less than or equal to 39.5%.'
  await waitFor(() => expect(descriptionOf('Percent')).toContain(message))
  const summary = within(dialog()).getByRole('group', { name: 'Please check these 2 entries' })
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Routing Number is required', message])
  await enter('Percent', '39.5')
  await enter('Routing Number', quarter.routingNumber)
  await press('Update Direct Deposit')
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...quarter, percent: '39.5' }, 2))
})

test('an account whose check fails is kept in the dialog, and can be checked again', async () => {
  replies.set(check, () => rejectWith('upstream-unreachable'))
  await show(undefined)
  await enterAccount('55512345')
  await press('Add Direct Deposit')
  const failure = await within(dialog()).findByRole('alert')
  expect(failure.textContent).toContain('What you typed is kept.')
  expect(document.activeElement).toBe(failure)
  expect([field('Account Number').value, onSave.mock.calls.length]).toEqual(['55512345', 0])
  replies.set(check, () => Response.json({}))
  await press('Try again')
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  expect(within(dialog()).queryByRole('alert')).toBeNull()
})

test('an account that payroll knows no bank of is told at its field', async () => {
  const errors = [{ field: 'routingNumber', rule: 'routing-number' }]
  replies.set(check, () => rejectWith('invalid-input', { errors }))
  await show(undefined)
  await enterAccount('55512345')
  await press('Add Direct Deposit')
  await waitFor(() => expect(document.activeElement).toBe(field('Routing Number')))
  expect(descriptionOf('Routing Number')).toContain('Invalid Routing Number')
})

test('can neither be cancelled nor lose its account while that is checked', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  replies.set(check, () => promise.then(() => Response.json({})))
  await show(first)
  await enter('Routing Number', '011401533')
  await press('Update Direct Deposit')
  await waitFor(() => expect(requests).toEqual([check]))
  for (const name of ['Cancel', 'Remove Account']) {
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    await press(name)
  }
  expect(onCancel).not.toHaveBeenCalled()
  expect(screen.queryByText(/^Are you sure/)).toBeNull()
  await act(async () => resolve())
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('false')
})

test('asks before it removes an account, and goes back to what was typed', async () => {
  await show(first)
  await enter('Amount', '75')
  await press('Remove Account')
  expect(descriptionsOf(screen.getByRole('dialog', { name: 'Remove this account?' }))).toEqual([
    'Checking ending in 1001Are you sure you want to delete this account?',
  ])
  const answers = within(dialog()).getAllByRole('button')
  expect(answers.map(({ textContent }) => textContent)).toEqual(['Cancel', 'Confirm'])
  await press('Cancel')
  expect([field('Amount').value, onRemove.mock.calls.length]).toEqual(['75', 0])
  await press('Remove Account')
  await press('Confirm')
  expect(onRemove.mock.calls).toEqual([[first]])
  expect(onCancel).not.toHaveBeenCalled()
  cleanup()
  await show(undefined)
  expect(screen.queryByRole('button', { name: 'Remove Account' })).toBeNull()
})

test('Back on a phone answers the question of a removal with no', async () => {
  setScreenWidth(375)
  await show(first)
  await press('Remove Account')
  await goBack()
  expect(screen.getByRole('dialog', { name: 'Change Account' })).not.toBeNull()
  expect([onCancel.mock.calls.length, onRemove.mock.calls.length]).toEqual([0, 0])
})

test('Back on a phone cancels a dialog in which nothing was typed', async () => {
  setScreenWidth(375)
  await show(first)
  await goBack()
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('Back on a phone does not drop what was typed', async () => {
  setScreenWidth(375)
  await show(first)
  await enter('Amount', '75')
  await goBack()
  expect(onCancel).not.toHaveBeenCalled()
  expect(field('Amount').value).toBe('75')
})

test('shows on a sample check which number is which', async () => {
  await show(undefined)
  fireEvent.click(within(dialog()).getByText('Where are these numbers?'))
  const image = within(dialog()).getByRole('img', { name: /^A sample check:.* nine digits/ })
  const xOf = (text: string) => Number(within(image).getByText(text).getAttribute('x'))
  const [routing, account] = [xOf('021000021'), xOf('000123456789')]
  expect(routing).toBeLessThan(account)
  expect(xOf('Routing number')).toBeLessThan(xOf('Account number'))
  expect(xOf('Routing number')).toBeLessThan(account)
})
