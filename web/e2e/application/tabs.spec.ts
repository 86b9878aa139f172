import { expect, expectAccessible, expectFits, type Page, test } from '../portal.ts'
import { onBothScreens } from '../screens.ts'
import * as apply from './form.ts'

const saved = (page: Page) => page.getByText('Saved', { exact: true })

test('folds the advert over a resumed draft, and moves nothing that is seen', async ({ page }) => {
  await apply.startApplication(page, apply.newEmailAddress())
  await apply.skipResume(page)
  await page.getByLabel('First Name').fill('Ann')
  await expect(page).toHaveTitle(/^Step 2 of 5 · Forklift Operator/)
  await expect(page.getByText('Step 2 of 5 · about 11 minutes left')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter')
  await expect(apply.step(page, 'Upload your resume')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await apply.pressContinue(page)
  await expect(saved(page)).toBeVisible()

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/application', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  const advert = page.getByRole('region', { name: 'About this job' })
  await expect(advert).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Apply for this job' })
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  // As in Safari, which has no scroll anchoring.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
  })
  const topOf = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN)
  const before = await topOf()
  release()
  await expect(apply.step(page, 'Personal Information')).toBeVisible()
  await expect(advert).toHaveCount(0)
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2)
  await expect(page.getByLabel('First Name')).toHaveValue('Ann')
  await page.locator('summary').press('Enter')
  await expect(page.getByText('Reference ID 301001', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test("the browser's Back leads one step back, and leaves from the first", async ({ page }) => {
  await page.goto('/search-jobs')
  await apply.startApplication(page, apply.newEmailAddress())
  await apply.skipResume(page)
  await page.getByLabel('First Name').fill('Ann')
  await page.goBack()
  await expect(apply.step(page, 'Upload your resume')).toBeFocused()
  await apply.pressContinue(page)
  await expect(page.getByLabel('First Name')).toHaveValue('Ann')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(apply.step(page, 'Upload your resume')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/search-jobs')
})

test.describe('an application in two tabs', onBothScreens, () => {
  // A save on an old version is a 409.
  test.use({ refusals: true })
  test('keeps what was typed in both, and is sent as it was reviewed', async ({ page }) => {
    test.setTimeout(90_000)
    const email = apply.newEmailAddress()
    await apply.startApplication(page, email)
    await apply.skipResume(page)
    await page.getByLabel('First Name').fill('Ann')
    await expect(saved(page)).toBeVisible()
    const other = await apply.openInAnotherTab(page, email)
    await other.getByLabel('City').fill('Waco')
    await other.getByLabel('Last Name').fill('Avila')
    await expect(saved(other)).toBeVisible()

    const lastName = page.getByLabel('Last Name')
    await lastName.pressSequentially('Ávila-O’Neil')
    await expect(page.getByText('also changed this application in another tab')).toBeVisible()
    await expect(lastName).toBeFocused()
    await expect(lastName).toHaveValue('Ávila-O’Neil')
    await expect(page.getByLabel('City')).toHaveValue('Waco')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByText('También cambió esta solicitud en otra pestaña.')).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: 'English' }).click()

    await apply.fillPersonal(page)
    await apply.pressContinue(page)
    await apply.fillResume(page)
    await apply.pressContinue(page)
    await apply.fillSelfIdentification(page)
    await apply.pressContinue(page)
    await apply.acceptStatement(page)
    await expect(saved(page)).toBeVisible()
    await other.reload()
    await other
      .getByRole('button', { name: /^Change Personal/ })
      .first()
      .click()
    const save = other.waitForResponse((one) => !!one.request().postData()?.includes('Bastrop'))
    await other.getByLabel('City').fill('Bastrop')
    expect((await save).status()).toBe(200)
    await apply.submitButton(page).press('Enter')
    await expect(page.getByRole('alert')).toContainText('also changed in another tab')
    await expect(apply.main(page).getByText('Bastrop')).toBeVisible()
    await expectAccessible(page)
    await apply.submitButton(page).press('Enter')
    await expect(page.getByText('Thank you for your Application')).toBeVisible()
    await other.getByLabel('City').fill('Kyle')
    await expect(
      other.getByRole('heading', { name: 'Thank you for your Application' }),
    ).toBeFocused()
  })
})
