import {
  endOtherSessions,
  expect,
  expectAccessible,
  expectFits,
  type Page,
  requestBodies,
  type Stack,
  test,
} from '../portal.ts'
import { phone } from '../screens.ts'
import { openAccount, tab } from './my-account.ts'

test.use({ refusals: true })

const current = (page: Page) => page.getByLabel('Current Password', { exact: true })
const newPassword = (page: Page) => page.getByLabel('New Password', { exact: true })
const repeat = (page: Page) => page.getByLabel('Repeat New Password', { exact: true })
const update = (page: Page) => page.getByRole('button', { name: 'Update Password' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Authenticate Your Account' })

async function openTab(page: Page, stack: Stack, login: string) {
  await openAccount(page, stack, login)
  await tab(page, 'Change Password').click()
}

async function fill(page: Page, one = 'Gatehouse1!', other = 'Gatehouse2!') {
  await current(page).fill(one)
  await newPassword(page).fill(other)
  await repeat(page).fill(other)
}

async function submitCode(page: Page, stack: Stack, login: string) {
  await expect(dialog(page)).toContainText('A one-time passcode was sent to your email')
  await page.getByLabel('One-time passcode').fill(await stack.passcode(`${login}@example.test`))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('changes the password after a passcode, and signs out all other sessions', async ({
  page,
  stack,
  browser,
}) => {
  const elsewhere = await browser.newPage({ baseURL: stack.url })
  await openAccount(elsewhere, stack, 'lou.diaz')
  await endOtherSessions(elsewhere, stack)
  await openTab(page, stack, 'lou.diaz')
  await fill(page)
  await update(page).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await submitCode(page, stack, 'lou.diaz')
  const done = page.getByRole('status').filter({ hasText: 'Your password has been changed.' })
  await expect(done).toContainText('You have been signed out in 1 other place.')
  await expect(done).toBeFocused()
  for (const field of [current(page), newPassword(page), repeat(page)])
    await expect(field).toHaveValue('')
  await expectAccessible(page)
  await expectFits(page)
  expect(await requestBodies(stack, 'setUserPassword')).toEqual([
    {
      CurrentPassword: 'Gatehouse1!',
      RepeatPassword1: 'Gatehouse2!',
      RepeatPassword2: 'Gatehouse2!',
    },
  ])
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await elsewhere.close()
})

test('changes nothing, or tells that it may have', async ({ page, stack }) => {
  await test.step('changes nothing after a wrong passcode, and keeps the input on cancel', async () => {
    await openTab(page, stack, 'bea.stone')
    await fill(page)
    await update(page).click()
    await expect(dialog(page)).toContainText('sent to your email')
    const code = await stack.passcode('bea.stone@example.test')
    await page.getByLabel('One-time passcode').fill(code === '111111' ? '222222' : '111111')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('Invalid', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(current(page)).toHaveValue('Gatehouse1!')
    await expect(newPassword(page)).toHaveValue('Gatehouse2!')
    await expect(repeat(page)).toHaveValue('Gatehouse2!')
    await expect(page.getByText('Your password has been changed.')).toHaveCount(0)
    expect(await requestBodies(stack, 'setUserPassword')).toEqual([])
  })

  await test.step('alerts that the outcome is unknown when the upstream fails', async () => {
    await stack.fault({ operation: 'setUserPassword', kind: 'reset', times: 1 })
    await fill(page)
    await update(page).click()
    await submitCode(page, stack, 'bea.stone')
    await expect(
      page.getByRole('alert').getByText(/We could not find out whether your password/),
    ).toBeVisible()
  })
})

test("shows the upstream's reason against a password, and keeps the input", async ({
  page,
  stack,
}) => {
  await openTab(page, stack, 'ola.berg')
  await fill(page, 'Wrong1!!')
  await update(page).click()
  await submitCode(page, stack, 'ola.berg')
  const refusal = page.getByRole('alert').getByText('The current password is not correct.')
  await expect(refusal).toBeVisible()
  await expect(newPassword(page)).toHaveValue('Gatehouse2!')
  await expectAccessible(page)
  // The same content again, under the same passcode.
  await update(page).click()
  await expect.poll(() => requestBodies(stack, 'setUserPassword')).toHaveLength(2)
  await expect(refusal).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await current(page).fill('Gatehouse1!')
  await update(page).click()
  await submitCode(page, stack, 'ola.berg')
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  expect(await requestBodies(stack, 'send2FA')).toHaveLength(2)
})

test('keeps Cancel apart from the failure while no passcode can be sent', async ({
  page,
  stack,
}) => {
  await openTab(page, stack, 'ted.nash')
  await page.setViewportSize(phone)
  await stack.fault({ operation: 'send2FA', kind: 'reset' })
  await fill(page)
  await update(page).click()
  const failure = await dialog(page).getByRole('alert').boundingBox()
  const cancel = await dialog(page).getByRole('button', { name: 'Cancel' }).boundingBox()
  expect((cancel?.y ?? 0) - (failure?.y ?? 0) - (failure?.height ?? 0)).toBeGreaterThanOrEqual(16)
  await expectAccessible(page)
})

test('checks what is typed, and mails a link', async ({ page, stack, context }) => {
  await test.step('shows the rules that the input meets as checked, and counts past the maximum', async () => {
    await openTab(page, stack, 'kai.mori')
    const met = () => page.getByRole('listitem').filter({ hasText: '(met)' }).allInnerTexts()
    for (const [typed, length, names] of [
      ['g', '1/25', ['A lower case letter']],
      ['gA', '2/25', ['A capital letter', 'A lower case letter']],
      ['gA1', '3/25', ['A number', 'A capital letter', 'A lower case letter']],
      [
        'Gatehouse2!',
        '11/25',
        ['A number', 'A capital letter', 'A lower case', 'A symbol', 'Minimum 8 characters'],
      ],
      [
        `Gatehouse2!${'x'.repeat(15)}`,
        '26/25',
        ['A number', 'A capital', 'A lower', 'A sym', 'Min'],
      ],
    ] as const) {
      await newPassword(page).fill(typed)
      await expect(page.getByText(length, { exact: true })).toBeVisible()
      expect(await met()).toEqual(names.map((name) => expect.stringContaining(name)))
    }
    await expect(page.getByText('Maximum 25 characters')).toBeVisible()
    await newPassword(page).fill(`Gatehouse2!${'x'.repeat(14)}`)
    await expect(page.getByText('Maximum 25 characters')).toHaveCount(0)
    await newPassword(page).fill('Gate house2!ñ€')
    await expect(page.getByText('No spaces')).toBeVisible()
    await expect(page.getByText('None of these: ñ €')).toBeVisible()
    await expectAccessible(page)
    await newPassword(page).fill(`Gatehouse2!${'x'.repeat(15)}`)
    await current(page).fill('Gatehouse1!')
    await repeat(page).fill('Gatehouse2!')
    await update(page).click()
    await expect(page.getByRole('group').getByText('Password is not valid')).toBeVisible()
    await expect(page.getByRole('group').getByText('Answers do not match')).toBeVisible()
    await expectAccessible(page)
    await newPassword(page).fill('')
    await expect(page.getByText('Password is required', { exact: true }).first()).toBeVisible()
    expect(await requestBodies(stack, 'send2FA')).toEqual([])
  })

  await test.step('shows each password on demand, and allows pasting', async () => {
    for (const field of [current(page), newPassword(page), repeat(page)]) await field.fill('')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(3)
    // Managers fill in the old one, and offer a new one twice.
    await expect(current(page)).toHaveAttribute('autocomplete', 'current-password')
    for (const field of [newPassword(page), repeat(page)])
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await page.evaluate(() => navigator.clipboard.writeText('Gatehouse2!'))
    for (const field of [current(page), newPassword(page), repeat(page)]) {
      await field.press('Control+V')
      await expect(field).toHaveValue('Gatehouse2!')
      await expect(field).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Show password' }).first().click()
      await expect(field).toHaveAttribute('type', 'text')
    }
  })

  await test.step('mails a reset link to one who has forgotten the password', async () => {
    const sent = page.getByText(/^Password reset email sent/)
    await expect(sent).toHaveCount(0)
    const send = page.getByRole('button', { name: 'Send Reset Link' })
    const isTurning = () =>
      send.evaluate((one) => getComputedStyle(one, '::before').content !== 'none')
    await expect(send).toHaveAttribute('aria-busy', 'false')
    expect(await isTurning()).toBe(false)
    await send.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Password reset email sent to k•+i@example\.test$/)).toBeVisible()
    await expectAccessible(page)
    expect(await stack.mailed('link', 'kai.mori@example.test')).toContain('/password-reset?token=')
    await stack.fault({ operation: 'requestPasswordReset', kind: 'reset', times: 1 })
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText('No pudimos comprobar si el correo se envió.')).toBeVisible()
    await expect(page.getByText(/^Correo de restablecimiento enviado/)).toHaveCount(0)
    await expectAccessible(page)
  })
})
