import { expect, expectAccessible, expectFits, type Page, test } from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import { heading, openSearch } from './search.ts'

const notice = (page: Page) =>
  page.getByRole('dialog', { name: 'Privacy Notice to California Employees and Job Applicants' })
const declined = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'You must accept in order to view this job' })
const job = (page: Page) => page.getByRole('link', { name: 'Order Picker, Night Shift' })
test.describe('the notice before a job in California', onBothScreens, () => {
  test('opens the job only once the notice is accepted', async ({ page }) => {
    await test.step('is shown in Spanish', async () => {
      await openSearch(page, '/search-jobs?state=CA')
      await page.getByRole('button', { name: 'Español' }).click()
      await job(page).click()
      await page.getByRole('button', { name: 'Rechazar' }).click()
      await expect(page.getByRole('alert')).toContainText('Debe aceptar para ver este empleo')
      await page.getByRole('button', { name: 'English' }).click()
    })

    await test.step('keeps the job closed when declined, and opens it when accepted', async () => {
      await job(page).click()
      await expect(notice(page)).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await page.keyboard.press('Escape')
      await expect(notice(page)).toBeVisible()
      await page.getByRole('button', { name: 'Decline' }).click()
      await expect(declined(page)).toBeVisible()
      await expect(page).toHaveURL('/search-jobs?state=CA')
      await expect(job(page)).toBeFocused()
      await job(page).press('Enter')
      await page.getByRole('button', { name: 'I Understand & Accept' }).press('Enter')
      await expect(heading(page)).toHaveText('Order Picker, Night Shift')
      await expect(heading(page)).toBeFocused()
      await page.reload()
      await expect(heading(page)).toHaveText('Order Picker, Night Shift')
      await expect(notice(page)).toHaveCount(0)
    })
  })

  test('is shown at the direct address', onWideScreen, async ({ page }) => {
    await page.goto('/search-jobs/1003?brandId=arna')
    await expect(notice(page)).toBeVisible()
    await expect(page.getByText('Order Picker')).toHaveCount(0)
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(declined(page)).toBeVisible()
    await expect(heading(page)).toHaveText('Job in California')
    await expect(page.getByText('Order Picker')).toHaveCount(0)
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Read the notice' }).click()
    await page.getByRole('button', { name: 'I Understand & Accept' }).click()
    await expect(heading(page)).toHaveText('Order Picker, Night Shift')
  })

  test('is not shown for other states', onWideScreen, async ({ page }) => {
    await openSearch(page, '/search-jobs?state=NY')
    await page.getByRole('link', { name: 'Shipping and Receiving Clerk, Nights' }).click()
    await expect(heading(page)).toHaveText('Shipping and Receiving Clerk, Nights')
  })
})
