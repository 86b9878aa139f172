import {
  enterPassword,
  expect,
  expectAccessible,
  expectFits,
  maria,
  openAs,
  type Page,
  requestBodies,
  type Stack,
  test,
} from '../portal.ts'
import { onBothScreens } from '../screens.ts'
import { tabTo } from '../tab-to.ts'
import { keepProfile } from './keep-profile.ts'

// A change elsewhere answers 409.
test.use({ refusals: true })

const open = (page: Page, stack: Stack, login = 'maria.santos') =>
  openAs(page, stack, login, '/info/certifications')
const dialog = (page: Page) => page.getByRole('dialog')
const review = (page: Page) =>
  page.getByText('Please review your Certifications below', { exact: true })
const updatedOne = (page: Page) => page.getByText('Certifications Updated!', { exact: true })

async function openForklift(page: Page) {
  await page.getByRole('button', { name: 'Details Forklift Operator' }).click()
  await page.getByRole('button', { name: 'Change Forklift Operator' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Update Certification')
}

async function changeAgency(page: Page, agency: string) {
  await dialog(page).getByLabel('Agency').fill(agency)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
}

test.describe('certifications', onBothScreens, () => {
  test('open, are changed in a dialog, and new ones are saved together', async ({
    page,
    stack,
  }) => {
    await open(page, stack)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certification History')
    await expect(
      page.getByText('Click on an item in the list to view details and/or make changes', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(review(page)).toBeVisible()
    await expect(page.getByText('May 31, 2023 Expired')).toBeVisible()
    await page.getByRole('button', { name: 'Update Certifications' }).click()
    await expect(page.getByText('There is nothing new to save yet.')).toBeVisible()
    await page.getByText('City of Austin').click()
    await expect(page.getByRole('button', { name: 'Change Food Handler' })).toBeVisible()
    await openForklift(page)
    await expect(review(page)).toBeHidden()
    await expectAccessible(page)
    await expectFits(page)
    await changeAgency(page, 'Texas Safety Board')
    await expect(updatedOne(page)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('Texas Safety Board').first()).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Add Certification' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Add Certification')
    await expect(dialog(page).getByLabel(/^Expiry Date/)).toBeDisabled()
    await dialog(page).getByLabel('Certification', { exact: true }).fill('CDL')
    await dialog(page).getByLabel('Date Issued').pressSequentially('01012099')
    await expect(dialog(page).getByText('MM/DD/YYYY, not before 01/01/2099')).toBeVisible()
    await dialog(page)
      .getByLabel(/^Expiry Date/)
      .pressSequentially('12312098')
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await expect(dialog(page).getByRole('group', { name: 'Please check these' })).toBeFocused()
    await expect(
      dialog(page).getByText('* The above fields are required before continuing', { exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByLabel('Date Issued').fill('02/29/2024')
    await dialog(page).getByLabel('Agency').fill('TxDMV')
    await dialog(page).getByLabel('State/Province').selectOption('TX')
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Change CDL' }).click()
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Certification entry updated', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Delete CDL' }).click()
    await expect(
      page.getByText('Certification Successfully Removed', { exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Delete CDL' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Update Certifications' }).click()
    await expect(
      page.getByText('Certifications Successfully Updated', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete CDL' })).toHaveCount(0)
    const saved = await requestBodies(stack, 'saveCertifications')
    expect(saved).toMatchObject([
      { certifications: [{ name: 'Forklift Operator', agency: 'Texas Safety Board' }] },
      { certifications: [{ name: 'CDL', issueDate: '2024-02-29', expirationDate: '2098-12-31' }] },
    ])
    await page.reload()
    await expect(page.getByRole('button', { name: 'Details CDL' })).toBeVisible()
  })
})

test('tells of a change in another tab, and keeps what the user chooses', async ({
  page,
  stack,
}) => {
  await open(page, stack)
  await openForklift(page)
  const other = await page.context().newPage()
  await other.goto(`${stack.url}/info/certifications`)
  await openForklift(other)
  await changeAgency(other, 'State Board')
  await expect(updatedOne(other)).toBeVisible()
  await other.close()

  await changeAgency(page, 'City Board')
  const notice = dialog(page).getByRole('alert').filter({ hasText: 'changed elsewhere' })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('Saved now: State Board')
  await expect(notice).toContainText('Entered here: City Board')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Save what I entered' }).click()
  await expect(updatedOne(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('City Board')).toBeVisible()
})

test('the input of one certification never reaches another', async ({ page, stack }) => {
  await open(page, stack)
  await openForklift(page)
  await dialog(page).getByLabel('Agency').fill('Texas Safety Board')
  await page.context().clearCookies()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await enterPassword(page, maria)
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(maria))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Update Certification')
  await expect(dialog(page).getByLabel('Agency')).toHaveValue('Texas Safety Board')
  await expect(page.getByText('We kept your answers.')).toBeVisible()
  await expect(dialog(page).getByLabel('State/Province')).toHaveValue('TX')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Details First Aid' }).click()
  await page.getByRole('button', { name: 'Change First Aid' }).click()
  await expect(dialog(page).getByLabel('Agency')).toHaveValue('Lifeline Training')
})

test('the first certification is added in Spanish by keyboard, and kept over a failure', async ({
  page,
  stack,
}) => {
  await open(page, stack, 'pat.brown')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByText('No hay certificaciones en nuestros registros')).toBeVisible()
  await tabTo(page, 'Agregar certificación')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Estado o provincia').selectOption('TX')
  for (const [label, value] of [
    ['Certificación', 'Montacargas'],
    ['Entidad', 'Junta Nacional'],
    ['Fecha de emisión', '03152024'],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(value)
  }
  await tabTo(page, 'Agregar')
  await page.keyboard.press('Enter')
  await stack.fault({ operation: 'saveCertifications', kind: 'reset', times: 1 })
  await tabTo(page, 'Actualizar certificaciones')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('No sabemos si esto se guardó')
  await expect(page.getByRole('button', { name: 'Borrar Montacargas' })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, 'Actualizar certificaciones')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Las certificaciones se actualizaron correctamente')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Detalles Montacargas' })).toBeVisible()
})

test('shows a saved certification as being processed until the records have it', async ({
  page,
  stack,
}) => {
  await open(page, stack, 'pat.brown')
  await keepProfile(page, stack)
  await page.getByRole('button', { name: 'Add Certification' }).click()
  await dialog(page).getByLabel('State/Province').selectOption('TX')
  await dialog(page).getByLabel('Certification', { exact: true }).fill('Forklift')
  await dialog(page).getByLabel('Agency').fill('National Board')
  await dialog(page).getByLabel('Date Issued').fill('03/15/2024')
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Update Certifications' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Forklift' })
  await expect(row).toContainText('being processed')
})
