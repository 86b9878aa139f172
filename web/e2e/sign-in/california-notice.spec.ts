import {
  enterPassword,
  expect,
  expectAccessible,
  expectFits,
  homeTitle,
  type Page,
  password,
  type Stack,
  test,
} from '../portal.ts'

const chris = 'chris.lee@example.test'
const title = 'Privacy Notice to California Employees and Job Applicants'

/** At the sign-in page. */
async function signInAsChris(page: Page, stack: Stack) {
  await enterPassword(page, chris)
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(chris))
  await page.getByRole('button', { name: 'Verify' }).click()
}

test('requires a California employee to accept the notice', async ({ page, stack }) => {
  await test.step('shows the notice and its refusal in Spanish', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByLabel('ID de usuario o correo electrónico').fill(chris)
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('dialog')).toContainText('Enviamos un código')
    await page.getByLabel('Código de un solo uso').fill(await stack.passcode(chris))
    await page.getByRole('button', { name: 'Verificar' }).click()
    await expect(page.getByRole('dialog', { name: /^Aviso de privacidad/ })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Rechazar' }).click()
    await expect(page.getByRole('alert')).toContainText('Debe aceptar para continuar')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'English' }).click()
  })

  await test.step('signs out after Decline, and alerts why', async () => {
    await signInAsChris(page, stack)
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('alert')).toContainText('You must accept to move forward')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await page.goto('/announcements')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  })

  await test.step('requires a California employee to accept the notice once, also after a reload', async () => {
    await signInAsChris(page, stack)
    const notice = page.getByRole('dialog', { name: title })
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'I Understand & Accept' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
    await page.getByRole('button', { name: 'Chris Lee, your menu' }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await signInAsChris(page, stack)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
    await expect(notice).toHaveCount(0)
  })
})

test('closes in every tab once it is accepted in one', async ({ page, stack, context }) => {
  await page.goto('/')
  await signInAsChris(page, stack)
  const notice = page.getByRole('dialog', { name: title })
  await expect(notice).toBeVisible()
  const other = await context.newPage()
  await other.goto('/announcements')
  await expect(other.getByRole('dialog', { name: title })).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'I Understand & Accept' }).click()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
})
