import { expect, expectAccessible, test } from '../portal.ts'
import { startStack } from '../stack/stack.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('internal careers leads to the page of internal jobs', async ({ page }) => {
    await page.goto('/internal-careers')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal jobs')
    expect(new URL(page.url()).pathname).toBe('/internal-jobs')
  })
})

test('where no such page is configured there is none here either', async ({ page }) => {
  test.skip(test.info().project.name !== 'wide', 'the same on every screen')
  const other = await startStack({ INTERNAL_CAREERS_URL: '' })
  await page.goto(`${other.url}/internal-careers`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expectAccessible(page)
  await other.stop()
})
