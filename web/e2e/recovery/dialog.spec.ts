import { expect, expectAccessible, expectFits, maria, test } from '../portal.ts'
import { box, button, openDialog, paths } from './recovery.ts'

test.use({ refusals: true })

const phone = '1-800-555-0142'

test('takes an address, and tells nothing about it', async ({ page, stack }) => {
  await test.step('copies the address typed for sign-in, and accepts an address only', async () => {
    await page.goto('/')
    await page.getByLabel('Login ID or Email Address').fill('maria.santos@example')
    await button(page, 'Forgot Password').click()
    await expect(box(page, 'Email Address')).toHaveValue('maria.santos@example')
    await expect(box(page, 'Email Address')).toBeFocused()
    await button(page, 'Send Reset Link').click()
    await expect(page.getByText(/^Email Address: enter an email address/)).toBeVisible()
    await expect(box(page, 'Email Address')).toBeFocused()
    await box(page, 'Email Address').fill('')
    await expect(page.getByText('Email Address is required')).toBeVisible()
    await expectAccessible(page)
    expect(await stack.calls()).toEqual([])
    await button(page, 'Cancel').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Login ID or Email Address')).toHaveValue('maria.santos@example')
  })

  for (const [who, username] of [
    ['an account', maria],
    ['no account', 'nobody@example.test'],
    ['an inactive account', 'ines.roy@example.test'],
  ] as const)
    await test.step(`shows the same message for ${who}, and closes the dialog`, async () => {
      const message = page
        .getByRole('group')
        .getByText('Password reset email will be sent if the email was found in our system.', {
          exact: true,
        })
      await openDialog(page)
      await expect(page.getByRole('dialog')).toContainText(phone)
      await box(page, 'Email Address').fill(username)
      await button(page, 'Send Reset Link').click()
      await expect(message).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(button(page, 'Forgot Password')).toBeFocused()
      await expectAccessible(page)
      await button(page, 'Dismiss').click()
      await expect(message).toHaveCount(0)
      // A mail takes minutes: the same words stay in the page.
      await expect(page.getByRole('main').getByText('will be sent if the email')).toBeVisible()
      await expect(page.getByLabel('Login ID or Email Address')).toHaveValue(username)
    })
})

test('leads along every path', async ({ page }) => {
  await test.step('works by keyboard only on every path, and keeps the input', async () => {
    await page.goto('/')
    await button(page, 'Forgot Password').focus()
    await page.keyboard.press('Enter')
    await expect(box(page, 'Email Address')).toBeFocused()
    await page.keyboard.type(maria)
    for (const name of ['Send Reset Link', 'Cancel', paths.email, paths.answer, paths.pin]) {
      await page.keyboard.press('Tab')
      await expect(button(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Enter Your PIN' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('135791')
    await button(page, paths.answer).press('Enter')
    await expect(page.getByRole('heading', { name: 'Answer Your Security Question' })).toBeFocused()
    await expect(box(page, 'Email Address')).toHaveValue(maria)
    await button(page, paths.pin).press('Enter')
    await expect(box(page, 'PIN')).toHaveValue('135791')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeVisible()
    await button(page, 'Cancel').press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'Forgot Password')).toBeFocused()
  })

  await test.step('fits and is accessible on every path, in both languages', async () => {
    const spanish = {
      email: 'Ver su dirección de correo electrónico de Gatehouse',
      answer: 'Responder su pregunta de seguridad',
      pin: 'Escribir un PIN',
      link: 'Recibir un enlace por correo electrónico',
    }
    for (const [language, forgot, names] of [
      ['English', 'Forgot Password', paths],
      ['Español', 'Olvidé mi contraseña', spanish],
    ] as const) {
      await page.getByRole('button', { name: language }).click()
      await button(page, forgot).click()
      await expectAccessible(page)
      await expectFits(page)
      for (const path of ['email', 'answer', 'pin', 'link'] as const) {
        await button(page, names[path]).click()
        await expectAccessible(page)
        await expectFits(page)
      }
      await button(page, language === 'English' ? 'Cancel' : 'Cancelar').click()
    }
    await button(page, 'Olvidé mi contraseña').click()
    await box(page, 'Correo electrónico').fill(maria)
    await button(page, 'Enviar enlace').click()
    await expect(
      page
        .getByRole('group')
        .getByText(
          'Se enviará un correo para restablecer la contraseña si la dirección está en nuestro sistema.',
        ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('main').getByText('will be sent if the email')).toBeVisible()
  })
})

test('keeps the input when the dialog fails to load', async ({ page }) => {
  await page.route('**/recovery-dialog-*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByLabel('Login ID or Email Address').fill(maria)
  await button(page, 'Forgot Password').click()
  await expect(page.getByRole('alert')).toContainText('Please check your connection')
  await expect(page.getByLabel('Login ID or Email Address')).toHaveValue(maria)
})
