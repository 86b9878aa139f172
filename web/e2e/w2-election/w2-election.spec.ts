import {
  expect,
  expectAccessible,
  expectFits,
  openAs,
  type Page,
  requestBodies,
  test,
} from '../portal.ts'
import { tabTo } from '../tab-to.ts'

test.use({ refusals: true })

const paper = (page: Page) => page.getByRole('radio', { name: 'On paper, by mail' })
const electronic = (page: Page) => page.getByRole('radio', { name: 'Electronically' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Election' })
const saved = (page: Page) => page.getByText('Your W2 Election has been saved', { exact: true })

test('paper is preselected; an electronic W-2 needs consent to the disclosures', async ({
  page,
  stack,
}) => {
  await openAs(page, stack, 'maria.santos', '/timesheets/w2-election')
  await expect(page.getByText('You have not chosen yet')).toBeVisible()
  await expect(paper(page)).toBeChecked()
  await expect(page.getByText('The paper form is postmarked by January 31.')).toBeVisible()
  await expect(
    page.getByText('The electronic copy is available no later than January 31.'),
  ).toBeVisible()
  await expectAccessible(page)
  await electronic(page).check()
  await expect(page.getByRole('region', { name: 'Before you choose' })).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('checkbox', { name: /I consent/ })).toBeFocused()
  await expect(page.getByText('Please confirm that you have read')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.keyboard.press('Space')
  await tabTo(page, 'Save Election')
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(/Saved on \w{3} \d{1,2}, \d{4}: Electronically/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(electronic(page)).toBeChecked()
  await paper(page).check()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await requestBodies(stack, 'saveW2Election')).toEqual([{ election: 1 }, { election: 2 }])
})

test('a failure keeps the choice', async ({ page, stack }) => {
  await openAs(page, stack, 'lou.diaz', '/timesheets/w2-election')
  await electronic(page).check()
  await page.getByRole('checkbox', { name: /I consent/ }).check()
  await stack.fault({ operation: 'saveW2Election', kind: 'status', status: 500, times: 1 })
  await save(page).click()
  await expect(
    page.getByText('There was a problem saving your W2 Election. Please try again.').first(),
  ).toBeVisible()
  await expect(electronic(page)).toBeChecked()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saved(page)).toBeVisible()
})

test('a failure keeps the choice, in Spanish', async ({ page, stack }) => {
  await openAs(page, stack, 'lou.diaz', '/timesheets/w2-election')
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('radio', { name: 'En formato electrónico' }).check()
  await page.getByRole('checkbox', { name: /doy mi consentimiento/ }).check()
  await expectAccessible(page)
  await stack.fault({ operation: 'saveW2Election', kind: 'status', status: 500, times: 1 })
  await page.getByRole('button', { name: 'Guardar elección' }).click()
  await expect(
    page.getByText('Hubo un problema al guardar su elección de W-2. Inténtelo de nuevo.').first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByText('Su elección de W-2 se guardó', { exact: true })).toBeVisible()
})
