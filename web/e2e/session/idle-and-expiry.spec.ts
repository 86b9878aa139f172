import type { BrowserContext, Locator } from '@playwright/test'
import {
  endSession,
  enterPassword,
  expect,
  expectAccessible,
  expectFits,
  homeTitle,
  maria,
  openAs,
  type Page,
  password,
  type Stack,
  signIn,
  test,
} from '../portal.ts'
import { phone } from '../screens.ts'
import { waitUntilQuiet } from '../traffic.ts'

const payroll = 'https://payroll.example.test/logout'
const seconds = (n: number) => n * 1000
/**
 * Longer than a tab waits for the others before it ends the session for all, and than a slow machine
 * takes to report the last scroll, which counts as input.
 */
const settled = seconds(30)

test.use({ settings: { PAYROLL_LOGOUT_URL: payroll } })
test.beforeEach(async ({ page, context }) => {
  await context.route(`${payroll}**`, (route) => route.fulfill({ body: 'Signed out of payroll' }))
  await page.clock.install()
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Lets idle time pass once every tab has loaded what it shows, the watch of its session included. */
async function wait(page: Page, milliseconds: number) {
  await waitUntilQuiet(page)
  await page.clock.runFor(milliseconds)
}

/** Lets seconds pass one by one until the element has this text. */
async function waitForText(page: Page, element: Locator, text: string) {
  await expect(async () => {
    await page.clock.runFor(seconds(1))
    await expect(element).toHaveText(text, { timeout: 100 })
  }).toPass()
}

async function secondTab(context: BrowserContext) {
  const other = await context.newPage()
  await other.goto('/account/devices')
  await expect(heading(other)).toHaveText('Where you are signed in')
  return other
}

/** Makes the tab report that it is hidden. */
async function hideTab(page: Page) {
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
  )
}

/** Overrides the session's remaining seconds in the gateway's reply. */
async function overrideExpiresIn(context: BrowserContext, expiresIn: number) {
  await context.route('**/api/session', async (route) => {
    const response = await route.fetch()
    const session = await response.json()
    await route.fulfill({ json: session.person ? { ...session, expiresIn } : session })
  })
}

test.describe('while the user is idle', () => {
  test('counts down in one tab', async ({ page, stack }) => {
    await test.step('shows the countdown in Spanish', async () => {
      await signIn(page, stack)
      await page.getByRole('button', { name: 'Español' }).click()
      await wait(page, seconds(121))
      await expect(page.getByRole('dialog', { name: '¿Sigue ahí?' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Mantener la sesión abierta' })).toBeFocused()
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Mantener la sesión abierta' }).click()
      await page.getByRole('button', { name: 'English' }).click()
    })

    await test.step('extends the session at the gateway on any key, without its default action', async () => {
      const menu = page.getByRole('button', { name: 'Maria Santos, your menu' })
      await menu.focus()
      await wait(page, seconds(150))
      await expect(dialog(page)).toBeVisible()
      let requests = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/session')) requests++
      })
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
      expect(requests).toBe(1)
      await expect(menu).toBeFocused()
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
      await wait(page, seconds(60))
      await expect(heading(page)).toHaveText(homeTitle)
      await expect(dialog(page)).toHaveCount(0)
      await wait(page, seconds(62))
      await expect(dialog(page)).toBeVisible()
      await page.getByRole('button', { name: 'Stay signed in' }).click()
      await expect(dialog(page)).toHaveCount(0)
    })

    await test.step('starts a countdown after two minutes, operable by keyboard', async () => {
      await wait(page, seconds(100))
      await expect(dialog(page)).toHaveCount(0)
      await wait(page, seconds(22))
      await expect(dialog(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
      await expectAccessible(page)
      await expectFits(page)

      const liveRegion = dialog(page).getByRole('status')
      await expect(liveRegion).toHaveText(/^(60|59|58) seconds left$/)
      await waitForText(page, liveRegion, '30 seconds left')
      await expect(dialog(page).getByRole('timer')).toHaveText(/^0:(30|2\d)$/)
      await waitForText(page, liveRegion, '10 seconds left')

      await page.keyboard.press('Tab')
      await expect(dialog(page).getByRole('button', { name: 'Log Out' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(heading(page)).toHaveText('Sign in')
      await expect(page).toHaveURL('/')
    })
  })

  test('counts down in place of the sheet of filters, which keeps its input', async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(phone)
    await openAs(page, stack, 'maria.santos', '/search')
    await page.getByRole('button', { name: 'More filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('Reference ID').fill('1001')
    await wait(page, seconds(121))
    const stay = dialog(page).getByRole('button', { name: 'Stay signed in' })
    await expect(stay).toBeFocused()
    await expect(stay).toBeInViewport({ ratio: 1 })
    await expect(sheet).toBeHidden()
    await stay.click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(sheet.getByLabel('Reference ID')).toHaveValue('1001')
    await expect(sheet.getByLabel('Reference ID')).toBeFocused()
  })

  test('counts down in all tabs together', async ({ page, stack, context }) => {
    await signIn(page, stack)
    const other = await secondTab(context)

    await test.step('shows no countdown in one tab while another is used', async () => {
      await wait(page, seconds(100))
      await other.mouse.wheel(0, 50)
      await other.mouse.move(20, 200)
      await wait(page, seconds(60))
      for (const tab of [page, other]) await expect(dialog(tab)).toHaveCount(0)
    })

    await test.step('extends all tabs from one', async () => {
      await other.mouse.move(30, 300)
      await wait(page, seconds(125))
      for (const tab of [page, other]) await expect(dialog(tab)).toBeVisible()
      await other.getByRole('button', { name: 'Stay signed in' }).click()
      for (const tab of [page, other]) await expect(dialog(tab)).toHaveCount(0)
    })

    await test.step('signs every tab out at zero, and opens the payroll log-out page from the visible one', async () => {
      await hideTab(other)
      await wait(page, seconds(175))
      // From here the tabs synchronize in real time.
      const opens = context.waitForEvent('page')
      const payrollPage = await opens
      await expect(payrollPage).toHaveURL(payroll)
      expect(await payrollPage.evaluate(() => window.opener)).toBeNull()
      for (const tab of [page, other]) {
        await expect(heading(tab)).toHaveText('Sign in')
        await expect(tab.getByText('nothing happened here for a while')).toBeVisible()
        await expect(tab.getByText('Maria')).toHaveCount(0)
        await expect(tab.getByRole('link', { name: 'payroll' })).toHaveCount(0)
      }
      await expect(page).toHaveURL('/?to=%2Fannouncements')
      await expect(other).toHaveURL('/?to=%2Faccount%2Fdevices')
      expect(context.pages()).toHaveLength(3)
      await expectAccessible(page)

      await page.reload()
      await expect(heading(page)).toHaveText('Sign in')
    })
  })

  test('leads back from a blocked log-out window', async ({ page, stack, context }) => {
    await context.addInitScript(() => {
      window.open = () => null
    })
    await signIn(page, stack)
    const other = await secondTab(context)

    await test.step('links to the payroll log-out page when the browser blocks windows', async () => {
      await wait(page, seconds(180) + settled)
      for (const tab of [page, other]) {
        await expect(heading(tab)).toHaveText('Sign in')
        const link = tab.getByRole('link', {
          name: /Log out of the payroll pages \(opens in a new tab\)/,
        })
        await expect(link).toHaveAttribute('href', payroll)
      }
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(page.getByRole('link', { name: /nómina/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'English' }).click()
    })

    await test.step('returns every tab to its page after signing in again', async () => {
      await expect(heading(page)).toHaveText('Sign in')
      await expect(heading(other)).toHaveText('Sign in')
      await signInAgain(other, stack, maria)
      await expect(heading(other)).toHaveText('Where you are signed in')
      await expect(heading(page)).toHaveText(homeTitle)
      for (const tab of [page, other])
        await expect(tab.getByText('nothing happened here for a while')).toHaveCount(0)
    })
  })

  test('restores the unsaved form for the same user only', async ({ page, stack }) => {
    test.slow()
    const phone = page.getByLabel('Phone number')
    const openForm = async () => {
      await expect(heading(page)).toHaveText('My Account')
      await page.getByRole('tab', { name: 'Authentication Preference' }).click()
    }
    const restoredNotice = page.getByText('We kept your answers.')

    await openAs(page, stack, 'maria.santos', '/account')
    await openForm()
    await phone.fill('3125550199')
    const typed = await phone.inputValue()
    await wait(page, seconds(180) + settled)
    await expect(heading(page)).toHaveText('Sign in')
    await expect(page.getByText('What you had typed is kept on this page')).toBeVisible()
    expect(await page.content()).not.toContain('0199')
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('0199')

    await signInAgain(page, stack, maria)
    await openForm()
    await expect(phone).toHaveValue(typed)
    await expect(restoredNotice).toBeVisible()
    await expectAccessible(page)

    await wait(page, seconds(180) + settled)
    await expect(heading(page)).toHaveText('Sign in')
    await signInAgain(page, stack, 'lou.diaz@example.test')
    await openForm()
    await expect(phone).not.toHaveValue(typed)
    await expect(restoredNotice).toHaveCount(0)
  })

  test('restores no input that was cancelled', async ({ page, stack }) => {
    const address = page.getByLabel('Street Address')
    const change = page.getByRole('button', { name: 'Change Personal Information' })
    await openAs(page, stack, 'maria.santos', '/info/profile')
    await change.click()
    await address.fill('9 Brook Lane')
    await wait(page, seconds(180) + settled)
    await signInAgain(page, stack, maria)
    await change.or(address).first().waitFor()
    if (await change.isVisible()) await change.click()
    await expect(address).toHaveValue('9 Brook Lane')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await change.click()
    await expect(address).toHaveValue('2207 Wheatfield Way')
  })

  test('takes time as the clock tells it', async ({ page, stack }) => {
    await test.step('renews the session while the user reads, at most every five minutes', async () => {
      await signIn(page, stack)
      let requests = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/session')) requests++
      })
      for (let minute = 1; minute <= 11; minute++) {
        await wait(page, seconds(60))
        await page.mouse.wheel(0, minute % 2 ? 40 : -40)
        await page.mouse.move(10 * minute, 300)
      }
      await expect.poll(() => requests).toBe(2)
    })

    await test.step('signs out when a laptop wakes', async () => {
      await page.clock.fastForward('01:00:00')
      await page.mouse.move(30, 300)
      await wait(page, settled)
      await expect(heading(page)).toHaveText('Sign in')
    })
  })

  test('shows no countdown to visitors', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page)).toHaveText('Sign in')
    await wait(page, seconds(600))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })
})

/** Signs in without a reload, which would lose the unsaved form. */
async function signInAgain(page: Page, stack: Stack, identity: string) {
  await enterPassword(page, identity)
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(identity))
  await page.getByRole('button', { name: 'Verify' }).click()
}

test.describe('when a session ends', () => {
  test.use({ refusals: true })

  test('shows an alert two minutes before, until it is dismissed', async ({
    page,
    stack,
    context,
  }) => {
    await overrideExpiresIn(context, 220)
    await signIn(page, stack)
    const alert = page.getByText(
      'Session will expire shortly. Please logout and log back in to continue',
    )
    await wait(page, seconds(70))
    await expect(alert).toHaveCount(0)
    await wait(page, seconds(35))
    await expect(alert).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.mouse.move(30, 600)
    await wait(page, seconds(80))
    await expect(alert).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toHaveCount(0)
  })

  test('alerts before the end, in both languages', async ({ page, stack, context }) => {
    await test.step('shows the alert in Spanish', async () => {
      await signIn(page, stack)
      await page.getByRole('button', { name: 'Español' }).click()
      await overrideExpiresIn(context, 110)
      await page.reload()
      await expect(
        page.getByText(
          'Su sesión terminará pronto. Cierre sesión y vuelva a entrar para continuar',
        ),
      ).toBeVisible()
      await page.getByRole('button', { name: 'English' }).click()
      await page.reload()
    })

    await test.step('removes the alert when the session ends elsewhere first', async () => {
      const alert = page.getByText('Session will expire shortly.')
      await expect(alert).toBeVisible()
      await context.unroute('**/api/session')
      // A read of the page that is under way would notice it, and take the link away.
      await waitUntilQuiet(page)
      await context.clearCookies()
      await page.getByRole('link', { name: 'Social Media' }).click()
      await expect(page.getByText(/^Your session has ended, or was ended on/)).toBeVisible()
      await expect(alert).toHaveCount(0)
    })
  })

  test('signs every tab out at the end, even when the gateway is unreachable', async ({
    page,
    stack,
    context,
  }) => {
    await overrideExpiresIn(context, 60)
    await signIn(page, stack)
    const other = await secondTab(context)
    await context.unroute('**/api/session')
    await context.route('**/api/session/sign-out', (route) => route.abort())
    const opened: Page[] = []
    context.on('page', (tab) => opened.push(tab))
    await wait(page, seconds(61) + settled)
    for (const tab of [page, other]) {
      await expect(heading(tab)).toHaveText('Sign in')
      await expect(tab.getByText('Your session has ended. Please sign in again.')).toBeVisible()
      await expect(tab.getByText('Maria')).toHaveCount(0)
    }
    expect(opened).toEqual([])
    await expectAccessible(page)

    await context.unroute('**/api/session/sign-out')
    // The tab that ended the session retries.
    const ended = context.waitForEvent('response', (response) =>
      response.url().endsWith('/api/session/sign-out'),
    )
    await wait(page, seconds(30))
    expect((await ended).ok()).toBe(true)
  })
})

test.describe('SIGN_IN=redirect', () => {
  test.use({ settings: { SIGN_IN: 'redirect' } })

  test('announces the log-out, and does not redirect at once after it', async ({
    page,
    stack,
    context,
  }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/authorize\?/)
    await page.getByLabel(/email/i).fill('nina.vo@example.test')
    await page.getByLabel(/password/i).fill(password)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(homeTitle)
    await overrideExpiresIn(context, 110)
    await page.reload()
    await expect(page.getByText('You will be automatically logged out in 2 minutes')).toBeVisible()
    await expectAccessible(page)
    await context.unroute('**/api/session')
    await endSession(page, stack)
    await wait(page, seconds(111) + settled)
    await expect(heading(page)).toHaveText('Sign in')
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('after logging out', () => {
  test('shows nothing of before', async ({ page, stack, context }) => {
    await test.step('hides a page from the back-forward cache until it is reloaded', async () => {
      await signIn(page, stack)
      const hidden = await page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        return document.body.hidden
      })
      expect(hidden).toBe(true)
      await page.waitForLoadState()
      await expect(heading(page)).toHaveText(homeTitle)
    })

    await test.step('shows nothing personal on Back, opens no window and leaves no storage', async () => {
      await page.getByRole('button', { name: 'Maria Santos, your menu' }).click()
      await page.getByRole('link', { name: 'Where you are signed in' }).click()
      await expect(heading(page)).toHaveText('Where you are signed in')
      await page.evaluate(() => sessionStorage.setItem('set-by-a-page', 'Maria'))
      await page.getByRole('button', { name: 'Maria Santos, your menu' }).click()
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(heading(page)).toHaveText('Sign in')
      await page.goBack()
      await expect(heading(page)).toHaveText('Sign in')
      await expect(page.getByText('Maria')).toHaveCount(0)
      expect(context.pages()).toHaveLength(1)
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      )
      expect(stored).not.toMatch(/maria|santos|announcements|devices/i)
    })
  })
})
