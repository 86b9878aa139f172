import { acceptStatement, submitButton } from '../application/form.ts'
import { expect, expectAccessible, expectFits, openAs, type Page, test } from '../portal.ts'
import { onBothScreens } from '../screens.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

test.describe('My Applications', onBothScreens, () => {
  test('lists what a worker sent, and what they began here', async ({ page, stack }) => {
    const login = test.info().project.name === 'phone' ? 'kai.mori' : 'lou.diaz'
    await openAs(page, stack, login, '/applications')
    await expect(page.getByText('No applications yet')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/search/1001?brandId=staffmark')
    await page.getByRole('button', { name: 'Start your application' }).click()
    await page.getByRole('heading', { name: 'Statement of Agreement' }).waitFor()
    await page.goto('/announcements')
    const begun = page.getByRole('link', { name: /^Finish your application: / })
    await expect(begun).toBeVisible()
    await page.goto('/applications')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText(/Not sent yet. Begun \w{3} \d+, \d{4}/)
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('link', { name: /^Continue your application: / }).click()
    await expect(page).toHaveURL(/\/search\/1001\?brandId=staffmark/)
    await page.getByRole('button', { name: 'Español' }).click()
    await page.goto('/applications')
    await expect(cards(page)).toContainText('Sin enviar. Empezada el')
    await expectAccessible(page)
    await expectFits(page)
  })

  test('is where a sent one is found again', async ({ page, stack }) => {
    const login = 'maria.santos'
    await openAs(page, stack, login, '/search/1001?brandId=staffmark')
    await page.getByRole('button', { name: 'Start your application' }).click()
    await acceptStatement(page)
    await submitButton(page).click()
    await page.getByRole('link', { name: 'All your applications' }).click()
    await expect(page).toHaveURL('/applications')
    await expect(cards(page).first()).toContainText(
      /Staffmark.*Reference ID \d+Sent \w{3} \d+, \d{4}/,
    )
    await expectAccessible(page)
  })
})
