import { expect, expectAccessible, expectFits, navigate, type Page, test } from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import { heading } from './search.ts'

const forklift = '/search-jobs/1001?brandId=staffmark'
const applyNow = (page: Page) => page.getByRole('button', { name: 'Apply Now' })
const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition')

test.describe('the page of a job', onBothScreens, () => {
  test('a job, its facts and its buttons', async ({ page, context, stack }) => {
    await page.addInitScript(() => {
      navigator.share = async (what) => void Reflect.set(window, 'shared', what)
      navigator.canShare = () => true
    })
    await test.step('shows all facts in both languages', async () => {
      // The fakes post this job two days before their start.
      const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3600_000)
      const posted = twoDaysAgo.toLocaleDateString('en-US', {
        dateStyle: 'medium',
        timeZone: 'UTC',
      })
      await page.goto(forklift)
      await expect(heading(page)).toHaveText('Forklift Operator, Second Shift')
      await expect(page).toHaveTitle('Forklift Operator, Second Shift in Austin, TX · Gatehouse')
      await expect(page.locator('head > title')).toHaveCount(1)
      await expect(fact(page, 'Location')).toHaveText('Austin, TX')
      await expect(fact(page, 'Position Type')).toHaveText('Temp to Hire')
      await expect(fact(page, 'Reference ID')).toHaveText('Reference ID 301001')
      await expect(fact(page, 'Salary Range')).toHaveText('$18 to $22 an hour')
      await expect(fact(page, 'Date Posted')).toHaveText(`${posted} (2 days ago)`)
      await expect(fact(page, 'Company')).toHaveText('Staffmark')
      await expect(page.getByRole('listitem').filter({ hasText: 'reach truck' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'jobs@example.test' })).toHaveAttribute(
        'href',
        'mailto:jobs@example.test',
      )
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(page.getByText('Rango salarial')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Postularse ahora' })).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'English' }).click()
    })

    await test.step('scrolls to the application by Apply Now, and hides it past three quarters of the page', async () => {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 375, height: 500 })
      await expect(applyNow(page)).toBeInViewport()
      const scrollTo = (share: number) =>
        page.evaluate((part) => {
          const { scrollHeight } = document.documentElement
          window.scrollTo(0, part * (scrollHeight - window.innerHeight))
        }, share)
      await scrollTo(0.3)
      await expect(applyNow(page)).toBeInViewport()
      await scrollTo(0.8)
      await expect(applyNow(page)).toHaveCount(0)
      await scrollTo(0)
      await applyNow(page).press('Enter')
      await expect(page.getByRole('heading', { name: 'Apply for this job' })).toBeInViewport()
      await expect(page.getByRole('heading', { name: 'Apply for this job' })).toBeFocused()
      await expect(applyNow(page)).toHaveCount(0)
    })

    await test.step('hides a salary of 0 and a missing contact', async () => {
      await navigate(page, '/search-jobs/1005?brandId=prostaff')
      await expect(fact(page, 'Reference ID')).toHaveText('Reference ID 301005')
      await expect(page.getByText('Salary Range')).toHaveCount(0)
      await expect(page.getByText('Or write to')).toHaveCount(0)
    })

    await test.step('copies the link, and shares it where the device can', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await navigate(page, `${forklift}&mode=internal`)
      await expect(heading(page)).toHaveText('Forklift Operator, Second Shift')
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(
        page.getByRole('group').filter({ hasText: 'Copied to clipboard!' }),
      ).toBeVisible()
      const url = stack.url + forklift
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
      await page.getByRole('button', { name: 'Share' }).click()
      expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
        title: 'Forklift Operator, Second Shift',
        url,
      })
    })
  })

  test('follows the address', onWideScreen, async ({ page }) => {
    await test.step('follows the page with the canonical address', async () => {
      const canonical = page.locator('link[rel=canonical]')
      await page.goto('/search-jobs?keyword=forklift')
      await expect(heading(page)).toBeVisible()
      await expect(canonical).toHaveAttribute('href', /\/search-jobs$/)
      await page
        .getByRole('link', { name: /forklift/i })
        .first()
        .click()
      await expect(page).toHaveURL(/\/search-jobs\/\d+\?/)
      await expect(canonical).toHaveCount(1)
      await expect(canonical).toHaveAttribute('href', /\/search-jobs\/\d+\?brandId=arna$/)
    })

    await test.step('links drivers to their own site in a new tab', async () => {
      await page.setViewportSize({ width: 1280, height: 400 })
      await navigate(page, '/search-jobs/1004?brandId=staffmarkdrivers')
      const link = page.getByRole('link', { name: 'Apply Now (opens in a new tab)' })
      await expect(link).toHaveAttribute('href', /\/drivers\?job=1004$/)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
      // Apply Now gives way to the link that says the same.
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(link).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Apply on the drivers site' })).toBeInViewport()
      await expectAccessible(page)
    })

    await test.step('hides Job Search in the mobile app until the tab is closed', async () => {
      const back = page.getByRole('link', { name: 'Job Search' })
      await navigate(page, forklift)
      await expect(back).toBeVisible()
      await page.goto(`${forklift}&mobileApp=true`)
      await expect(heading(page)).toBeVisible()
      await expect(back).toHaveCount(0)
      await page.goto(forklift)
      await expect(heading(page)).toBeVisible()
      await expect(back).toHaveCount(0)
    })
  })

  test.describe('when a request fails', () => {
    test.use({ refusals: true })

    test('shows similar jobs when a listing is inactive', async ({ page }) => {
      const response = await page.goto('/search-jobs/1002?brandId=staffmark')
      expect(response?.status()).toBe(410)
      await expect(heading(page)).toHaveText('Oops! This listing is no longer active.')
      await expect(page.getByText('Please go back and try another.')).toBeVisible()
      await expect(applyNow(page)).toHaveCount(0)
      const similar = page.getByRole('region', { name: 'Similar jobs' })
      await expect(similar.getByRole('listitem')).toHaveCount(5)
      await expectAccessible(page)
      await expectFits(page)
      const other = similar.getByRole('link').first()
      const title = await other.innerText()
      await other.click()
      await expect(heading(page)).toHaveText(title)
      await expect(heading(page)).toBeFocused()
      await page.goBack()
      await page.getByRole('link', { name: 'Return to Search Results' }).click()
      await expect(page).toHaveURL('/search-jobs?brands=staffmark')
      await page.goBack()
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(page.getByRole('link', { name: 'Volver a los resultados' })).toBeVisible()
    })

    test('leads on when there is no job', onWideScreen, async ({ page, stack }) => {
      for (const id of ['77777', 'abc'])
        await test.step(`leads back to the results from an unknown job: ${id}`, async () => {
          const response = await page.goto(`/search-jobs/${id}`)
          expect(response?.status()).toBe(404)
          await expect(heading(page)).toHaveText('We could not find this job')
          await expectAccessible(page)
          await page.getByRole('link', { name: 'Return to Search Results' }).click()
          await expect(heading(page)).toHaveText('Job Search')
        })

      await test.step('offers a retry when a job fails to load', async () => {
        await stack.fault({ operation: 'jobDetails', kind: 'status', times: 4 })
        await page.goto('/search-jobs/2288?brandId=arna')
        await expect(heading(page)).toHaveText('This page did not load')
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(heading(page)).toHaveText('Welder')
      })
    })
  })
})
