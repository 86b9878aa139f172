import {
  enterPassword,
  expect,
  expectAccessible,
  expectFits,
  homeTitle,
  maria,
  navigate,
  type Page,
  password,
  type Stack,
  test,
} from '../portal.ts'
import { submitNewPassword } from '../recovery/recovery.ts'
import { onBothScreens } from '../screens.ts'

async function signInAtProvider(page: Page, identity: string) {
  await expect(page).toHaveURL(/\/authorize\?/)
  await page.getByLabel(/email/i).fill(identity)
  await page.getByLabel(/password/i).fill(password)
  await page.keyboard.press('Enter')
}

test.describe('redirect', () => {
  test.use({ settings: { SIGN_IN: 'redirect' } })
  // One worker starts their gateway.
  test.describe.configure({ mode: 'default' })

  test('goes through the identity provider', async ({ page, stack }) => {
    await test.step('returns from the identity provider to the requested page', async () => {
      await page.goto('/account/devices')
      await signInAtProvider(page, 'nina.vo@example.test')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where you are signed in')
      await expect(page).toHaveURL('/account/devices')
      expect(await page.evaluate(() => document.referrer)).not.toContain('session_token')
    })

    await test.step('logs out at the identity provider too', async () => {
      await navigate(page, '/announcements')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
      await page.getByRole('button', { name: 'Nina Vo, your menu' }).click()
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(page).toHaveURL(/\/authorize\?/)
      await expect(page.getByLabel(/password/i)).toBeVisible()
      const names = (await stack.calls()).map(({ operation }) => operation)
      expect(names).toContain('auth0Logout')
    })

    await test.step('shows a blocked account its page, without a redirect loop', async () => {
      await signInAtProvider(page, 'bo.locked@example.test')
      await expect(page).toHaveURL('/unauthorized')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Your Account has been Blocked',
      )
      await expect(page.getByText('contact the Support Desk at 1-800-555-0142')).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('link', { name: '1-800-555-0142' }),
      ).toHaveAttribute('href', 'tel:18005550142')
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('link', { name: 'Gatehouse' }).click()
      await expect(page).toHaveURL('/unauthorized')
      await expect(page.getByRole('button', { name: 'Return to Login Screen' })).toBeVisible()
      await page.getByRole('button', { name: 'Español' }).click()
      await page.getByRole('button', { name: 'Volver a la pantalla de inicio de sesión' }).click()
      await signInAtProvider(page, 'nina.vo@example.test')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
    })
  })

  test('tells why only when the provider does', async ({ page }) => {
    await test.step('a link does not tell why somebody is signed out', async () => {
      await page.goto('/?sign-in=failed&error=unauthorized&reason=password-reset')
      await expect(page.getByText('You are not signed in.')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByText('Your password has been changed')).toHaveCount(0)
      await page.goto('/unauthorized')
      await expect(page).toHaveURL(/\/authorize\?/)
    })

    await test.step('tells why the provider’s user is not signed in, and leads to a new password', async () => {
      await signInAtProvider(page, 'ines.roy@example.test')
      await expect(page.getByRole('alert')).toContainText(
        'We need to verify your account information. Please contact support at 1-800-555-0142',
      )
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await signInAtProvider(page, 'rey.cruz@example.test')
      await expect(page.getByRole('alert')).toContainText('Your password has been changed')
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(page.getByRole('alert')).toContainText('Su contraseña fue cambiada')
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click()
      await expect(page.getByRole('dialog')).toContainText('Restablecer la contraseña')
    })
  })

  test('a forced preference leads on to the page asked for', async ({ page }) => {
    await page.goto('/account/devices')
    await signInAtProvider(page, 'fay.kim@example.test')
    await expect(page).toHaveURL('/account?to=%2Faccount%2Fdevices')
  })

  test('offers to log out at the identity provider when the return fails', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/authorize\?/)
    await page.goto('/api/sign-in/identity/return?state=wrong&session_token=x')
    await expect(page).toHaveURL('/?sign-in=failed')
    await expect(page.getByRole('alert')).toContainText('An error has occurred. Please try again.')
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await signInAtProvider(page, 'nina.vo@example.test')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
  })
})

test.describe('oidc', () => {
  test.use({ settings: { SIGN_IN: 'oidc' } })
  // One worker starts their gateway.
  test.describe.configure({ mode: 'default' })

  test(
    'returns from the OpenID provider to the requested page, and signs out there too',
    onBothScreens,
    async ({ page, stack }) => {
      await page.goto('/account/devices')
      await signInAtProvider(page, 'nina.vo@example.test')
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText('Where you are signed in')
      await expect(page).toHaveURL('/account/devices')
      expect(await page.evaluate(() => document.referrer)).not.toContain('code')
      await page.getByRole('button', { name: 'Español' }).press('Enter')
      await page.getByRole('button', { name: 'Nina Vo, su menú' }).press('Enter')
      await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).press('Enter')
      await expect(page.getByLabel(/password/i)).toBeVisible()
      expect((await stack.calls()).map(({ operation }) => operation)).toContain('logout')
      await signInAtProvider(page, 'fay.kim@example.test')
      await expect(page).toHaveURL('/account')
      await expect(title).toHaveText('Mi cuenta')
    },
  )

  test(
    'tells that the sign-in was refused or cancelled, and offers another',
    onBothScreens,
    async ({ page }) => {
      await page.goto('/')
      await signInAtProvider(page, 'bo.locked@example.test')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('An error has occurred. Please try again.')
      await expect(page).toHaveURL('/?sign-in=failed')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(alert).toContainText('Ocurrió un error')
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await signInAtProvider(page, 'nina.vo@example.test')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
    },
  )
})

test.describe('legacy', () => {
  test.use({ settings: { SIGN_IN: 'legacy' } })
  // One worker starts their gateway.
  test.describe.configure({ mode: 'default' })

  test('signs in by password alone, and opens the search', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Cannot sign in?')).toBeVisible()
    await expect(page.getByText('passcode')).toHaveCount(0)
    await enterPassword(page, maria)
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Search')
    await expect(page.getByRole('button', { name: 'Maria Santos, your menu' })).toBeVisible()
  })

  test.describe('when a request fails', () => {
    test.use({ refusals: true })
    test('shows its own message for wrong credentials', async ({ page }) => {
      await page.goto('/')
      await enterPassword(page, maria, 'wrong')
      await expect(page.getByRole('alert')).toContainText('Invalid credentials. Please try again.')
    })
  })
})

/** The dialog opens once the passcode has been sent. */
async function enterPasscode(page: Page, stack: Stack, identity = maria) {
  await expect(page.getByRole('dialog')).toContainText('was sent')
  await page.getByLabel('One-time passcode').fill(await stack.passcode(identity))
  await page.getByRole('button', { name: 'Verify' }).click()
}

test('tells where the passcode goes', async ({ page, stack }) => {
  await test.step('shows the last four digits of the phone that received the passcode', async () => {
    await page.goto('/')
    await enterPassword(page, 'sam.ortiz@example.test')
    await expect(page.getByRole('dialog')).toContainText(
      'A one-time passcode was sent by text to (•••) •••-0142.',
    )
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('shows the choice of channel in Spanish', async () => {
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByLabel('ID de usuario o correo electrónico').fill('tia.prompt@example.test')
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirme su identidad' })
    await expect(dialog).toContainText('¿A dónde le enviamos su código de un solo uso?')
    await expect(page.getByRole('radio', { name: /^Mensaje de texto al/ })).toBeChecked()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Enviar el código' }).click()
    await expect(dialog).toContainText('por mensaje de texto al (•••) •••-0187')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'English' }).click()
  })

  await test.step('lets a user with the preference “prompt” choose the channel of the passcode', async () => {
    await enterPassword(page, 'tia.prompt@example.test')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Where should we send your one-time passcode?')
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('radio', { name: /^Email to/ }).focus()
    await page.reload()
    await page.getByRole('radio', { name: /^Text message to/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Email to t•••t@example.test' })).toBeChecked()
    await page.getByRole('button', { name: 'Send the passcode' }).click()
    await expect(dialog).toContainText('sent to your email t•••t@example.test')
    await enterPasscode(page, stack, 'tia.prompt@example.test')
    await expect(page).toHaveURL('/announcements')
  })
})

test('claims neither email nor text when the upstream tells no preference', async ({
  page,
  stack,
}) => {
  const text = JSON.stringify({ userData: { loginId: 'maria.santos' } })
  await stack.fault({ operation: 'getLoginId', kind: 'reply', text })
  await page.goto('/')
  await enterPassword(page, maria)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('A one-time passcode was sent to you by email or text.')
  await expectAccessible(page)
  await page.reload()
  await expect(dialog).toContainText('sent to you by email or text')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByLabel('ID de usuario o correo electrónico').fill(maria)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toContainText('por correo electrónico o por mensaje de texto')
})

test('leads on within the portal only', async ({ page, stack }) => {
  await test.step('opens the requested page after sign-in', async () => {
    await page.goto('/account/devices')
    await expect(page).toHaveURL('/?to=%2Faccount%2Fdevices')
    await enterPassword(page, maria)
    await enterPasscode(page, stack)
    await expect(page).toHaveURL('/account/devices')
  })

  for (const to of [
    '//elsewhere.test',
    'https://elsewhere.test/',
    '/\\elsewhere.test',
    'javascript:x',
  ])
    await test.step(`does not redirect to another site after sign-in: ${to}`, async () => {
      await page.getByRole('button', { name: 'Maria Santos, your menu' }).click()
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(page).toHaveURL('/')
      await navigate(page, `/?${new URLSearchParams({ to })}`)
      await enterPassword(page, maria)
      await enterPasscode(page, stack)
      await expect(page).toHaveURL('/announcements')
    })
})

test.describe('with a required password change', () => {
  test.use({ refusals: true })

  test(
    'asks for a new password, then opens the requested page',
    onBothScreens,
    async ({ page, stack }) => {
      const gus = 'gus.lane@example.test'
      await page.goto('/account/devices')
      await enterPassword(page, gus)
      await enterPasscode(page, stack, gus)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
      await expect(page.getByLabel('New Password', { exact: true })).toBeFocused()
      await expectAccessible(page)
      await page.reload()
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elija una contraseña nueva')
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'English' }).click()
      await submitNewPassword(page, password)
      const reason = 'The new password has been used before.'
      await expect(page.getByRole('alert').getByText(reason)).toBeVisible()
      await submitNewPassword(page, 'Gatehouse2!')
      await expect(page).toHaveURL('/account/devices')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where you are signed in')
    },
  )

  test('cancels to the password form', async ({ page, stack }) => {
    const gus = 'gus.lane@example.test'
    await page.goto('/')
    await enterPassword(page, gus)
    await enterPasscode(page, stack, gus)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })
})
