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
  }
  await enterPassword(page, maria)
  await expect(
    page.getByRole('alert').getByText('Too many tries. Please wait 15 minutes and try again.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(
    page
      .getByRole('alert')
      .getByText('Demasiados intentos. Espere 15 minutos e inténtelo de nuevo.'),
  ).toBeVisible()
  await strict.stop()
})
