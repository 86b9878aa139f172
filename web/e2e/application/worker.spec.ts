import { expect, expectAccessible, expectFits, openAs, test } from '../portal.ts'
import * as apply from './form.ts'

test.use({ refusals: true })

const job = '/search/1001?brandId=staffmark'

test('lets a worker apply by the statement alone, and marks the job as applied for', async ({
  page,
  stack,
}) => {
  await openAs(page, stack, 'maria.santos', job)
  await page.getByRole('button', { name: 'Start your application' }).click()
  await expect(apply.step(page, 'Statement of Agreement')).toBeFocused()
  await expect(page.getByText('Personal Information')).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
  await stack.fault({ operation: 'applyAsWorker', kind: 'status', status: 400, times: 1 })
  await apply.acceptStatement(page)
  await apply.submitButton(page).click()
  await expect(page.getByText('Something went wrong. Try again')).toBeVisible()
  await apply.submitButton(page).click()
  await expect(page.getByText('Application Successful!')).toBeVisible()
  await expect(page).toHaveURL('/search')
  const receipt = page.getByRole('region', { name: 'We have your application' })
  await expect(receipt.getByRole('heading', { level: 2 })).toBeFocused()
  await page.goBack()
  await expect(
    page.getByText('Our Records Indicate that You Applied to this Position Already'),
  ).toBeVisible()
  const sent = (await apply.submissions(stack)).at(-1)
  expect(sent?.body).toMatchObject({ showEEOC: false, eeocData: null, jobPostingId: 81001 })
})

test('asks a worker for equal-opportunity data that is missing', async ({ page, stack }) => {
  await openAs(page, stack, 'pat.brown', job)
  await page.getByRole('button', { name: 'Start your application' }).click()
  await apply.fillSelfIdentification(page)
  await apply.pressContinue(page)
  await apply.acceptStatement(page)
  await apply.submitButton(page).click()
  await expect(page).toHaveURL('/search')
  const [sent] = await apply.submissions(stack)
  expect(sent?.body).toMatchObject({ showEEOC: true, eeocData: { gender: 'Declined' } })
})
