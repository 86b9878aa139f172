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

/** Injects the fault before the first read: replies are cached for 30 seconds. */
async function signInWith(page: Page, stack: Stack, fault: Parameters<Stack['fault']>[0]) {
  const code = await reachPasscode(page, stack)
  await stack.fault(fault)
  await page.getByLabel('One-time passcode').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

for (const [what, fault, words] of [
  ['down', { kind: 'reset' }, 'Something went wrong on our side.'],
  ['garbled', { kind: 'garbage' }, 'Something went wrong on our side.'],
  ['too slow', { kind: 'hang' }, 'This is taking longer than it should.'],
] as const) {
  test(`sign-in offers a retry while the upstream is ${what}`, async ({ page, stack }) => {
    await stack.fault({ operation: 'checkUserForcePassword', times: 1, ...fault })
    await page.goto('/')
    await enterPassword(page, maria)
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).toContainText('What you typed is kept.')
    await expect(page.getByRole('alert')).toContainText(/reference: \w{4}-\w{4}/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test(`the announcements offer a retry while the upstream is ${what}`, async ({ page, stack }) => {
    await signInWith(page, stack, { operation: 'getContent', times: 1, ...fault })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load')
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).toContainText(/reference: \w{4}-\w{4}/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
  })
}

test('sends no passcode when the passcode dialog fails to load', async ({ page, stack }) => {
  await page.route('**/passcode-dialog-*.js', (route) => route.abort())
  await page.goto('/')
  await enterPassword(page, maria)
  await expect(page.getByRole('alert')).toContainText('Please check your connection')
  await expect(page.getByRole('alert')).toBeFocused()
  expect((await stack.calls()).filter(({ operation }) => operation === 'getLoginId')).toEqual([])
})

test('keeps the input without a connection', async ({ page, context }) => {
  await page.goto('/')
  await page.getByLabel('Login ID or Email Address').fill(maria)
  await page.getByLabel('Password', { exact: true }).fill('Gatehouse1!')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check your connection')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('says that there is no connection when the code of a page does not load', async ({
  page,
  context,
  stack,
}) => {
  await openAs(page, stack, 'maria.santos', '/account')
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
  await signInWith(page, stack, { operation: 'getContent', kind: 'delay', ms: 800, times: 1 })
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
  await page.unroute('**/account-page-*.js')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta')
})

test('leads back from an unknown address', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
})
