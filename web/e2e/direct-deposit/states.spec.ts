import type { Locator } from '@playwright/test'
import { expect, expectAccessible, holdBack, type Page, type Stack, test } from '../portal.ts'
import {
  addAccount,
  button,
  confirmChanges,
  dialog,
  enterPasscode,
  field,
  fillAccount,
  open,
  savedLists,
  settings,
  submittedToday,
} from './page.ts'

test.use({ refusals: true, settings })

async function expectReadOnly(page: Page) {
  for (const name of ['Add Account', 'Save Changes'])
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, /^Change|^Move/)).toHaveCount(0)
  await button(page, 'Add Account').click({ force: true })
  await expect(dialog(page)).toHaveCount(0)
}

const states = [
  ['lou.diaz', submittedToday, '•••• 0093'],
  [
    'kai.mori',
    'One of your accounts is a Daily Pay account. Please visit the Daily Pay site to make changes.',
    'Daily Pay',
  ],
] as const

test('tells each user what there is', async ({ page, stack }) => {
  for (const [login, message, shown] of states)
    await test.step(`cannot be changed by ${login}, who is told why`, async () => {
      await page.context().clearCookies()
      await open(page, stack, login)
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByText(shown).first()).toBeVisible()
      await expectReadOnly(page)
      await expectAccessible(page)
    })

  await test.step('shows the number to call alone before it is set up', async () => {
    await page.context().clearCookies()
    await open(page, stack, 'ola.berg')
    await expect(
      page.getByText('Direct deposit is not set up for you yet. Please call 1-800-555-0142.'),
    ).toBeVisible()
    await expect(button(page, 'Save Changes')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('shows no list if an entry has no account type', async () => {
    await page.context().clearCookies()
    await open(page, stack, 'bea.stone')
    await expect(page.getByRole('alert')).toContainText(
      'An error has occurred retrieving your Direct Deposit entries. Please contact Support at 1-800-555-0142.',
    )
    await expect(page.getByRole('table')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('leads people without a payroll id to the page that explains it', async () => {
    await page.context().clearCookies()
    await open(page, stack, 'noor.haddad')
    await expect(page).toHaveURL(/no-peoplesoft$/)
  })
})

test('the first account is added, from the other address; removing all warns', async ({
  page,
  stack,
}) => {
  await open(page, stack, 'ivan.petrov')
  await page.goto(`${stack.url}/timesheets/update-direct-deposit`)
  await expect(page).toHaveURL(/timesheets\/direct-deposit$/)
  await button(page, /^Change/).click()
  await button(page, 'Remove Account').click()
  await button(page, 'Confirm').click()
  await expect(page.getByText('You have no account for direct deposit.')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Save Changes').click()
  await expect(dialog(page)).toContainText('you cannot add new ones until tomorrow')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await addAccount(page, { 'Deposit Order': '1' })
  await button(page, /^Change/).click()
  await button(page, 'Remove Account').click()
  await button(page, 'Confirm').click()
  await button(page, 'Save Changes').click()
  await button(page, 'Continue').click()
  await enterPasscode(page, stack, 'ivan.petrov@example.test')
  await expect(page.getByText(submittedToday)).toBeVisible()
  expect(await savedLists(stack)).toEqual([[]])
})

test('payroll refuses: its message is shown, and the changes are kept', async ({ page, stack }) => {
  await open(page, stack)
  await addAccount(page)
  await stack.fault({ operation: 'saveDirectDeposits', kind: 'status', status: 400, times: 1 })
  await confirmChanges(page)
  await enterPasscode(page, stack)
  await expect(page.getByRole('alert')).toContainText('A fault answers 400')
  await expect(page.getByText('New, not saved yet')).toBeVisible()
  await expectAccessible(page)
  await confirmChanges(page)
  await expect(page.getByText(submittedToday)).toBeVisible()
})

/** Adds an account, and loses the connection to payroll as it is saved. */
async function saveWithUnknownOutcome(page: Page, stack: Stack): Promise<Locator> {
  await open(page, stack)
  await addAccount(page)
  await stack.fault({ operation: 'saveDirectDeposits', kind: 'reset', times: 1 })
  await confirmChanges(page)
  await enterPasscode(page, stack)
  const notice = page.getByRole('alert').filter({ hasText: 'could not tell' })
  await expect(notice).toBeFocused()
  return notice
}

async function saveInAnotherTab(page: Page, stack: Stack) {
  const other = await page.context().newPage()
  await other.goto(`${stack.url}/timesheets/direct-deposit`)
  await button(other, 'Move down account ending in 8801').click()
  await confirmChanges(other)
  await enterPasscode(other, stack)
  await expect(other.getByText(submittedToday)).toBeVisible()
  await other.close()
}

test('an unknown outcome: tells what is on file, and that the changes are kept', async ({
  page,
  stack,
}) => {
  const notice = await saveWithUnknownOutcome(page, stack)
  await expect(notice).toContainText('What is on file is still as before')
  await expect(notice).toContainText('ending in 8801: $150.00')
  await expect(page.getByText('New, not saved yet')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/direct-deposit', (route) => route.abort(), { times: 1 })
  await button(page, 'Check again').click()
  await expect(notice).toContainText('could not be read')
  await button(page, 'Check again').click()
  await expect(notice).toContainText('still as before')
  expect(await savedLists(stack)).toHaveLength(1)
})

test('an entry that the gateway rejects is named', async ({ page, stack }) => {
  await open(page, stack)
  await addAccount(page)
  const errors = [{ field: 'deposits[0].routingNumber', rule: 'invalid' }]
  await page.route('**/api/direct-deposit', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 422, json: { status: 422, code: 'invalid-input', errors } }),
  )
  await confirmChanges(page)
  await expect(page.getByRole('alert')).toContainText(
    'Account ending in 8801: Routing Number is not valid',
  )
})

test('an unknown outcome over a list that was changed meanwhile is told as one problem', async ({
  page,
  stack,
}) => {
  const notice = await saveWithUnknownOutcome(page, stack)
  await saveInAnotherTab(page, stack)

  await button(page, 'Check again').click()
  await expect(notice).not.toContainText('still as before')
  await expect(page.getByText('changed elsewhere')).toHaveCount(0)
  await expectAccessible(page)
})

test('a save whose connection is lost is found on file once it is back', async ({
  page,
  stack,
}) => {
  await open(page, stack)
  await addAccount(page)
  await page.route('**/api/direct-deposit', async (route) => {
    const isSave = route.request().method() === 'POST'
    const response = await route.fetch()
    if (isSave && response.ok()) return route.abort()
    await route.fulfill({ response })
  })
  await confirmChanges(page)
  await enterPasscode(page, stack)
  await expect(page.getByText('Your direct deposit was changed.')).toBeVisible()
  await expect(page.getByText(submittedToday)).toBeVisible()
  expect(await savedLists(stack)).toHaveLength(1)
})

test('accounts keep their order while a save is under way', async ({ page, stack }) => {
  await open(page, stack)
  await addAccount(page)
  const release = await holdBack(page, '**/api/direct-deposit')
  await confirmChanges(page)
  await expect(page.getByText('Your changes are being saved…').first()).toBeVisible()
  const rows = page.getByRole('row')
  const before = await rows.allInnerTexts()
  await button(page, /^Move down/)
    .first()
    .press('Enter')
  expect(await rows.allInnerTexts()).toEqual(before)
  release()
})

test('a first account is added to an empty list', async ({ page, stack }) => {
  await open(page, stack, 'chris.lee')
  await button(page, 'I Understand & Accept').click()
  await expect(page.getByText('You have no account for direct deposit.')).toBeVisible()
  await expectAccessible(page)
  await addAccount(page)
  await confirmChanges(page)
  await enterPasscode(page, stack, 'chris.lee@example.test')
  await expect(page.getByText(submittedToday)).toBeVisible()
  expect(await savedLists(stack)).toEqual([['55512345 A 1']])
})

test('an account that gets the balance is announced as such, until it is saved', async ({
  page,
  stack,
}) => {
  await open(page, stack, 'chris.lee')
  await button(page, 'I Understand & Accept').click()
  await button(page, 'Add Account').click()
  await fillAccount(page)
  await dialog(page).getByLabel('Deposit Type').selectOption('balance')
  await button(page, 'Add Direct Deposit').click()
  const announcement = page.getByText('Account 55512345 now gets the balance of net pay.')
  await expect(announcement).toBeAttached()
  await confirmChanges(page)
  await enterPasscode(page, stack, 'chris.lee@example.test')
  await expect(page.getByText(submittedToday)).toBeVisible()
  await expect(announcement).toHaveCount(0)
})

test('a removed account can be added again, and an unchanged one counts as such', async ({
  page,
  stack,
}) => {
  await open(page, stack)
  await page.getByText('•••• 8801').click()
  await button(page, 'Update Direct Deposit').click()
  await expect(dialog(page)).toHaveCount(0)
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible()
  await page.getByText('•••• 8801').click()
  await button(page, 'Remove Account').click()
  await button(page, 'Confirm').click()
  await button(page, 'Add Account').click()
  await dialog(page).getByLabel('Deposit Type').selectOption('percent')
  await field(page, 'Percent').fill('500')
  await button(page, 'Add Direct Deposit').click()
  // Input of another type is left out.
  await dialog(page).getByLabel('Deposit Type').selectOption('amount')
  await fillAccount(page, {
    'Account Number': '004402118801',
    'Repeat Account Number': '004402118801',
  })
  await button(page, 'Add Direct Deposit').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('004402118801').first()).toBeVisible()
})

test('a save whose reply is lost is found on file', async ({ page, stack }) => {
  await open(page, stack)
  await addAccount(page)
  await stack.fault({ operation: 'saveDirectDeposits', kind: 'half-body', times: 1 })
  await confirmChanges(page)
  await enterPasscode(page, stack)
  await expect(page.getByText('Your direct deposit was changed.')).toBeVisible()
  await expect(page.getByText(submittedToday)).toBeVisible()
  expect(await savedLists(stack)).toHaveLength(1)
})

test('a change in another tab is told, with what is on file', async ({ page, stack }) => {
  await open(page, stack)
  await addAccount(page)
  await saveInAnotherTab(page, stack)

  await confirmChanges(page)
  const notice = page.getByRole('alert').filter({ hasText: 'changed elsewhere' })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('This is what is on file now')
  await expectAccessible(page)
  await button(page, 'Discard my changes').click()
  await expect(page.getByText(submittedToday)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('2246')
})
