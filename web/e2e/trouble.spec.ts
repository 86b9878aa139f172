import { enterPassword, expect, expectAccessible, maria, signIn, test } from './portal.ts'

test.use({ refusals: true })

for (const [what, fault, words] of [
  ['down', { kind: 'reset' }, 'Something went wrong on our side.'],
  ['garbled', { kind: 'garbage' }, 'Something went wrong on our side.'],
  ['too slow', { kind: 'hang' }, 'This is taking longer than it should.'],
] as const) {
  test(`signing in while the upstream is ${what}: told clearly, and trying again works`, async ({
    page,
    stack,
  }) => {
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

  test(`announcements while the upstream is ${what}: told clearly, and trying again works`, async ({
    page,
    stack,
  }) => {
    await signIn(page, stack)
    await stack.fault({ operation: 'getContent', times: 1, ...fault })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load')
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).toContainText(/reference: \w{4}-\w{4}/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcements')
  })
}

test('no connection at all: told clearly, nothing typed is lost', async ({ page, context }) => {
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

test('a slow page shows that it is loading', async ({ page, stack }) => {
  await signIn(page, stack)
  await stack.fault({ operation: 'getContent', kind: 'delay', ms: 800, times: 1 })
  await page.reload()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcements')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('nothing to show is said kindly', async ({ page, stack }) => {
  await signIn(page, stack, 'noor.haddad@example.test')
  await expect(
    page.getByText('You have no announcements available at this time. Please check again later.'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('an address without a page says so and leads back', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
})
