import {
  expect,
  expectAccessible,
  expectFits,
  type Page,
  requestBodies,
  type Stack,
  test,
} from '../portal.ts'
import { box, button, stepUp, submitPasscode } from '../recovery/recovery.ts'
import { openAccount } from './my-account.ts'

test.use({ refusals: true })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Update Email' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Update Email' })

/** Opens the dialog, whose button on the page has the same name. */
async function openDialog(page: Page, stack: Stack, login: string) {
  await openAccount(page, stack, login)
  await button(page, 'Update Email').click()
  await dialog(page).waitFor()
}

async function fill(page: Page, email: string, repeat = email) {
  await box(page, 'New Email').fill(email)
  await box(page, 'Repeat New Email').fill(repeat)
}

test('changes the address after a passcode, and shows it from then on', async ({ page, stack }) => {
  await openDialog(page, stack, 'kai.mori')
  await expect(dialog(page)).toContainText('Original Email')
  await expect(dialog(page)).toContainText('kai.mori@example.test')
  await expect(box(page, 'New Email')).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)
  await fill(page, 'kai.new@example.test')
  await save(page).click()
  await expect(stepUp(page)).toContainText('sent to your email')
  await expectAccessible(page)
  await submitPasscode(page, stack, 'kai.mori@example.test')
  const updated = page.getByText('Email address updated successfully', { exact: true })
  await expect(updated).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Update Email')).toBeFocused()
  await expect(page.getByText('kai.new@example.test')).toBeVisible()
  expect(await requestBodies(stack, 'saveEmail')).toEqual([{ email: 'kai.new@example.test' }])
  await page.reload()
  await expect(page.getByText('kai.new@example.test')).toBeVisible()
})

test('sends nothing, or tells that it may have', async ({ page, stack }) => {
  await test.step('requires two equal addresses', async () => {
    await openDialog(page, stack, 'lou.diaz')
    await save(page).click()
    const summary = page.getByRole('group', { name: 'Please check these 2 entries' })
    await expect(summary).toBeFocused()
    await expectAccessible(page)
    await fill(page, 'bea.new@example', 'bea.new@example.test')
    await expect(summary.getByText(/^New Email: enter an email address/)).toBeVisible()
    await expect(summary.getByText('The email addresses do not match')).toBeVisible()
    await expectFits(page)
    await fill(page, 'bea.new@example.test')
    await expect(summary).toHaveCount(0)
    expect(await requestBodies(stack, 'send2FA')).toEqual([])
  })

  await test.step('keeps the address when the passcode or the dialog is cancelled', async () => {
    await fill(page, 'lou.new@example.test')
    await save(page).click()
    await expect(stepUp(page)).toContainText('sent to your email')
    await stepUp(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(stepUp(page)).toHaveCount(0)
    await expect(save(page)).toBeFocused()
    await expect(box(page, 'New Email')).toHaveValue('lou.new@example.test')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('lou.diaz@example.test')).toBeVisible()
    expect(await requestBodies(stack, 'saveEmail')).toEqual([])
  })

  await test.step('shows in the dialog that the outcome is unknown when the upstream fails', async () => {
    await button(page, 'Update Email').click()
    await fill(page, 'lou.new@example.test')
    await stack.fault({ operation: 'saveEmail', kind: 'reset', times: 1 })
    await save(page).click()
    await submitPasscode(page, stack, 'lou.diaz@example.test')
    await expect(page.getByRole('alert')).toContainText(
      'We could not find out whether your email address has been changed.',
    )
    await expect(box(page, 'New Email')).toBeFocused()
    await expectAccessible(page)
  })
})

test('changes the address by keyboard only', async ({ page, stack }) => {
  await openAccount(page, stack, 'ted.nash')
  await button(page, 'Update Email').focus()
  await page.keyboard.press('Enter')
  await expect(box(page, 'New Email')).toBeFocused()
  await page.keyboard.type('ted.new@example.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ted.new@example.test')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('One-time passcode')).toBeFocused()
  await page.keyboard.type(await stack.passcode('ted.nash@example.test'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email address updated successfully')).toBeVisible()
  await expect(button(page, 'Update Email')).toBeFocused()
})

test('shows the dialog in Spanish', async ({ page, stack }) => {
  await openAccount(page, stack, 'kai.mori')
  await page.getByRole('button', { name: 'Español' }).click()
  await button(page, 'Actualizar correo').click()
  await expect(page.getByRole('dialog', { name: 'Actualizar correo electrónico' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await box(page, 'Correo nuevo').fill('kai.new@example.test')
  await box(page, 'Correo nuevo, otra vez').fill('kai.new@example.test')
  await page.getByRole('dialog').getByRole('button', { name: 'Actualizar correo' }).click()
  await page.getByLabel('Código de un solo uso').waitFor()
  await page.getByLabel('Código de un solo uso').fill(await stack.passcode('kai.mori@example.test'))
  await button(page, 'Verificar').click()
  await expect(page.getByText('El correo electrónico se actualizó correctamente')).toBeVisible()
})
