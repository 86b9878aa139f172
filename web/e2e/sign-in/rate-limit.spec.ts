import { enterPassword, expect, expectAccessible, maria, test } from '../portal.ts'
import { startStack } from '../stack/stack.ts'

test.use({ refusals: true })

test('shows the wait after six wrong passwords, in both languages', async ({ page }) => {
  const strict = await startStack()
  await page.goto(strict.url)
  for (let i = 0; i < 6; i++) {
    await enterPassword(page, maria, `Wrong${i}!`)
    await expect(page.getByRole('alert').getByText('Invalid credentials. Try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('main').getByText('Invalid credentials. Try again.')).toBeVisible()
  }
  await enterPassword(page, maria)
  await expect(
    page.getByRole('alert').getByText('Too many tries. Please wait 15 minutes and try again.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const lasting = page.getByRole('main')
  await expect(lasting.getByText(/You can do so at \d+:\d\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(lasting.getByText(/Podrá hacerlo a partir de esta hora: \d+:\d\d/)).toBeVisible()
  await expect(lasting.getByRole('button', { name: 'Olvidé mi contraseña' })).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(
    page
      .getByRole('alert')
      .getByText('Demasiados intentos. Espere 15 minutos e inténtelo de nuevo.'),
  ).toBeVisible()
  await page.getByLabel('Contraseña', { exact: true }).press('End')
  await page.getByLabel('Contraseña', { exact: true }).pressSequentially('x')
  await expect(lasting.getByText('Demasiados intentos')).toHaveCount(0)
  await strict.stop()
})
