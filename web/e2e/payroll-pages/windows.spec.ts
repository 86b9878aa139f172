import { openMenu } from '../menu/menu.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  navigate,
  openAs,
  type Page,
  test,
} from '../portal.ts'
import { onPhone } from '../screens.ts'
import { tabTo } from '../tab-to.ts'

/** Presses a link that opens a payroll window; gives the window once it has arrived there. */
async function openWindow(page: Page, press: () => Promise<unknown>, at: RegExp) {
  const [opened] = await Promise.all([page.waitForEvent('popup'), press()])
  await opened.waitForURL(at)
  return opened
}

async function openEssCareers(page: Page) {
  const menu = await openMenu(page)
  const entry = menu.getByRole('link', { name: /^ESS Careers/ })
  return openWindow(page, () => entry.click(), /\/ess-careers$/)
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const etime = (page: Page) => page.getByRole('link', { name: /^Open Gatehouse eTime Entry/ })

const entries = [
  ['maria.santos', /\/time-entry$/, 'Time Entry', undefined],
  ['ivan.petrov', /\/iht-time-entry$/, 'IHT Time Entry', undefined],
] as const

for (const [login, at, heading] of entries)
  test(`${login} enters time in a window of payroll`, async ({ page, stack }) => {
    await openAs(page, stack, login, '/timesheets/reporting')
    await tabTo(page, /^Open Gatehouse eTime Entry/)
    const opened = await openWindow(page, () => page.keyboard.press('Enter'), at)
    await expect(title(opened)).toHaveText(heading)
    await opened.getByLabel('Hours worked today').fill('8')
    await opened.getByRole('button').click()
    await expect(title(opened)).toHaveText('Payroll has received it')
  })

test('sam enters time at people-net, by single sign-on', async ({ page, stack }) => {
  await openAs(page, stack, 'sam.ortiz', '/timesheets/reporting', '+15125550142')
  const opened = await openWindow(page, () => etime(page).click(), /\/samlp\//)
  await opened.getByLabel('Email address or login ID').fill('sam.ortiz@example.test')
  await opened.getByLabel('Password').fill('Gatehouse1!')
  await opened.getByRole('button').click()
  await expect(title(opened)).toHaveText('people-net eTime')
})

test('windows of the menu close on sign-out', async ({ page, stack }) => {
  await openAs(page, stack, 'ivan.petrov')
  const opened = await openEssCareers(page)
  await expect(title(opened)).toHaveText('ESS Careers')
  await page.getByRole('button', { name: 'Ivan Petrov, your menu' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect.poll(() => opened.isClosed()).toBe(true)
})

test('a window cannot lead the portal away, and closes with it', async ({ page, stack }) => {
  await openAs(page, stack, 'chris.lee')
  await page.getByRole('button', { name: 'I Understand & Accept' }).click()
  const menu = await openMenu(page)
  const entry = menu.getByRole('link', { name: /^California Waiver/ })
  const opened = await openWindow(page, () => entry.click(), /\/california-waiver$/)
  await expect(title(opened)).toHaveText('California Waiver')
  const results = await opened.evaluate(() => {
    const { opener } = window
    const attempts = [
      () => opener.location.replace('https://evil.test/'),
      () => opener.top.location.replace('https://evil.test/'),
      () => opener.parent.location.replace('https://evil.test/'),
      () => opener.parent.document,
    ]
    return attempts.map((attempt) => {
      try {
        return attempt() ?? 'done'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(results).toEqual(Array(4).fill('SecurityError'))
  expect(new URL(page.url()).pathname).toBe('/announcements')
  await page.reload()
  await expect.poll(() => opened.isClosed()).toBe(true)
})

test('an idle session closes its windows, and is signed out of payroll', async ({
  page,
  stack,
}) => {
  await page.clock.install()
  await openAs(page, stack, 'ivan.petrov')
  const opened = await openEssCareers(page)
  const address = opened.url()
  await page.waitForLoadState('networkidle')
  const logOut = page.waitForEvent('popup')
  await page.clock.runFor(181_000)
  await (await logOut).waitForURL(/\/logout$/)
  await expect(title(await logOut)).toHaveText('You are signed out of payroll')
  await expect.poll(() => opened.isClosed()).toBe(true)
  const again = await page.context().newPage()
  await again.goto(address)
  await expect(title(again)).toHaveText('Your payroll session has ended')
})

test('the key is in the posted form alone', async ({ page, stack }) => {
  await openAs(page, stack, 'maria.santos', '/timesheets/paychecks')
  const seen: string[] = []
  const keys: string[] = []
  page.context().on('request', (request) => {
    seen.push(request.url(), JSON.stringify(request.headers()))
    const key = new URLSearchParams(request.postData() ?? '').get('xxUserKey')
    if (key) keys.push(key)
    else seen.push(request.postData() ?? '')
  })
  page.context().on('response', async (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (/json|script/.test(type)) seen.push(await response.text().catch(() => ''))
  })
  const link = page.getByRole('link', { name: /^Open Wage Statements/ })
  const opened = await openWindow(page, () => link.click(), /\/paychecks$/)
  expect(await opened.evaluate(() => history.length)).toBe(1)
  const stores = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  seen.push(await page.evaluate(stores), await opened.content(), stack.gateway.output())
  expect(keys).toHaveLength(1)
  expect(seen.filter((text) => text.includes(keys[0] ?? ''))).toEqual([])
})

/** In all windows. */
const blockWindows = (page: Page) =>
  page.context().addInitScript(() => {
    window.open = () => null
  })

test('a blocked window becomes a link that says so', async ({ page, stack }) => {
  await blockWindows(page)
  await openAs(page, stack, 'maria.santos', '/timesheets/reporting')
  await etime(page).click()
  await expect(page.getByText('Your browser blocked the new window.')).toBeVisible()
  await expect(title(page)).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByText('Su navegador bloqueó la ventana nueva.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'English' }).click()
  const link = page.getByRole('link', { name: /^Open Gatehouse eTime Entry/ })
  const opened = await openWindow(page, () => link.click(), /\/timesheets\/open\/time-entry$/)
  await title(opened).waitFor()
  await expectAccessible(opened)
  await opened.getByRole('button', { name: 'Open Gatehouse eTime Entry' }).click()
  await expect(title(opened)).toHaveText('Time Entry')
})

test(
  'one blocked from the menu is told above it, on a phone too',
  onPhone,
  async ({ page, stack }) => {
    await blockWindows(page)
    await openAs(page, stack, 'ivan.petrov')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: /^ESS Careers/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Your browser blocked the new window.')).toBeVisible()
    await expectFits(page)
  },
)

test.describe('when payroll or the gateway fails', () => {
  test.use({ refusals: true })

  test('the window closes, or offers another try', async ({ page, stack }) => {
    await test.step('a window that cannot be launched closes', async () => {
      await openAs(page, stack, 'maria.santos', '/timesheets/paychecks')
      await page.route('**/api/payroll-pages/windows', (route) => route.abort())
      const popup = page.waitForEvent('popup')
      await page.getByRole('link', { name: /^Open Wage Statements/ }).click()
      await expect(
        page.getByRole('alert').getByText('The payroll page could not be opened.'),
      ).toBeVisible()
      await expect.poll(async () => (await popup).isClosed()).toBe(true)
      await page.unroute('**/api/payroll-pages/windows')
    })

    await test.step('the window offers another try, in Spanish', async () => {
      await page.getByRole('button', { name: 'Español' }).click()
      await stack.fault({ operation: 'getPayrollKey', kind: 'status', status: 503, times: 2 })
      const link = page.getByRole('link', { name: /^Abrir «Comprobantes de pago»/ })
      const opened = await openWindow(page, () => link.click(), /failed=payroll$/)
      await expect(opened.getByText('El sistema de nómina no responde')).toBeVisible()
      await expectAccessible(opened)
      const press = () =>
        opened.getByRole('button', { name: 'Abrir «Comprobantes de pago»' }).click()
      const again = await openWindow(opened, press, /\/paychecks$/)
      await expect(again.getByRole('heading', { name: 'View Paycheck' })).toBeVisible()
    })
  })

  test('a used link says so, and one of an unknown page leads on', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/timesheets/open/paychecks?failed=ticket')
    await expect(page.getByText('This link has been used before')).toBeVisible()
    await expectAccessible(page)
    await navigate(page, '/timesheets/open/california-waiver')
    await page.getByRole('button', { name: 'Open California Waiver' }).click()
    await expect(page.getByText('This page is not available for you.')).toBeVisible()
    await expectAccessible(page)
    await navigate(page, '/timesheets/open/anything')
    await expect(title(page)).toHaveText('Time Reporting')
  })
})

test('noor is told why there are no payroll pages', async ({ page, stack }) => {
  await openAs(page, stack, 'noor.haddad', '/timesheets')
  await expect(page).toHaveURL('/timesheets/no-peoplesoft')
  for (const path of ['/timesheets/paychecks', '/timesheets/open/paychecks']) {
    await page.goto(path)
    await expect(page).toHaveURL('/timesheets/no-peoplesoft')
  }
  await expect(page.getByText('are not available until you have been put')).toBeVisible()
})
