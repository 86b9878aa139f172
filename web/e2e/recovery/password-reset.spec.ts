import { openAccount } from '../account/my-account.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  holdBack,
  homeTitle,
  maria,
  requestBodies,
  test,
} from '../portal.ts'
import { button, stepUp, submitNewPassword, submitPasscode, title } from './recovery.ts'

test.use({ refusals: true })

const enterNew = 'Please enter your new Gatehouse Password.'
const expired = 'The link you clicked on has expired or no longer valid.'
const another = 'Please click on the button below to have an email with a new link sent to you.'

test('opens by a link, and changes nothing before the passcode', async ({ page, stack }) => {
  await test.step('opens the form for a valid link, and shows the rules that the input meets as checked', async () => {
    await page.goto('/password-reset?token=open-token')
    await expect(page).toHaveURL('/password-reset')
    await expect(page.getByText(enterNew, { exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Reset Password · Gatehouse')
    await expectAccessible(page)
    await expectFits(page)
    await button(page, 'Update Password').click()
    await expect(page.getByRole('group', { name: 'Please check these 2 entries' })).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('New Password', { exact: true }).fill('gA1')
    await expect(page.getByText('3/25', { exact: true })).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'A capital letter (met)' }),
    ).toBeVisible()
    await page.getByLabel('Repeat New Password').fill('gA2')
    await expect(page.getByText('Password is not valid').first()).toBeVisible()
    await expect(page.getByText('Answers do not match').first()).toBeVisible()
    await button(page, 'Show password').first().click()
    await expect(page.getByLabel('New Password', { exact: true })).toHaveAttribute('type', 'text')
  })

  await test.step('changes nothing when the passcode is cancelled, and keeps the input', async () => {
    await submitNewPassword(page, 'Gatehouse2!')
    await stepUp(page).getByText('sent to your email').waitFor()
    await button(page, 'Cancel').click()
    await expect(stepUp(page)).toHaveCount(0)
    await expect(button(page, 'Update Password')).toBeFocused()
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('Gatehouse2!')
    expect(await requestBodies(stack, 'passwordReset')).toEqual([])
  })

  await test.step('keeps the link after a reload', async () => {
    await submitNewPassword(page, 'Gatehouse2!')
    await expect(stepUp(page)).toContainText('sent to your email')
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText(enterNew)).toBeVisible()
    await submitNewPassword(page, 'Gatehouse3!')
    await submitPasscode(page, stack, maria)
    await expect(title(page)).toHaveText('Sign in')
    const sent = await requestBodies(stack, 'passwordReset')
    expect(sent).toEqual([
      expect.objectContaining({ password: 'Gatehouse3!', token: 'open-token' }),
    ])
  })
})

test('stays open until the password has changed', async ({ page, context, stack }) => {
  await test.step('a good link stays open when an expired one is opened in another tab', async () => {
    await page.goto('/password-reset?token=open-token')
    const other = await context.newPage()
    await other.goto('/password-reset?token=expired-token')
    await expect(other.getByText(expired, { exact: true })).toBeVisible()
    await expect(other.getByText('Choose Forgot Password on the sign-in page')).toBeVisible()
    await expectAccessible(other)
    await expectFits(other)
    await page.reload()
    await expect(page.getByText(enterNew, { exact: true })).toBeVisible()
  })

  await test.step('alerts that the outcome is unknown when the upstream fails', async () => {
    await stack.fault({ operation: 'passwordReset', kind: 'reset', times: 1 })
    await submitNewPassword(page, 'Gatehouse2!')
    await submitPasscode(page, stack, maria)
    await expect(
      page.getByRole('alert').getByText(/We could not find out whether your password/),
    ).toBeVisible()
  })

  await test.step("shows the upstream's reason against a password", async () => {
    await submitNewPassword(page, 'Gatehouse1!')
    await submitPasscode(page, stack, maria)
    await expect(
      page.getByRole('alert').getByText('The new password has been used before.'),
    ).toBeVisible()
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('Gatehouse1!')
    await expectAccessible(page)
    await submitNewPassword(page, 'Gatehouse2!')
    await submitPasscode(page, stack, maria)
    await expect(title(page)).toHaveText('Sign in')
  })
})

test('leads on from a link that is no longer valid', async ({ page, stack }) => {
  await test.step('leads to the sign-in page without a known link', async () => {
    for (const address of ['/password-reset?token=never-given', '/password-reset']) {
      await page.goto(address)
      await expect(page).toHaveURL('/password-reset')
      await expect(page.getByText(expired, { exact: true })).toBeVisible()
      await expect(page.getByText(another)).toHaveCount(0)
      await expect(button(page, 'Send New Email')).toHaveCount(0)
    }
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('link', { name: 'Go to the sign-in page' }).click()
    await expect(title(page)).toHaveText('Sign in')
    await expect(button(page, 'Forgot Password')).toBeVisible()
  })

  for (const token of ['expired-token', 'used-token'])
    await test.step(`sends a new valid link for ${token}`, async () => {
      await stack.reset()
      await page.goto(`/password-reset?token=${token}`)
      await expect(page).toHaveURL('/password-reset')
      await expect(page.getByText(expired, { exact: true })).toBeVisible()
      await expect(page.getByText(another, { exact: true })).toBeVisible()
      await expect(page.getByLabel('New Password')).toHaveCount(0)
      await expectAccessible(page)
      await expectFits(page)
      await page.route('**/api/recovery/reset/resend', (route) => route.abort(), { times: 1 })
      await button(page, 'Send New Email').click()
      await expect(button(page, 'Try again')).toBeVisible()
      await expect(page.getByText('A new link is on its way')).toHaveCount(0)
      await button(page, 'Send New Email').dblclick()
      await expect(page.getByText('Password email resent', { exact: true })).toBeVisible()
      await expectAccessible(page)
      expect(await requestBodies(stack, 'verifyForgotPassword')).toEqual([
        { securityQuestionAnswer: '' },
      ])
      await page.goto(await stack.mailed('link', maria))
      await expect(page.getByText(enterNew)).toBeVisible()
    })
})

test('shows a skeleton while the link is validated', async ({ page }) => {
  const release = await holdBack(page, '**/api/recovery/reset')
  await page.goto('/password-reset?token=open-token', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByText(enterNew)).toBeVisible()
})

test('tells how it goes with a link', async ({ page, stack, browser }) => {
  await test.step('offers a retry with a reference when the upstream fails', async () => {
    await stack.fault({ operation: 'validatePasswordReset', kind: 'status', times: 1 })
    await page.goto('/password-reset?token=open-token')
    await expect(title(page)).toHaveText('This page did not load')
    await expect(page.getByRole('alert')).toContainText(/reference: \w{4}-\w{4}/)
    await expectAccessible(page)
    await button(page, 'Try again').click()
    await expect(page.getByText(enterNew)).toBeVisible()
  })

  await test.step('shows that the link has expired when it was used in another tab', async () => {
    const other = await browser.newPage({ baseURL: stack.url })
    await other.goto('/password-reset?token=open-token')
    await submitNewPassword(other, 'Gatehouse2!')
    await submitPasscode(other, stack, maria)
    await expect(title(other)).toHaveText('Sign in')
    await other.close()
    await submitNewPassword(page, 'Gatehouse3!')
    const words = page.getByText(expired, { exact: true })
    await expect(words).toBeFocused()
    await expectAccessible(page)
  })
})

test('signs the user out everywhere, and alerts why', async ({ page, stack, browser }) => {
  const elsewhere = await browser.newPage({ baseURL: stack.url })
  await openAccount(elsewhere, stack, 'maria.santos')
  await openAccount(page, stack, 'maria.santos')
  await page.goto('/password-reset?token=open-token')
  await submitNewPassword(page, 'Gatehouse2!')
  await submitPasscode(page, stack, maria)
  await expect(title(page)).toHaveText('Sign in')
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await elsewhere.reload()
  await expect(title(elsewhere)).toHaveText('Sign in')
  await elsewhere.close()
})

test('keeps another user signed in', async ({ page, stack }) => {
  await openAccount(page, stack, 'kai.mori')
  await page.goto('/password-reset?token=open-token')
  await submitNewPassword(page, 'Gatehouse2!')
  await submitPasscode(page, stack, maria)
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(title(page)).toHaveText(homeTitle)
  await expect(button(page, 'Kai Mori, your menu')).toBeVisible()
})

test('is shown in Spanish', async ({ page, stack }) => {
  await page.goto('/password-reset?token=expired-token')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByText('El enlace que usó venció o ya no es válido.')).toBeVisible()
  await button(page, 'Enviar un correo nuevo').click()
  await expect(page.getByText('Se reenvió el correo de la contraseña')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.goto(await stack.mailed('link', maria))
  await expect(page.getByText('Escriba su contraseña nueva de Gatehouse.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('Gatehouse2!')
  await page.getByLabel('Contraseña nueva, otra vez').fill('Gatehouse2!')
  await button(page, 'Actualizar contraseña').click()
  await page.getByLabel('Código de un solo uso').waitFor()
  await page.getByLabel('Código de un solo uso').fill(await stack.passcode(maria))
  await button(page, 'Verificar').click()
  await expect(page.getByText('Su contraseña se cambió. Inicie sesión con la nueva.')).toBeVisible()
  await expect(title(page)).toHaveText('Iniciar sesión')
})

test('a link that was not judged is not called expired', async ({ page }) => {
  await page.goto('/password-reset?link=busy')
  await expect(page.getByText('Too many links were opened from your network.')).toBeVisible()
  await expect(page.getByText(expired, { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
  await button(page, 'Español').press('Enter')
  await expect(page.getByText('Se abrieron demasiados enlaces desde su red.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})
