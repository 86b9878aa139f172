import { fakeCredentials } from '@gatehouse/mocks/credentials'
import { expect, expectAccessible, expectFits, homeTitle, reachPasscode, test } from '../portal.ts'

test.describe('with an operation forced open', () => {
  test.use({ refusals: true })

  test('shows “not available just now” until the breaker is no longer forced open', async ({
    page,
    stack,
    browser,
  }) => {
    const code = await reachPasscode(page, stack)
    const operations = await browser
      .newContext({ httpCredentials: { username: 'ada', password: fakeCredentials.opsToken } })
      .then((operator) => operator.newPage())
    await operations.goto(`${stack.opsUrl}/console?show=all`)
    const row = operations.getByRole('row', { name: /^getContent / })
    await row.getByText('Force getContent').click()
    await row.getByRole('button', { name: 'Force open' }).click()
    await expect(row).toContainText('forced open')
    await expectAccessible(operations)

    await page.getByLabel('One-time passcode').fill(code)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('This is not available just now.')
    await expectAccessible(page)

    await row.getByRole('button', { name: 'Leave to the breaker' }).click()
    await expect(row).not.toContainText('forced')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
  })
})

for (const [path, title] of [
  ['/', 'Gatehouse: operations'],
  ['/console', 'Operations console'],
  ['/failures', 'A person’s failures'],
  ['/openapi', 'Gatehouse: the gateway’s own API'],
] as const)
  test(`the page ${path} for operations is accessible and fits`, async ({ page, stack }) => {
    await page.goto(stack.opsUrl + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
    await expectFits(page)
  })
