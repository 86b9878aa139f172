import { expect, expectAccessible, expectFits, openAs, type Page, test } from '../portal.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('shows the notice to California employees again, in both languages', async ({
  page,
  stack,
}) => {
  await openAs(page, stack, 'maria.santos', '/privacy-notice')
  await expect(title(page)).toHaveText('Privacy Notice to California Employees and Job Applicants')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'What we collect',
    'We do not sell it',
    'How long we keep it',
    'Your rights under California law',
    'How to ask',
  ])
  await expect(page.getByText(/access twice within 12 months/)).toBeVisible()
  await expect(page.getByText('Reviewed Nov 21, 2026 · Form CA-1')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(title(page)).toHaveText(/^Aviso de privacidad/)
  await expectAccessible(page)
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
  }
})

test("shows the editors' wording, with review date and form number", async ({ page, stack }) => {
  const items = [{ kind: 'html', html: '<p>Our own notice.</p>' }]
  await page.route('**/api/content/public/california-notice', (route) =>
    route.fulfill({ json: { categories: [{ title: '', items }] } }),
  )
  await openAs(page, stack, 'maria.santos', '/privacy-notice')
  await expect(page.getByText('Our own notice.')).toBeVisible()
  await expect(page.getByText('What we collect')).toHaveCount(0)
  await expect(page.getByText('Reviewed Nov 21, 2026 · Form CA-1')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('requires sign-in', async ({ page }) => {
  await page.goto('/privacy-notice')
  await expect(title(page)).toHaveText('Sign in')
  await expect(page).toHaveURL('/?to=%2Fprivacy-notice')
})
