import { enterPassword, expect, expectAccessible, expectFits, maria, test } from '../portal.ts'
import { onBothScreens } from '../screens.ts'
import { tabTo } from '../tab-to.ts'
import {
  addAccount,
  button,
  confirmChanges,
  dialog,
  enterPasscode,
  field,
  fillAccount,
  fillFields,
  open,
  savedLists,
  settings,
  submittedToday,
} from './page.ts'

// The passcode is asked for by a refusal (403).
test.use({ refusals: true, settings })

const storedNumbers = ['004402118801', '7350092246', '66120374419', '310558207']

test.describe('direct deposit', onBothScreens, () => {
  test('adds, moves and removes accounts, shows both lists, and saves with a passcode', async ({
    page,
    stack,
  }) => {
    const replies: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) replies.push(await response.text().catch(() => ''))
    })
    await open(page, stack)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Direct Deposit')
    await expect(page.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      '20% assigned, 80% left',
    )
    await expect(page.getByRole('region', { name: 'What a paycheck of' })).toContainText('$574.50')
    await expectAccessible(page)
    await expectFits(page)

    await button(page, 'Add Account').click()
    await dialog(page).getByText('Where are these numbers?').click()
    const numbers = dialog(page)
      .getByRole('img', { name: /^A sample check/ })
      .locator('text')
    await expect(numbers).toHaveText([
      /^\d{9}$/,
      /^\d{12}$/,
      /^\d{4}$/,
      'Routing number',
      'Account number',
    ])
    await fillAccount(page)
    await expectAccessible(page)
    await expectFits(page)
    await button(page, 'Add Direct Deposit').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('New, not saved yet')).toBeVisible()
    await button(page, 'Move up account ending in 2246').click()
    await expect(page.getByText('Account ending in 2246 is now number 1 of 4.')).toBeAttached()

    await page.getByText('•••• 4419').click()
    await button(page, 'Remove Account').click()
    await expect(dialog(page)).toContainText('Are you sure you want to delete this account?')
    await expectAccessible(page)
    await button(page, 'Confirm').click()

    await button(page, 'Save Changes').click()
    await expect(dialog(page).getByRole('region', { name: 'Now' })).toContainText(
      'ending in 4419: $75.50 (removed)',
    )
    // The one that was moved stays.
    await expect(dialog(page).getByText('(removed)')).toHaveCount(1)
    await expect(dialog(page).getByRole('region', { name: 'After' })).toContainText(
      'Checking 55512345: $25.50 (new)',
    )
    await expectAccessible(page)
    await expectFits(page)
    await button(page, 'Confirm and save').click()
    await enterPasscode(page, stack)
    await expect(page.getByText(submittedToday)).toBeVisible()
    await expect(page.getByText('•••• 2345')).toBeVisible()
    await expect(button(page, 'Add Account')).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    expect(await savedLists(stack)).toEqual([
      ['7350092246 P 1', '004402118801 A 2', '55512345 A 3', '310558207 B 999'],
    ])
    for (const number of [...storedNumbers, '55512345'])
      expect(replies.filter((reply) => reply.includes(number))).toEqual([])
  })

  test('shows each error, and keeps the input', async ({ page, stack }) => {
    await open(page, stack)
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Nothing has changed yet.')).toBeVisible()
    await button(page, 'Add Account').click()
    await button(page, 'Add Direct Deposit').click()
    await expect(dialog(page).getByRole('group', { name: 'Please check these' })).toBeFocused()
    await expectAccessible(page)
    await dialog(page).getByLabel('Deposit Type').selectOption('percent')
    await fillFields(page, {
      'Account Number': '12345678',
      'Repeat Account Number': '12345679',
      'Routing Number': '011401534',
      Percent: '81',
      'Deposit Order': '2',
    })
    await button(page, 'Add Direct Deposit').click()
    for (const message of [
      'Account numbers do not match',
      'Invalid Routing Number',
      'Percentage must be less than or equal to 80%.',
      'Priority must be unique. Enter a different value.',
    ])
      await expect(dialog(page).getByText(message, { exact: true })).toHaveCount(2)
    await expectAccessible(page)
    await expectFits(page)
    const names = (await stack.calls()).map(({ operation }) => operation)
    expect(names).not.toContain('validateRoutingNumber')

    // Only payroll knows an account on file, and the banks.
    await fillFields(page, {
      'Account Number': '7350092246',
      'Repeat Account Number': '7350092246',
      'Routing Number': '322271627',
      Percent: '80',
      'Deposit Order': '4',
    })
    await button(page, 'Add Direct Deposit').click()
    const exists =
      'An entry already exists using this account number. Please use a different account or edit the existing entry.'
    await expect(dialog(page).getByText(exists, { exact: true })).toHaveCount(2)
    await fillFields(page, {
      'Account Number': '12345678',
      'Repeat Account Number': '12345678',
      'Routing Number': '021000021',
    })
    await stack.fault({ operation: 'validateRoutingNumber', kind: 'status', status: 503, times: 2 })
    await button(page, 'Add Direct Deposit').click()
    await expect(dialog(page).getByRole('alert')).toContainText('What you typed is kept.')
    await expectAccessible(page)
    await button(page, 'Try again').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      '100% assigned, 0% left',
    )
  })
})

test('changes the list before it is saved', async ({ page, stack }) => {
  await test.step('lists type, numbers, share and order of each account', async () => {
    await open(page, stack)
    for (const name of [
      'Account Type',
      'Routing Number',
      'Account Number',
      'Deposit Type',
      'Amount/Percentage',
      'Deposit Order',
    ])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    for (const name of ['Checking', 'Savings', 'Amount', 'Percent', 'Balance of Net Pay'])
      await expect(page.getByRole('cell', { name, exact: true }).first()).toBeVisible()
  })

  await test.step('a set without a balance must give out all or nothing in percent', async () => {
    await page.getByText('•••• 8207').click()
    await button(page, 'Remove Account').click()
    await button(page, 'Confirm').click()
    await button(page, 'Save Changes').click()
    await expect(
      page.getByText(
        'Percentage among all accounts must total to 100% or you must add a Balance of Net Pay account',
        { exact: true },
      ),
    ).toBeVisible()
    await expect(button(page, 'Save Changes')).toBeFocused()
    await expectAccessible(page)
    await button(page, 'Undo all changes').click()
    await expect(page.getByText('•••• 8207')).toBeVisible()
  })

  await test.step('a row is dragged onto the place of another', async () => {
    const rows = page.getByRole('row')
    await rows.nth(3).dragTo(rows.nth(1))
    await expect(rows.nth(1)).toContainText('$75.50')
    await expect(rows.nth(4)).toContainText('Last')
    await button(page, 'Undo all changes').click()
  })

  await test.step('in Spanish by keyboard: the balance becomes an amount at the place it is given', async () => {
    await button(page, 'Español').click()
    await expectAccessible(page)
    await tabTo(page, /^Cambiar$/)
    await tabTo(page, /^Cambiar$/)
    await tabTo(page, /^Cambiar$/)
    await tabTo(page, /^Cambiar$/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await dialog(page).getByLabel('Tipo de depósito').selectOption('amount')
    await fillFields(page, { Cantidad: '310', 'Orden de depósito': '1' })
    await tabTo(page, 'Actualizar depósito directo')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveText('Cambiar')
    await expect(page.getByRole('row').nth(1)).toContainText('$310.00')
    await button(page, 'Guardar cambios').click()
    await expect(page.getByRole('alert')).toContainText('Los porcentajes de todas las cuentas')
    await expectAccessible(page)
  })
})

test('unsaved changes are asked for before leaving, and outlive the session', async ({
  page,
  stack,
}) => {
  await open(page, stack)
  await addAccount(page)
  await page.getByRole('link', { name: 'My Account' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Leave without saving?')
  await button(page, 'Stay here').click()
  await button(page, 'Add Account').click()
  await field(page, 'Account Number').fill('99998888')
  await page.context().clearCookies()
  await fillAccount(page, { 'Account Number': '99998888', 'Repeat Account Number': '99998888' })
  await button(page, 'Add Direct Deposit').click()
  await enterPassword(page, maria)
  await dialog(page).waitFor()
  await enterPasscode(page, stack)
  await expect(field(page, 'Account Number')).toHaveValue('99998888')
  await expectAccessible(page)
  await button(page, 'Cancel').click()
  await expect(page.getByText('55512345').first()).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
    /55512345|99998888/,
  )
  await confirmChanges(page)
  await enterPasscode(page, stack)
  await expect(page.getByText(submittedToday)).toBeVisible()
})
