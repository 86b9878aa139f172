import { expect, expectAccessible, test } from '../portal.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('internal careers redirects to the page of internal jobs', async ({ page }) => {
    await page.goto('/internal-careers')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal jobs')
    expect(new URL(page.url()).pathname).toBe('/internal-jobs')
  })
})

test.describe('without INTERNAL_CAREERS_URL', () => {
  test.use({ settings: { INTERNAL_CAREERS_URL: '' }, refusals: true })

  test('there is no such page', async ({ page }) => {
    const response = await page.goto('/internal-careers')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expectAccessible(page)
  })
})
