import { expect, expectAccessible, openAs, test } from '../portal.ts'
import { tabTo } from '../tab-to.ts'

test.use({ refusals: true })

test('asks payroll for the form once per press, in both languages', async ({ page, stack }) => {
  await openAs(page, stack, 'maria.santos', '/timesheets/w2-election')
  await page.getByRole('link', { name: 'Change your tax withholding' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax Information')
  await expect(page.getByText('within 24 hours')).toBeVisible()
  await expectAccessible(page)
  await stack.fault({
    operation: 'changeTaxInformationNote',
    kind: 'status',
    status: 400,
    times: 1,
  })
  await tabTo(page, 'Start a tax withholding update')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByText('Notification sent, we will contact you as soon as possible', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Español' }).click()
  await stack.fault({ operation: 'changeTaxInformationNote', kind: 'reset', times: 1 })
  await page.getByRole('button', { name: 'Iniciar un cambio' }).dblclick()
  await expect(page.getByRole('alert')).toContainText('No sabemos si su solicitud llegó')
  await expectAccessible(page)
  const names = (await stack.calls()).map(({ operation }) => operation)
  expect(names.filter((name) => name === 'changeTaxInformationNote')).toHaveLength(3)
})
