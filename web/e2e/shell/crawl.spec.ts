import { expect, navigate, openAs, type Page, test } from '../portal.ts'
import { workerPages } from './worker-pages.ts'

/** Paths of the links in a page and in its menu. */
async function linkedPaths(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const groups = page.getByRole('navigation').locator('button[aria-expanded=false]')
  while ((await groups.count()) > 0) await groups.first().click()
  return page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )
}

test('links lead from the announcements to every page, and to nothing else', async ({
  page,
  stack,
}) => {
  test.setTimeout(90_000)
  await openAs(page, stack, 'maria.santos')
  const found = new Set(['/announcements'])
  for (const path of found) {
    if (/^\/(api|assets)\/|\/open\/|^\/search(-jobs|\/)/.test(path)) continue
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
    if (/\.\w+$/.test(path)) continue
    await navigate(page, path)
    for (const linked of await linkedPaths(page)) found.add(linked)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
  }
  const missing = workerPages().filter((path) => !found.has(path))
  // The menu shows orders to those who have one; the forms are a tab of Time Reporting.
  expect(missing).toEqual(['/childSupportOrders', '/timesheets/reporting/forms'])
})
