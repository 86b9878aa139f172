import { expect, openAs, type Page, test } from '../portal.ts'

test.use({ refusals: true })

/** As after an upgrade: the page names another first file, and a part of the open tab is gone. */
async function upgrade(page: Page, part: string) {
  await page.route(part, (route) => route.fulfill({ status: 404 }))
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({
        body: '<meta name="gatehouse-settings"><script type="module" src="/assets/index-another1.js">',
      }),
  )
}

/** Counts full loads of the page. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}

const devices = '**/devices-page-*.js'

test('a tab that misses a part after an upgrade reloads itself once', async ({ page, stack }) => {
  await openAs(page, stack, 'maria.santos', '/account')
  const loads = countLoads(page)
  await upgrade(page, devices)
  await page.getByRole('link', { name: 'Where you are signed in' }).click()
  // Missing even after the reload: it does not loop.
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([loads(), new URL(page.url()).pathname]).toEqual([1, '/account/devices'])
})

test('without an upgrade the tab does not reload itself', async ({ page, stack }) => {
  await openAs(page, stack, 'maria.santos', '/account')
  const loads = countLoads(page)
  await page.route(devices, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Where you are signed in' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(0)
})

test('unsent input keeps a tab that misses a part from reloading', async ({ page }) => {
  await page.goto('/')
  const loads = countLoads(page)
  await upgrade(page, '**/passcode-dialog-*.js')
  await page.getByLabel('Login ID or Email Address').fill('maria.santos@example.test')
  await page.getByLabel('Password', { exact: true }).fill('Gatehouse1!')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check your connection')
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(0)
  await expect(page.getByLabel('Login ID or Email Address')).toHaveValue(/maria/)
})
