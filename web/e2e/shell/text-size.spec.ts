import { expect, expectFits, openAs, type Page, test } from '../portal.ts'
import { phone } from '../screens.ts'
import { workerPages } from './worker-pages.ts'

test.use({ viewport: phone })

/** As the text size of a browser's settings does (WCAG 1.4.4). */
async function enlargeText(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
}

test('text at 200 % fits a phone on public pages', async ({ page }) => {
  await enlargeText(page)
  for (const path of [
    '/',
    '/search-jobs',
    '/search-jobs/1001?brandId=staffmark',
    '/privacy-policy',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
})

test("text at 200 % fits a phone on workers' pages", async ({ page, stack }) => {
  test.setTimeout(120_000)
  await enlargeText(page)
  await openAs(page, stack, 'maria.santos')
  for (const path of workerPages()) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expectFits(page)
  }
})
