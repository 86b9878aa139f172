import {
  endOtherSessions,
  enterPassword,
  expect,
  expectAccessible,
  expectFits,
  holdBack,
  homeTitle,
  maria,
  navigate,
  reachPasscode,
  signIn,
  test,
} from '../portal.ts'
import { waitUntilQuiet } from '../traffic.ts'

const menu = 'Maria Santos, your menu'

test('leads to the sign-in page after a reload when the session has ended elsewhere', async ({
  page,
  stack,
  context,
}) => {
  await signIn(page, stack)
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL('/?to=%2Fannouncements')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
})

test.describe('when a request fails', () => {
  test.use({ refusals: true })

  test('keeps to what was pressed', async ({ page, stack, context }) => {
    await test.step('alerts that the user is still signed in when sign-out fails', async () => {
      await signIn(page, stack)
      await page.getByRole('button', { name: menu }).click()
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(page.getByRole('alert')).toContainText('you are still signed in')
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    })

    await test.step('does not sign in after Cancel while the passcode is checked', async () => {
      await enterPassword(page, maria)
      await page.getByRole('dialog').waitFor()
      const code = await stack.passcode(maria)
      await stack.fault({ operation: 'login', kind: 'delay', ms: 600, times: 1 })
      await page.getByLabel('One-time passcode').fill(code)
      const responded = page.waitForResponse('**/api/sign-in/passcode')
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await responded
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    })
  })

  test('leads to the sign-in page at the next navigation, with one request', async ({
    page,
    stack,
    context,
  }) => {
    await signIn(page, stack)
    // A request of the page itself would lead to the sign-in page first.
    await waitUntilQuiet(page)
    await context.clearCookies()
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/content')) requests++
    })
    await page.getByRole('link', { name: 'Gatehouse' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await expect(page.getByText('Maria')).toHaveCount(0)
    expect(requests).toBe(1)
  })
})

test('signs all tabs out and in', async ({ page, stack, context }) => {
  await signIn(page, stack)
  const other = await context.newPage()
  await other.goto('/account/devices')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Where you are signed in')
  await page.getByRole('button', { name: menu }).click()
  const release = await holdBack(page, '**/api/session/sign-out')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logging out...', { exact: true })).toBeVisible()
  release()
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Sign in')

  // By the form, which notifies the other tabs.
  await enterPassword(page, maria)
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(maria))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
})

test.describe('while the upstream hangs', () => {
  // Longer than any expectation waits.
  test.use({ settings: { UPSTREAM_WRITE_MS: '60000' } })

  test('does not wait for the upstream at sign-out', async ({ page, stack }) => {
    await signIn(page, stack)
    await stack.fault({ operation: 'logout', kind: 'hang' })
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  })
})

test('lists the devices, and signs out all others', async ({ page, stack, browser }) => {
  const phone = await browser.newContext({
    baseURL: stack.url,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })
  const elsewhere = await phone.newPage()
  await signIn(elsewhere, stack)
  await endOtherSessions(elsewhere, stack)
  await signIn(page, stack)

  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('link', { name: 'Where you are signed in' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Where you are signed in')
  await expect(heading).toBeFocused()
  const devices = page.getByRole('main').getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(devices.filter({ hasText: 'Safari on iOS' })).toContainText(
    /Signed in[A-Z][a-z]{2} \d{1,2}, \d{4}/,
  )
  await expectAccessible(page)
  await expectFits(page)

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByRole('group').getByText('Signed out in 1 other place.')).toBeVisible()
  await expect(page.getByText('You are signed in only here.')).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Social Media' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(elsewhere.getByText(/^Your session has ended, or was ended on/)).toBeVisible()
  await phone.close()

  await page.getByRole('button', { name: 'Español' }).click()
  await expect(heading).toHaveText('Dónde tiene sesión abierta')
  await expectAccessible(page)
})

test('takes a passcode that is pasted or reloaded', async ({ page, stack, context }) => {
  const code = await reachPasscode(page, stack)
  await test.step('reads the digits of a passcode pasted with its sentence', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Your passcode is ${code}.`)
    await page.getByLabel('One-time passcode').focus()
    await page.keyboard.press('Control+V')
    await expect(page.getByLabel('One-time passcode')).toHaveValue(code)
  })

  await test.step('keeps the passcode step after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('dialog')).toContainText('m•••s@example.test')
    await page.getByLabel('One-time passcode').fill(code)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL('/announcements')
  })
})

test('fits a screen of 320 px at 400 % zoom, with the focus in view', async ({ page, stack }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await enterPassword(page, maria)
  await expect(page.getByLabel('One-time passcode')).toBeInViewport()
  await expect(page.getByLabel('One-time passcode')).toBeFocused()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(maria))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/announcements')
  await expectFits(page)
  await navigate(page, '/account/devices')
  await expectFits(page)
})
