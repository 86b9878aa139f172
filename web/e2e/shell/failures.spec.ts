import {
  enterPassword,
  expect,
  expectAccessible,
  homeTitle,
  maria,
  openAs,
  type Page,
  reachPasscode,
  type Stack,
  signIn,
  test,
} from '../portal.ts'

test.use({ refusals: true })

/** Injects the fault before the user's first read: for 30 seconds replies are cached, over sessions. */
async function signInWith(
  page: Page,
  stack: Stack,
  login: string,
  fault: Parameters<Stack['fault']>[0],
) {
  const code = await reachPasscode(page, stack, `${login}@example.test`)
  await stack.fault(fault)
  await page.getByLabel('One-time passcode').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

const faults = [
  ['down', 'lou.diaz', { kind: 'reset' }, 'Something went wrong on our side.'],
  ['garbled', 'kai.mori', { kind: 'garbage' }, 'Something went wrong on our side.'],
  ['too slow', 'bea.stone', { kind: 'hang' }, 'This is taking longer than it should.'],
] as const

test('sign-in keeps what is typed', async ({ page, stack, context }) => {
  await page.goto('/')
  for (const [what, , fault, words] of faults)
    await test.step(`sign-in offers a retry while the upstream is ${what}`, async () => {
      await stack.fault({ operation: 'checkUserForcePassword', times: 1, ...fault })
      await enterPassword(page, maria)
      await expect(page.getByRole('alert')).toContainText(words)
      await expect(page.getByRole('alert')).toContainText('What you typed is kept.')
      await expect(page.getByRole('alert')).toContainText(/reference: \w{4}-\w{4}/)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.getByRole('button', { name: 'Cancel' }).click()
    })

  await test.step('keeps the input without a connection', async () => {
    await page.getByLabel('Login ID or Email Address').fill(maria)
    await page.getByLabel('Password', { exact: true }).fill('Gatehouse1!')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toContainText('Please check your connection')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

for (const [what, login, fault, words] of faults)
  test(`the announcements offer a retry while the upstream is ${what}`, async ({ page, stack }) => {
    await signInWith(page, stack, login, { operation: 'getContent', ...fault })
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).toContainText(/reference: \w{4}-\w{4}/)
    await expectAccessible(page)
    await stack.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
  })

test('a page that is slow shows its title above a skeleton', async ({ page, stack }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/assignments', async (route) => {
    await held
    await route.continue()
  })
  await openAs(page, stack, 'maria.santos', '/info/assignments')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assignments')
  const skeleton = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
  await expect(skeleton).toBeVisible()
  await expectAccessible(page)
  release()
  await expect(skeleton).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(4)
})

test('sends no passcode when the passcode dialog fails to load', async ({ page, stack }) => {
  await page.route('**/passcode-dialog-*.js', (route) => route.abort())
  await page.goto('/')
  await enterPassword(page, maria)
  await expect(page.getByRole('alert')).toContainText('Please check your connection')
  await expect(page.getByRole('alert')).toBeFocused()
  expect((await stack.calls()).filter(({ operation }) => operation === 'getLoginId')).toEqual([])
})

test('says that there is no connection when the code of a page does not load', async ({
  page,
  context,
  stack,
}) => {
  await openAs(page, stack, 'maria.santos', '/account')
  // Logo and bell load after the page.
  await page.locator('img[src="/assets/companies/staffmark.svg"]').first().waitFor()
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'My eDocuments' }).click()
  const failure = page.getByText('Please check your connection and try again.')
  await expect(failure).toBeVisible()
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).press('Enter')
  await expect(page.getByText('Revise su conexión')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis documentos electrónicos')
})

test('a slow page shows that it is loading', async ({ page, stack }) => {
  const slow = { operation: 'getContent', kind: 'delay', ms: 800, times: 1 }
  await signInWith(page, stack, 'ola.berg', slow)
  // The dialog covers the bar; its button tells screen readers that it is busy.
  const bar = page.locator('[role=progressbar]')
  await expect(bar).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
  await expect(bar).toHaveCount(0)
})

test('shows “You have no announcements” when there are none', async ({ page, stack }) => {
  await signIn(page, stack, 'noor.haddad@example.test')
  await expect(
    page.getByText('You have no announcements available at this time. Please check again later.'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a page whose script fails to load offers a retry', async ({ page, stack }) => {
  await signIn(page, stack)
  await page.route('**/account-page-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'My Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load')
  await expect(page.getByRole('alert')).toContainText('There was a problem. Try again')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('alert')).toContainText('Hubo un problema. Inténtelo de nuevo')
  // Reloaded while the gateway is away, the page itself would be lost.
  await page.route(new URL('/', page.url()).href, (route) => route.abort())
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('alert')).toContainText('No pudimos conectar con el portal.')
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta')
})

test('says that there is no connection, on both languages’ pages', async ({ page, context }) => {
  await page.goto('/search-jobs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Search')
  const bar = page.getByText('You’re offline. What you’ve typed stays here.')
  await expect(bar).toHaveCount(0)
  await context.setOffline(true)
  await expect(bar).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByText('Sin conexión.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sin conexión.')).toHaveCount(0)
})

test('without scripts the page has the phone number', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  const words = html.slice(html.indexOf('<noscript>'), html.indexOf('</noscript>'))
  expect(words.match(/<a href="tel:18005550142">1-800-555-0142<\/a>/g)).toHaveLength(2)
})

test.describe('with a chat', () => {
  test.use({ settings: { CHAT_URL: 'https://chat.example.test/widget' } })

  test('a chat that does not load is left out', async ({ page }) => {
    await page.route('**/chat-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/search-jobs')
    await failed
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Search')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0)
  })
})
