import { expect, expectFits, navigate, openAs, type Page, test } from '../portal.ts'
import { phone } from '../screens.ts'
import { workerPages } from './worker-pages.ts'

test.use({ viewport: phone })

/** As the text size of a browser's settings does (WCAG 1.4.4). */
async function fitsWithLargeText(page: Page, path: string) {
  await navigate(page, path)
  await expect(page.locator('h1')).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectFits(page)
}

test('text at 200 % fits a phone on public pages', async ({ page }) => {
  await page.goto('/')
  for (const path of [
    '/',
    '/search-jobs',
    '/search-jobs/1001?brandId=staffmark',
    '/privacy-policy',
  ])
    await fitsWithLargeText(page, path)
})

test("text at 200 % fits a phone on workers' pages", async ({ page, stack }) => {
  test.setTimeout(120_000)
  await openAs(page, stack, 'maria.santos')
  for (const path of workerPages()) await fitsWithLargeText(page, path)
})
