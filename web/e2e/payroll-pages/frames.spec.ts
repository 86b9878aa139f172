import {
  expect,
  expectAccessible,
  expectFits,
  navigate,
  openAs,
  type Page,
  test,
} from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'

const frameOf = (page: Page) => page.frameLocator('main iframe')

test.describe('framed payroll pages', onBothScreens, () => {
  const pages = [
    ['/timesheets/paychecks', 'Wage Statements', 'View Paycheck'],
    ['/timesheets/history', 'Compensation History', 'Compensation History'],
    ['/timesheets/tax-forms', 'View W-2/W2c Forms', 'View W-2/W-2c Forms'],
    ['/timesheets/tax-information', 'Tax Information', 'W-4 Tax Information'],
    ['/timesheets/reporting', 'Time Reporting', 'Reported Time'],
  ] as const
  test('show the pages of payroll', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/timesheets/paychecks')
    for (const [path, title, heading] of pages)
      await test.step(`${path} shows the page of payroll`, async () => {
        await navigate(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(frameOf(page).getByRole('heading')).toHaveText(heading)
        await expect(frameOf(page).getByText('Maria Santos, EMPLID P710019')).toBeVisible()
        expect((await page.locator('main iframe').boundingBox())?.height).toBe(800)
        await expectAccessible(page)
        await expectFits(page)
        await page.getByRole('button', { name: 'Español' }).click()
        await expectAccessible(page)
        await expectFits(page)
        await page.getByRole('button', { name: 'English' }).click()
      })
  })

  test(
    'other addresses lead on, and pages to each other',
    onWideScreen,
    async ({ page, stack }) => {
      await openAs(page, stack, 'maria.santos', '/timesheets/paychecks-2')
      await expect(page).toHaveURL(`${stack.url}/timesheets/paychecks`)
      await page.getByRole('link', { name: 'Compensation History' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compensation History')
      await page.getByRole('main').getByRole('link', { name: 'Wage Statements' }).click()
      await expect(page).toHaveURL(`${stack.url}/timesheets/paychecks`)
    },
  )
})

test.describe('a payroll host that', () => {
  test.use({ refusals: true })

  test('does not authorize the user', async ({ page, stack }) => {
    await openAs(page, stack, 'ted.nash', '/timesheets/tax-forms')
    await expect(
      page.getByText('You are not authorized for this page', { exact: true }),
    ).toBeVisible()
    await expect(page.locator('main iframe')).toHaveCount(0)
    await expectAccessible(page)
  })

  const noAnswer = 'The payroll system does not answer'
  const faults = [
    ['is down', noAnswer, { kind: 'reset' }],
    ['is slow', noAnswer, { kind: 'delay', ms: 60_000 }],
    ['answers garbage', noAnswer, { kind: 'garbage' }],
    ['answers without an end', 'This is too large for us to show', { kind: 'huge-body' }],
  ] as const

  for (const [name, message, fault] of faults)
    test(`${name} leaves the portal usable`, async ({ page, stack }) => {
      await stack.fault({ operation: 'getPaychecks', times: 2, ...fault })
      await openAs(page, stack, 'maria.santos', '/timesheets/paychecks')
      await expect(page.getByRole('alert')).toContainText(message)
      await expect(page.getByRole('link', { name: /^Open Wage Statements/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Compensation History' }).click()
      await expect(frameOf(page).getByRole('heading')).toHaveText('Compensation History')
    })

  test('fails once', async ({ page, stack }) => {
    await test.step('recovers is shown by Try again', async () => {
      await stack.fault({ operation: 'getPaychecks', kind: 'status', status: 503, times: 2 })
      await openAs(page, stack, 'maria.santos', '/timesheets/paychecks')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(frameOf(page).getByRole('heading')).toHaveText('View Paycheck')
    })

    await test.step('fails at the second visit is told as at the first', async () => {
      await page.getByRole('link', { name: 'Compensation History' }).click()
      await expect(frameOf(page).getByRole('heading')).toHaveText('Compensation History')
      await page.route('**/api/payroll-pages/paychecks', (route) => route.abort())
      await page.getByRole('main').getByRole('link', { name: 'Wage Statements' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.locator('main iframe')).toHaveCount(0)
    })
  })

  // A long page is left to the sandbox, which tells of each attempt in the console.
  for (const [kind, padding] of [
    ['hostile mark-up', 0],
    ['a long hostile page', 25_000],
  ] as const)
    test(`answers ${kind} runs nothing`, async ({ page, stack }) => {
      const text = `<html><body><h2>Pay</h2>
<script>document.title = 'run'; top.location = 'https://evil.test/'</script>
<img src="/x" onerror="document.title = 'run'"><svg onload="document.title = 'run'"></svg>
<form action="https://evil.test/"><button>Send</button></form>
<a href="javascript:alert(1)" target="_top">script</a>
<a href="https://evil.test/" target="_top">away</a>${'<!-- -->'.repeat(padding)}</body></html>`
      await stack.fault({ operation: 'getPaychecks', kind: 'reply', type: 'text/html', text })
      const other = await page.context().newPage()
      await openAs(other, stack, 'maria.santos', '/timesheets/paychecks')
      await expect(frameOf(other).getByRole('heading')).toHaveText('Pay')
      const frame = other.frames().find((one) => one.url().endsWith('/api/payroll-pages/paychecks'))
      expect(await frame?.evaluate(() => [document.title, self.origin])).toEqual(['', 'null'])
      await frameOf(other).getByText('script', { exact: true }).click()
      const blocked = other.waitForEvent('console', (one) => /form submission/.test(one.text()))
      await frameOf(other).getByText('Send', { exact: true }).click()
      expect((await blocked).text()).toContain('sandboxed')
      expect(other.url()).toBe(`${stack.url}/timesheets/paychecks`)
      expect(await other.title()).toContain('Wage Statements')

      // Its own address is as harmless.
      await other.goto(`${stack.url}/api/payroll-pages/paychecks`)
      expect(await other.evaluate(() => [document.title, self.origin])).toEqual(['', 'null'])
    })
})
