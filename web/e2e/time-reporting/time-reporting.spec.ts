import { expect, expectAccessible, expectFits, openAs, requestBodies, test } from '../portal.ts'
import { onBothScreens } from '../screens.ts'

test.describe('time reporting', onBothScreens, () => {
  test('shows California users the waiver, and takes their application', async ({
    page,
    stack,
  }) => {
    await openAs(page, stack, 'chris.lee', '/timesheets/reporting')
    await page.getByRole('button', { name: 'I Understand & Accept' }).click()
    await expect(page.getByRole('tab')).toHaveText([
      'Gatehouse eTime Entry',
      'Printable Timesheet Forms',
      'Waiver Information',
    ])
    await page.getByRole('tab', { name: 'Waiver Information' }).click()
    await expect(page.getByText('you may waive it')).toBeVisible()
    await expect(page.getByText('You have not applied for the waiver yet.')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('checkbox')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Your waiver application has been received')).toBeVisible()
    await expect(page.getByText(/Meal period waiver, applied for on .* Received/)).toBeVisible()
    await expectAccessible(page)
    expect(await requestBodies(stack, 'applyForWaiver')).toEqual([{ val: 'waiver' }])
  })

  test('lists the printable forms by category', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/timesheets/reporting/forms')
    await expect(page.getByRole('tab')).toHaveText([
      'Gatehouse eTime Entry',
      'Printable Timesheet Forms',
    ])
    await expect(page.getByRole('tab', { name: 'Printable Timesheet Forms' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const weekly = page.getByRole('region', { name: 'Weekly timesheets' })
    await expect(weekly.getByRole('link')).toHaveText([
      'Weekly timesheet (opens in a new tab)',
      'Timesheet with meal breaks (opens in a new tab)',
    ])
    await expect(page.getByRole('region', { name: 'Corrections' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Español' }).click()
    await expectAccessible(page)
  })
})

test.describe('a waiver application', () => {
  test.use({ refusals: true })

  test('without an answer is told as such, in Spanish', async ({ page, stack }) => {
    await openAs(page, stack, 'chris.lee', '/timesheets/reporting')
    await page.getByRole('button', { name: 'I Understand & Accept' }).click()
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('tab', { name: 'Renuncia al período de comida' }).click()
    await page.getByRole('checkbox').check()
    await stack.fault({ operation: 'applyForWaiver', kind: 'half-body', times: 1 })
    await page.getByRole('button', { name: 'Solicitar' }).click()
    await expect(page.getByText('No pudimos comprobar si se recibió su solicitud.')).toBeVisible()
    await expectAccessible(page)

    await stack.fault({ operation: 'getWaiverApplications', kind: 'garbage', times: 1 })
    await page.getByRole('button', { name: 'Solicitar' }).click()
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toHaveCount(0)
  })
})
