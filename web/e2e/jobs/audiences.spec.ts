import { expect, expectAccessible, expectFits, navigate, openAs, test } from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import { countOf, found, heading, openFilters, openSearch, search, titles } from './search.ts'

const isPhone = () => test.info().project.name === 'phone'
const all = 'arna%2Cstaffmark%2Cprostaff%2Cwarets%2Chunter-hamilton%2Cdyson%2Cxpo'
test.describe('audiences of the job search', onBothScreens, () => {
  test('lets workers search every brand or one, and shows the brand of a job', async ({
    page,
    stack,
  }) => {
    await openAs(page, stack, 'maria.santos', '/search')
    await expect(heading(page)).toHaveText('Job Search')
    const everywhere = await countOf(page)
    expect(everywhere).toBeGreaterThan(200)
    await openFilters(page)
    const brand = page.getByLabel('Brand')
    await expect(brand).toHaveValue(decodeURIComponent(all))
    await expect(page.getByLabel('Reference ID')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await brand.selectOption({ value: 'xpo' })
    await search(page)
    await expect(page).toHaveURL('/search?brands=xpo')
    await expect(found(page)).not.toHaveText(`${everywhere} Jobs Found`)
    if (!isPhone())
      await expect(page.getByRole('columnheader')).toHaveText([
        'Title',
        'Position Type',
        'City',
        'State/Province',
        'Date Posted',
        'Brand',
      ])
    await expect(page.getByText('XPO').locator('visible=true')).not.toHaveCount(0)
    await openFilters(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL('/search')
    await expect(found(page)).toHaveText(`${everywhere} Jobs Found`)
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByText(`${everywhere} empleos encontrados`)).toBeVisible()
    if (!isPhone()) await expect(page.getByRole('columnheader', { name: 'Marca' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })

  test(
    'marks a job that the worker has applied for, without Apply Now',
    onWideScreen,
    async ({ page, stack }) => {
      await openAs(page, stack, 'maria.santos', '/search/1005?brandId=prostaff')
      await expect(
        page.getByText('Our Records Indicate that You Applied to this Position Already'),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0)
      await expectAccessible(page)
      await expectFits(page)
      await navigate(page, '/search/1001?brandId=staffmark')
      await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
      await expect(page.getByText('You Applied to this Position Already')).toHaveCount(0)
      await page.getByRole('link', { name: 'Job Search' }).click()
      await expect(page).toHaveURL('/search')
    },
  )

  test.describe('when a request fails', () => {
    test.use({ refusals: true })

    test(
      'shows a job when the check for an application fails',
      onWideScreen,
      async ({ page, stack }) => {
        await openAs(page, stack, 'maria.santos', '/search?brands=staffmark')
        await expect(heading(page)).toHaveText('Job Search')
        await stack.fault({ operation: 'jobApplyCheck', kind: 'garbage' })
        await titles(page).first().click()
        await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
      },
    )
  })

  test('takes audience and brands from the address', onWideScreen, async ({ page }) => {
    await test.step('leads a visitor from the workers’ jobs to the public ones, with the filters', async () => {
      await page.goto('/search?keyword=forklift')
      await expect(heading(page)).toHaveText('Job Search')
      await expect(page).toHaveURL('/search-jobs?keyword=forklift')
      await navigate(page, '/search/1001?brandId=staffmark')
      await expect(heading(page)).toHaveText('Forklift Operator, Second Shift')
      await expect(page).toHaveURL('/search-jobs/1001?brandId=staffmark')
    })

    await test.step('takes brands from the address', async () => {
      await navigate(page, '/search-jobs?brands=staffmarkdrivers')
      const drivers = await countOf(page)
      await navigate(page, `/search-jobs?brands=${all}`)
      await expect.poll(() => countOf(page)).toBeGreaterThan(drivers)
    })
  })

  test('shows ids and brands to internal staff, searches by id and stays internal', async ({
    page,
    stack,
  }) => {
    await openSearch(page, '/search-jobs?mode=internal')
    expect(await countOf(page)).toBeGreaterThan(200)
    if (!isPhone())
      await expect(page.getByRole('columnheader')).toHaveText([
        'ID',
        'Title',
        'Position Type',
        'City',
        'State/Province',
        'Date Posted',
        'Brand',
      ])
    await expectAccessible(page)
    await expectFits(page)
    await openFilters(page)
    await page.getByLabel('ID', { exact: true }).fill('1005')
    await search(page)
    await expect(page).toHaveURL('/search-jobs?mode=internal&id=1005')
    await expect(found(page)).toHaveText('1 Job Found')
    await titles(page).first().click()
    await expect(page).toHaveURL('/search-jobs/1005?brandId=prostaff&mode=internal')
    await expect(heading(page)).toHaveText('Administrative Assistant')
    await page.getByRole('link', { name: 'Back to 1 job' }).click()
    await expect(page).toHaveURL('/search-jobs?mode=internal&id=1005')
    const operations = (await stack.calls()).map(({ operation }) => operation)
    expect(operations).toEqual(expect.arrayContaining(['searchInternalJobs', 'internalJobDetails']))
    await openFilters(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL('/search-jobs?mode=internal')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(heading(page)).toHaveText('Búsqueda de empleo')
    await expectAccessible(page)
    await expectFits(page)
  })
})
