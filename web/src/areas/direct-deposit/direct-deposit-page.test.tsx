import {
  type DirectDeposit,
  maxDeposits,
  readDirectDeposit,
  type StoredDeposit,
} from '@gatehouse/contracts/portal/direct-deposit'
import type { Problem, ProblemCode } from '@gatehouse/contracts/problem'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { passTime } from '../../testing/pass-time.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({
  supportPhone: '1-800-555-0142',
  contentLanguage: 'en',
  dailyPayUrl: 'https://daily-pay.example.test/',
})
const { requests, bodies, replies, answer, reject, hold } = installFakeGateway()
const { chooseLanguage, showPage, signIn } = await import('../../testing/show-page.tsx')
const { clearCache, setCached } = await import('../../portal/use-read.ts')
const { dirtyForms } = await import('../../forms/dirty-forms.ts')
const { storeUnsavedForms } = await import('../../forms/store-unsaved-forms.ts')
const { unsavedForms } = await import('../../forms/unsaved-forms.ts')
const { Component, loader } = await import('./direct-deposit-page.tsx')
// So that it opens at once.
await import('./deposit-dialog.tsx')

const read = 'GET /api/direct-deposit'
const save = 'POST /api/direct-deposit'
const check = 'POST /api/direct-deposit/account-check'

const deposit = (id: number, fields: Partial<StoredDeposit> = {}): StoredDeposit => ({
  id: String(id),
  accountType: 'checking',
  routingNumber: '021000021',
  lastDigits: String(1000 + id),
  depositType: 'amount',
  amount: '100.00',
  percent: '',
  ...fields,
})
const [first, second] = [deposit(1), deposit(2, { accountType: 'savings' })]
const listOf = (...deposits: StoredDeposit[]): DirectDeposit => ({
  version: 'v1',
  state: 'open',
  deposits,
})

async function show(stored: DirectDeposit) {
  answer(read, stored)
  await setCached(readDirectDeposit, {}, stored)
  await showPage(<Component />)
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const moveDown = (digits: string) => press(`Move down account ending in ${digits}`)
const moveSecondUp = () => press('Move up account ending in 1002')
const alert = () => screen.findByRole('alert')

/** `onFile` is the list once the save has replied. */
const replyToSave = (reply: () => Response | Promise<Response>, onFile: DirectDeposit) =>
  replies.set(save, () => {
    answer(read, onFile)
    return reply()
  })
const accepted = () => Response.json({ message: null })

async function saveChanges() {
  await press('Save Changes')
  fireEvent.click(await screen.findByRole('button', { name: /^(Confirm and save|Continue)$/ }))
}

async function openAccount(digits: string) {
  const row = screen.getByRole('row', { name: new RegExp(`ending in ${digits}`) })
  fireEvent.click(within(row).getByRole('button', { name: /^Change/ }))
  return screen.findByRole('dialog')
}

beforeEach(() => {
  requests.length = 0
  bodies.length = 0
  replies.clear()
})
afterEach(async () => {
  cleanup()
  localStorage.clear()
  jest.useRealTimers()
  jest.restoreAllMocks()
  unsavedForms.clear()
  await clearCache()
})

test.each<[ProblemCode, Partial<Problem>, string]>([
  ['deposits-refused', { upstreamMessage: 'The bank is closed.' }, 'The bank is closed.'],
  ['entry-changed', {}, 'Another change of yours is being saved.'],
  [
    'invalid-input',
    { errors: [{ field: 'deposits[0].routingNumber', rule: 'invalid' }] },
    'Account ending in 1002: Routing Number is not valid',
  ],
  ['upstream-unreachable', {}, 'What you typed is kept.'],
])(
  'a save that ends in %s is told of until the list is changed again',
  async (code, details, message) => {
    await show(listOf(first, second))
    await moveSecondUp()
    reject(save, code, details)
    await saveChanges()
    expect((await alert()).textContent).toContain(message)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    await moveDown('1002')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('once saved, shows no list that is outdated', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  answer(save, { message: null })
  reject(read, 'upstream-unreachable')
  await saveChanges()
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('table')).toBeNull()
})

test('while a save is under way, nothing else can be changed or saved', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  expect(button('Save Changes').dataset.track).toBe('save-direct-deposit')
  const release = hold(save)
  await saveChanges()
  await waitFor(() => expect(button('Save Changes').getAttribute('aria-busy')).toBe('true'))
  for (const name of ['Add Account', 'Save Changes']) await press(name)
  const accounts = screen.getByRole('table').textContent
  for (const name of [/^Change/, /^Move up/, /^Move down/])
    for (const one of screen.getAllByRole('button', { name }))
      await act(async () => fireEvent.click(one))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('table').textContent).toBe(accounts)
  expect(screen.queryByRole('button', { name: 'Undo all changes' })).toBeNull()
  answer(read, { ...listOf(second, first), version: 'v2' })
  await release(Response.json({ message: null }))
  await waitFor(() => expect(button('Save Changes').getAttribute('aria-busy')).toBe('false'))
  expect(requests.filter((request) => request === save)).toHaveLength(1)
})

test('a list that is closed cannot be saved', async () => {
  await show({ ...listOf(first, second), state: 'submitted-today' })
  await press('Save Changes')
  expect(screen.queryByText(/^Nothing has changed yet/)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('takes as many accounts as payroll does, and no more', async () => {
  const deposits = Array.from({ length: maxDeposits }, (_, index) => deposit(index))
  await show(listOf(...deposits.slice(1)))
  expect(button('Add Account').getAttribute('aria-disabled')).toBe('false')
  await act(() => setCached(readDirectDeposit, {}, listOf(...deposits)))
  expect(button('Add Account').getAttribute('aria-disabled')).toBe('true')
  await press('Add Account')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('tells how a save without an outcome is looked for, until it is given up', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  reject(save, 'outcome-unknown')
  await saveChanges()
  expect((await alert()).textContent).toContain('What is on file is still as before')

  const release = hold(read)
  await press('Check again')
  expect(screen.getByRole('alert').textContent).toContain('We are reading what is on file now.')
  await release(Response.json({ ...listOf(first), version: 'v2' }))
  expect((await alert()).textContent).toContain('It differs from what you sent.')
  await press('Start again from what is on file')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Your changes are not saved yet.')).toBeNull()
  expect(screen.getAllByRole('row')).toHaveLength(2)
})

test('another save replaces what was told of the one before', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  reject(save, 'outcome-unknown')
  await saveChanges()
  expect((await alert()).textContent).toContain('could not tell')
  const release = hold(save)
  await saveChanges()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await release(rejectWith('deposits-refused'))
  expect((await alert()).textContent).toContain('Payroll did not accept the change.')
})

test('asks payroll about a routing number that was changed, and about no other', async () => {
  await show(listOf(first, second))
  answer(check, {})
  let dialog = await openAccount('1001')
  fireEvent.change(within(dialog).getByLabelText('Amount'), { target: { value: '75' } })
  await userEvent.click(button('Update Direct Deposit'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests).not.toContain(check)

  dialog = await openAccount('1001')
  fireEvent.change(within(dialog).getByLabelText('Routing Number'), {
    target: { value: '011401533' },
  })
  await userEvent.click(button('Update Direct Deposit'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests).toContain(check)
})

test('says how long to wait when too many accounts were tried', async () => {
  await show(listOf(first, second))
  reject(check, 'rate-limited', { retryAfter: 30 })
  const dialog = await openAccount('1001')
  fireEvent.change(within(dialog).getByLabelText('Routing Number'), {
    target: { value: '011401533' },
  })
  await userEvent.click(button('Update Direct Deposit'))
  const problem = await within(dialog).findByRole('alert')
  expect(problem.textContent).toContain('30 seconds')
  expect(document.activeElement).toBe(problem)
})

test('the input of a dialog outlives the end of the session until it is cancelled', async () => {
  await signIn()
  await show(listOf(first, second))
  const amount = async () =>
    within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>('Amount')
  await openAccount('1001')
  fireEvent.change(await amount(), { target: { value: '75' } })
  await waitFor(() => expect(dirtyForms.size).toBe(1))
  storeUnsavedForms('maria')
  cleanup()
  await showPage(<Component />)
  await waitFor(async () => expect((await amount()).value).toBe('75'))
  expect(screen.getByText(/^We kept your answers/)).not.toBeNull()
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openAccount('1001')
  expect((await amount()).value).toBe('100.00')
})

const rowOf = (digits: string) => screen.getByRole('row', { name: new RegExp(digits) })
const order = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(-4))

test('an account that is dragged takes the place of the one it is dropped on', async () => {
  const [third, rest] = [deposit(3), deposit(4, { depositType: 'balance', amount: '' })]
  await show(listOf(first, second, third, rest))
  const drag = async (from: string, to: string) => {
    const values = new Map<string, string>()
    const dataTransfer = {
      setData: (type: string, value: string) => values.set(type, value),
      getData: (type: string) => values.get(type) ?? '',
      get types() {
        return [...values.keys()]
      },
    }
    await act(async () => {
      fireEvent.dragStart(rowOf(from), { dataTransfer })
      fireEvent.drop(rowOf(to), { dataTransfer })
    })
  }
  await drag('1001', '1002')
  expect(order()).toEqual(['1002', '1001', '1003', '1004'])
  await drag('1003', '1001')
  expect(order()).toEqual(['1002', '1003', '1001', '1004'])
  await drag('1002', '1004')
  await drag('1004', '1001')
  expect(order()).toEqual(['1002', '1003', '1001', '1004'])

  const dataTransfer = { types: ['Files'], getData: () => '' }
  expect(fireEvent.dragOver(rowOf('1001'), { dataTransfer })).toBe(true)
  await act(async () => fireEvent.drop(rowOf('1001'), { dataTransfer }))
  expect(order()).toEqual(['1002', '1003', '1001', '1004'])
})

test('the review shows both lists, and what becomes of each account', async () => {
  await show(listOf(first, second, deposit(3), deposit(4)))
  const dialog = await openAccount('1001')
  fireEvent.change(within(dialog).getByLabelText('Amount'), { target: { value: '75' } })
  await press('Update Direct Deposit')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Move up account ending in 1004')
  await openAccount('1002')
  await press('Remove Account')
  await press('Confirm')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Save Changes')
  await screen.findByRole('dialog')
  const linesOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(linesOf('Now')).toEqual([
    'Checking ending in 1001: $100.00',
    'Savings ending in 1002: $100.00 (removed)',
    'Checking ending in 1003: $100.00',
    'Checking ending in 1004: $100.00',
  ])
  expect(linesOf('After the change')).toEqual([
    'Checking ending in 1001: $75.00 (changed)',
    'Checking ending in 1004: $100.00 (moved)',
    'Checking ending in 1003: $100.00 (moved)',
  ])
  await press('Go back')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests).not.toContain(save)
  expect(order()).toEqual(['1001', '1004', '1003'])
})

test('a list that was changed elsewhere closes the dialog of an account, not that of a new one', async () => {
  await show(listOf(first, second))
  const changed = { ...listOf({ ...second, id: '1' }, { ...first, id: '2' }), version: 'v2' }
  const dialog = await openAccount('1001')
  fireEvent.change(within(dialog).getByLabelText('Amount'), { target: { value: '75' } })
  await act(() => setCached(readDirectDeposit, {}, changed))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Add Account')
  await screen.findByRole('dialog')
  await act(() => setCached(readDirectDeposit, {}, { ...changed, version: 'v3' }))
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

test('a save that failed can be tried again from its failure', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  reject(save, 'upstream-unreachable')
  await saveChanges()
  await alert()
  replyToSave(accepted, { ...listOf(second, first), version: 'v2' })
  await press('Try again')
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm and save' }))
  await waitFor(() => expect(requests.filter((request) => request === save)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText('Your changes are not saved yet.')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button('Save Changes')))
})

async function addAccount(choice: [label: string, value: string][]) {
  await press('Add Account')
  const dialog = await screen.findByRole('dialog')
  for (const [label, value] of [
    ['Account Number', '5551 2345'],
    ['Repeat Account Number', '55512345'],
    ['Routing Number', '011401533'],
    ...choice,
  ] as const)
    await act(async () =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } }),
    )
  await press('Add Direct Deposit')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('tells each change of the list, in numbers without the balance', async () => {
  await show(listOf(first, second, deposit(3, { depositType: 'balance', amount: '' })))
  const told = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  await moveSecondUp()
  expect(told()).toBe('Account ending in 1002 is now number 1 of 2.')
  for (const value of ['75', '80']) {
    const dialog = await openAccount('1002')
    expect(told()).toBe('')
    fireEvent.change(within(dialog).getByLabelText('Amount'), { target: { value } })
    await press('Update Direct Deposit')
    await waitFor(() => expect(told()).toBe('Account ending in 1002 has been changed in the list.'))
  }
  const balance = await openAccount('1003')
  fireEvent.change(within(balance).getByLabelText('Account Type'), { target: { value: 'savings' } })
  await press('Update Direct Deposit')
  await waitFor(() => expect(told()).toBe('Account ending in 1003 has been changed in the list.'))
  await openAccount('1003')
  await press('Remove Account')
  await press('Confirm')
  await waitFor(() => expect(told()).toBe('Account ending in 1003 is no longer in the list.'))
  const other = await openAccount('1001')
  fireEvent.change(within(other).getByLabelText('Deposit Type'), { target: { value: 'balance' } })
  await press('Update Direct Deposit')
  await waitFor(() =>
    expect(told()).toBe('Account ending in 1001 now gets the balance of net pay.'),
  )
  answer(check, {})
  await addAccount([['Amount', '20']])
  expect(told()).toBe('Account 55512345 is now number 2 of 2.')
  await press('Undo all changes')
  expect([told(), screen.queryByText('Your changes were undone.') !== null]).toEqual(['', true])
  expect(order()).toEqual(['1001', '1002', '1003'])
})

test('tells a change in the language that is chosen', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  chooseLanguage('es')
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told).toContain('La cuenta que termina en 1002 ahora es la número 1 de 2.')
})

test('the focus is where the user goes on after each way out of a dialog', async () => {
  await show(listOf(first, second))
  const isFocused = (name: string | RegExp) =>
    waitFor(() => expect(document.activeElement).toBe(button(name)))
  const openFirst = async () => {
    const change = within(rowOf('1001')).getByRole('button', { name: /^Change/ })
    change.focus()
    fireEvent.click(change)
    await screen.findByRole('dialog')
  }
  await openFirst()
  await press('Cancel')
  await isFocused(/^Change account ending in 1001/)
  button(/^Change account ending in 1001/).blur()
  fireEvent.click(within(rowOf('1001')).getByText('Checking'))
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull())
  await press('Cancel')
  await isFocused('Add Account')
  await openFirst()
  await press('Remove Account')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove this account?'))
  await press('Confirm')
  await isFocused('Add Account')
  button('Undo all changes').focus()
  await press('Undo all changes')
  await isFocused('Add Account')
})

test('digits are typed on a phone by its numbers, and never autofilled', async () => {
  await show(listOf(first, second))
  await press('Add Account')
  const dialog = await screen.findByRole('dialog')
  const select = (value: string) =>
    act(async () =>
      fireEvent.change(within(dialog).getByLabelText('Deposit Type'), { target: { value } }),
    )
  const kinds = () =>
    within(dialog)
      .getAllByRole<HTMLInputElement>('textbox')
      .map((box) => [box.name, box.inputMode, box.autocomplete].join(' '))
  const numbers = ['accountNumber', 'repeatAccountNumber', 'routingNumber']
  const common = numbers.map((name) => `${name} numeric off`)
  expect(kinds()).toEqual([...common, 'amount decimal off', 'priority numeric off'])
  await select('percent')
  expect(kinds()).toEqual([...common, 'percent decimal off', 'priority numeric off'])
  await select('balance')
  expect(kinds()).toEqual(common)
})

test('reads the list before the page is shown', async () => {
  answer(read, listOf(first))
  await loader()
  requests.length = 0
  await showPage(<Component />)
  expect(screen.getByRole('row', { name: /1001/ })).not.toBeNull()
  expect(requests).toEqual([])
})

test.each([
  ['open', undefined, true],
  ['submitted-today', /A Direct Deposit change was submitted today/, true],
  ['not-configured', /Direct deposit is not set up for you yet.*1-800-555-0142/, true],
  ['daily-pay', /One of your accounts is a Daily Pay account\..* Daily Pay site/, true],
  ['unreadable', /An error has occurred retrieving.*1-800-555-0142/, false],
] as const)('a list that is %s can be changed, or says why not', async (state, notice, isShown) => {
  await show({ ...listOf(first), state })
  const page = document.body.textContent ?? ''
  const notices = [/was submitted today/, /is not set up/, /is a Daily Pay account/, /An error/]
  expect(notices.filter((one) => one.test(page))).toHaveLength(notice ? 1 : 0)
  if (notice) expect(page).toMatch(notice)
  expect(screen.queryByRole('table') !== null).toBe(isShown)
  expect(screen.queryByRole('button', { name: 'Save Changes' }) !== null).toBe(isShown)
  expect(screen.queryByRole('button', { name: /^Change/ }) !== null).toBe(state === 'open')
  expect(screen.queryByRole('alert') !== null).toBe(state === 'unreadable')
  expect(screen.queryByRole('link', { name: /^Daily Pay site/ })?.getAttribute('href')).toBe(
    state === 'daily-pay' ? 'https://daily-pay.example.test/' : undefined,
  )
  if (!isShown) return
  for (const name of ['Add Account', 'Save Changes'])
    expect(button(name).getAttribute('aria-disabled')).toBe(String(state !== 'open'))
})

test('without accounts and before it is set up, shows the number to call alone', async () => {
  await show({ ...listOf(), state: 'not-configured' })
  expect(screen.getByRole('heading').parentElement?.textContent).toBe(
    'Direct DepositDirect deposit is not set up for you yet. Please call 1-800-555-0142.',
  )
})

test('without an address of Daily Pay names no site', async () => {
  const { settings } = await import('../../portal/settings.ts')
  jest.replaceProperty(settings, 'dailyPayUrl', '')
  await show({ ...listOf(first), state: 'daily-pay' })
  expect(screen.getByText(/is a Daily Pay account/)).toBeTruthy()
  expect(screen.queryByText(/^Daily Pay site/)).toBeNull()
})

test.each([
  ['open', /Add an account to be paid directly\.$/],
  ['submitted-today', /mailed to you as a paper check\.$/],
] as const)('says how the pay comes without an account: %s', async (state, lead) => {
  await show({ ...listOf(), state })
  expect(screen.getByText('You have no account for direct deposit.')).not.toBeNull()
  expect(screen.getByText(lead)).not.toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

const unsaved = () => screen.queryByText('Your changes are not saved yet.')

test('a list that was changed elsewhere is shown above the edits, which it closes', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  const changed = { ...listOf(deposit(3), first, second), version: 'v2' }
  await act(() => setCached(readDirectDeposit, {}, changed))
  const problem = await alert()
  expect(problem.textContent).toContain('Your direct deposit was changed elsewhere')
  expect(problem.textContent).toContain('This is what is on file now:')
  expect(
    within(problem)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 23)),
  ).toEqual(['Checking ending in 1003', 'Checking ending in 1001', 'Savings ending in 1002:'])
  expect(document.activeElement).toBe(problem)
  expect(order()).toEqual(['1002', '1001'])
  expect(screen.queryByRole('button', { name: /^(Change|Move|Undo)/ })).toBeNull()
  expect(button('Save Changes').getAttribute('aria-disabled')).toBe('true')
  expect(unsaved()).toBeNull()
  await press('Start again from what is on file')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(order()).toEqual(['1003', '1001', '1002'])
  expect(screen.queryByText(/is now number/)).toBeNull()
  expect(button('Save Changes').getAttribute('aria-disabled')).toBe('false')
})

test('a list that was changed elsewhere is told before a save, and nothing can be changed', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  answer(read, { ...listOf(first), version: 'v2', state: 'submitted-today' })
  await saveChanges()
  expect((await alert()).textContent).toContain('Your direct deposit was changed elsewhere')
  expect(requests).not.toContain(save)
  await press('Discard my changes')
  expect([screen.queryByRole('alert'), order()]).toEqual([null, ['1001']])
})

test('a save that meets another change shows what is on file now, without its own failure', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  replyToSave(() => rejectWith('entry-changed'), { ...listOf(first), version: 'v2' })
  await saveChanges()
  expect((await alert()).textContent).toContain('Your direct deposit was changed elsewhere')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a save beside another one, whose list cannot be read, can be tried again', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  reject(save, 'entry-changed')
  reject(read, 'upstream-unreachable')
  await saveChanges()
  expect((await alert()).textContent).toContain('Another change of yours is being saved.')
  await press('Try again')
  expect(await screen.findByRole('dialog', { name: 'Review your changes' })).not.toBeNull()
})

const savedText = 'Your direct deposit was changed.'

test('a list that is on file before it is saved is told as saved', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  answer(read, { ...listOf(second, first), version: 'v2', state: 'submitted-today' })
  await saveChanges()
  expect(await screen.findByText(savedText)).not.toBeNull()
  expect(requests).not.toContain(save)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a save whose reply was lost is found on file', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  const onFile = { ...listOf({ ...second, id: '1' }, { ...first, id: '2' }), version: 'v2' }
  replyToSave(() => Promise.reject(new TypeError('Failed to fetch')), onFile)
  await saveChanges()
  expect(await screen.findByText(savedText)).not.toBeNull()
  expect(unsaved()).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a save without an outcome is found by any later reading, and looked for until then', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  reject(save, 'outcome-unknown')
  reject(read, 'upstream-unreachable')
  await saveChanges()
  expect((await alert()).textContent).toContain('What is on file could not be read.')
  expect(unsaved()).not.toBeNull()
  const now = { ...listOf({ ...second, id: '1' }, { ...first, id: '2' }), version: 'v2' }
  await act(() => setCached(readDirectDeposit, {}, now))
  expect(await screen.findByText(savedText)).not.toBeNull()
  expect([screen.queryByRole('alert'), unsaved()]).toEqual([null, null])
})

test.each([
  ['what payroll says', 'Thank you.', 'Thank you.'],
  ['its own words', null, savedText],
])('a save is told in %s for ten seconds', async (_case, message, told) => {
  jest.useFakeTimers()
  await show(listOf(first, second))
  await moveSecondUp()
  const release = hold(save)
  await saveChanges()
  expect(screen.getAllByText('Your changes are being saved…')).toHaveLength(2)
  await waitFor(() => expect(requests).toContain(save))
  answer(read, { ...listOf(second, first), version: 'v2' })
  await release(Response.json({ message }))
  expect(await screen.findByText(told)).not.toBeNull()
  expect(unsaved()).toBeNull()
  expect(screen.queryByText(/is now number/)).toBeNull()
  await passTime(9900)
  expect(screen.queryByText(told)).not.toBeNull()
  await passTime(200)
  expect(screen.queryByText(told)).toBeNull()
})

test('tells that the changes were undone', async () => {
  await show(listOf(first, second))
  expect(screen.queryByRole('button', { name: 'Undo all changes' })).toBeNull()
  await moveSecondUp()
  jest.useFakeTimers()
  await press('Undo all changes')
  const told = () => screen.queryByText('Your changes were undone.')
  expect(told()?.closest('[aria-live=polite]')).not.toBeNull()
  expect(unsaved()).toBeNull()
  await passTime(7900)
  expect(told()).not.toBeNull()
  await passTime(200)
  expect(told()).toBeNull()
})

const bringBackButton = () => screen.queryByRole('button', { name: 'Bring them back' })

test('changes that were undone can be brought back', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  await press('Undo all changes')
  expect([order(), document.activeElement]).toEqual([['1001', '1002'], button('Add Account')])
  await press('Bring them back')
  expect([order(), document.activeElement]).toEqual([['1002', '1001'], button('Undo all changes')])
  expect(unsaved()).not.toBeNull()
  expect(screen.queryByText('Your changes were undone.')).toBeNull()
})

test('changes that were undone do not replace later ones, nor outlive the page', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  await press('Undo all changes')
  await moveDown('1001')
  expect(bringBackButton()).toBeNull()
  await press('Undo all changes')
  expect(bringBackButton()).not.toBeNull()
  await act(() => setCached(readDirectDeposit, {}, { ...listOf(first), state: 'unreadable' }))
  expect(bringBackButton()).toBeNull()
})

test('a list that is as on file is not saved, and the reason describes the button', async () => {
  await show(listOf(first, second))
  expect(button('Save Changes').getAttribute('aria-describedby')).toBeNull()
  await press('Save Changes')
  const problem = await alert()
  expect(problem.textContent).toMatch(/^Nothing has changed yet/)
  expect(button('Save Changes').getAttribute('aria-describedby')).toBe(problem.id)
  expect(document.activeElement).toBe(button('Save Changes'))
  await moveSecondUp()
  expect(screen.queryByRole('alert')).toBeNull()
  await moveDown('1002')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('percentages that add up to less than the pay are not reviewed', async () => {
  const share = { depositType: 'percent', amount: '', percent: '40' } as const
  await show(listOf(first, deposit(2, share)))
  await moveDown('1001')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Save Changes')
  expect((await alert()).textContent).toMatch(/^Percentage among all accounts must total to 100%/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button('Save Changes'))
})

test('saves the list as it was confirmed, a new account with its number', async () => {
  await show(listOf(first, second))
  answer(check, {})
  await addAccount([['Deposit Type', 'balance']])
  expect(screen.getByText('Account 55512345 now gets the balance of net pay.')).not.toBeNull()
  await press('Save Changes')
  const review = within(await screen.findByRole('dialog', { name: 'Review your changes' }))
  expect(review.getByText(/You can submit one change a day\.$/)).not.toBeNull()
  expect(review.getByText('Checking 55512345: What is left')).not.toBeNull()
  expect(review.getByText('(new)')).not.toBeNull()
  replyToSave(accepted, { ...listOf(first, second), version: 'v2' })
  await press('Confirm and save')
  await waitFor(() => expect(requests).toContain(save))
  const unchanged = ({ lastDigits: _, ...fields }: StoredDeposit) => ({
    ...fields,
    accountNumber: '',
  })
  expect(bodies.at(-1)).toEqual({
    version: 'v1',
    deposits: [
      unchanged(first),
      unchanged(second),
      {
        id: '',
        accountType: 'checking',
        routingNumber: '011401533',
        accountNumber: '55512345',
        depositType: 'balance',
        amount: '',
        percent: '',
      },
    ],
  })
})

test('warns before all accounts are removed', async () => {
  await show(listOf(first))
  const removeAll = async () => {
    await openAccount('1001')
    await press('Remove Account')
    await press('Confirm')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await removeAll()
  await press('Save Changes')
  const warning = await screen.findByRole('dialog', { name: 'Remove all accounts?' })
  expect(warning.textContent).toContain('you cannot add new ones until tomorrow')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests).not.toContain(save)
  replyToSave(accepted, { ...listOf(), version: 'v2' })
  await saveChanges()
  await waitFor(() => expect(bodies.at(-1)).toEqual({ version: 'v1', deposits: [] }))
})

test('an account that is opened and left as it is is no change', async () => {
  await show(listOf(first, second))
  await openAccount('1001')
  await press('Update Direct Deposit')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(unsaved()).toBeNull()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', ''])
})

test('edits outlive the end of the session', async () => {
  await signIn()
  await show(listOf(first, second))
  await moveSecondUp()
  expect(dirtyForms.size).toBe(1)
  storeUnsavedForms('maria')
  cleanup()
  await showPage(<Component />)
  expect(order()).toEqual(['1002', '1001'])
  expect(screen.getByText(/^We kept your answers/)).not.toBeNull()
})

test('the input of a dialog does not come back in another list, whose ids are of others', async () => {
  await signIn()
  await show(listOf(first, second))
  const dialog = await openAccount('1001')
  fireEvent.change(within(dialog).getByLabelText('Amount'), { target: { value: '75' } })
  await waitFor(() => expect(dirtyForms.size).toBe(1))
  storeUnsavedForms('maria')
  cleanup()
  await show({ ...listOf({ ...second, id: '1' }, { ...first, id: '2' }), version: 'v2' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog that a changed list has closed does not open again with that list', async () => {
  await show(listOf(first, second))
  await moveSecondUp()
  await press('Add Account')
  await screen.findByRole('dialog')
  await act(() => setCached(readDirectDeposit, {}, { ...listOf(first), version: 'v2' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Start again from what is on file')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the meter and the preview follow the edits', async () => {
  const share = { depositType: 'percent', amount: '', percent: '40' } as const
  await show(listOf(first, deposit(2, share)))
  expect(screen.getByRole('heading', { level: 1, name: 'Direct Deposit' })).not.toBeNull()
  const meter = () => screen.getByRole('meter').getAttribute('aria-valuenow')
  expect(meter()).toBe('40')
  const dialog = await openAccount('1002')
  fireEvent.change(within(dialog).getByLabelText('Percent'), { target: { value: '55' } })
  await press('Update Direct Deposit')
  await waitFor(() => expect(meter()).toBe('55'))
  const preview = screen.getByRole('region', { name: /^What a paycheck/ })
  expect(preview.textContent).toContain('ending in 1002$550.00')
})
