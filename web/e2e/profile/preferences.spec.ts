import { expect, expectAccessible, openAs, test } from '../portal.ts'

test('the preferences are a sample that saves nothing', async ({ page, stack }) => {
  await openAs(page, stack, 'maria.santos', '/info/preferences')
  await expect(page.getByText('This page is a sample')).toBeVisible()
  for (const name of ['Placement Preferences', 'Schedule Preferences', 'Placement Availability'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  for (const name of [
    'Location',
    'Placement Type',
    'Hours',
    'Pay Rate',
    'Preferred Travel Distance',
    'Preferred Customer Name',
  ])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Availability' })).toBeVisible()
  await page.getByRole('button', { name: 'Update Preferences' }).click()
  await expect(page.getByText('This cannot be changed here yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('button', { name: 'Cambiar disponibilidad' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Su perfil' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perfil')
})
