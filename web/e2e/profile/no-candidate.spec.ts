import { expect, expectAccessible, expectFits, openAs, test } from '../portal.ts'
import { onBothScreens } from '../screens.ts'

// The gateway answers 404 to a worker without a candidate id at the company.
test.use({ refusals: true })

test.describe('a worker who is no candidate of the company', onBothScreens, () => {
  for (const path of ['/info/profile', '/info/personal', '/info/certifications'])
    test(`is told so at ${path}`, async ({ page, stack }) => {
      await page.route('**/api/profile', (route) =>
        route.fulfill({
          status: 404,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 404, code: 'not-found', reference: 'ABCD-1234' }),
        }),
      )
      await openAs(page, stack, 'dana.wolf', path)
      await page.getByRole('main').getByRole('button', { name: 'Arna' }).click()
      await expect(page.getByText('You have no profile with this company.')).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Español' }).first().press('Enter')
      await expect(page.getByText('No tiene un perfil en esta empresa.')).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Elegir otra empresa' }).press('Enter')
      await expect(page).toHaveURL('/companies')
    })
})
