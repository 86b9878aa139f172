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
import { fillEducation, fillEmployment } from '../resume/entries.ts'
import { onBothScreens } from '../screens.ts'
import { tabTo } from '../tab-to.ts'
import { keepProfile } from './keep-profile.ts'

test.use({ refusals: true })

const open = (page: Page, stack: Stack, login = 'maria.santos') =>
  openAs(page, stack, login, '/info/profile')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const employment = (page: Page) => section(page, 'Employment History')
const education = (page: Page) => section(page, 'Education History')
const update = (page: Page) => page.getByRole('button', { name: 'Update Profile' })
const updated = (page: Page) =>
  page.getByText(
    'Your update was successful & is being processed. Please allow up to 15 minutes for changes to be reflected.',
    { exact: true },
  )

async function add(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

async function addEmployment(page: Page) {
  await page.getByRole('button', { name: 'Add Employment' }).click()
  await fillEmployment(page)
  await add(page)
}

async function addEducation(page: Page) {
  await page.getByRole('button', { name: 'Add Education' }).click()
  await fillEducation(page)
  await add(page)
}

/** Chooses a company on the companies page, which leads back to the profile. */
async function choose(page: Page, company: string) {
  await page.getByRole('main').getByRole('button', { name: company }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
}

test.describe('the profile', onBothScreens, () => {
  test('shows entries on file read-only, and saves new ones', async ({ page, stack }) => {
    await open(page, stack)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
    await expect(section(page, 'Personal Information')).toContainText('(512) 555-0119')
    await expect(employment(page)).toContainText('Present')
    await expect(education(page)).toContainText('Please provide your highest level of achievement')
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await employment(page).getByRole('button', { name: 'Details Cedar Ridge Distribution' }).click()
    await education(page).getByRole('button', { name: 'Details Travis Heights High' }).click()
    await expect(employment(page).getByText('Reason for Leaving')).toBeVisible()
    await expect(education(page).getByText('United States')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)

    await addEmployment(page)
    await employment(page).getByRole('button', { name: 'Delete Picker, Acme Freight' }).click()
    await expect(page.getByText('Employment Successfully Removed', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Employment' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await employment(page).getByRole('button', { name: 'Change Picker, Acme Freight' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Employment' })
    await dialog.getByLabel('Job Title').fill('Packer')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Employment Successfully Updated', { exact: true })).toBeVisible()
    await addEducation(page)
    await education(page)
      .getByRole('button', { name: /^Change .*Eastside High/ })
      .click()
    await page
      .getByRole('dialog', { name: 'Update Education' })
      .getByRole('button', { name: 'Save' })
      .click()
    await expect(page.getByText('Education Successfully Updated', { exact: true })).toBeVisible()
    await education(page)
      .getByRole('button', { name: /^Delete .*Eastside High/ })
      .click()
    await expect(page.getByText('Education Successfully Removed', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectAccessible(page)
    await expectFits(page)

    await update(page).click()
    await expect(updated(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await expect(employment(page)).toContainText('Acme Freight')
    await expect(page.getByText('being processed)')).toHaveCount(0)
    expect(await requestBodies(stack, 'saveProfile')).toMatchObject([
      {
        personalInformation: [{ firstName: 'Maria', entity: 'Commercial' }],
        workHistory: [{ companyName: 'Acme Freight', jobTitle: 'Packer' }],
        educationHistory: [{ schoolName: 'Eastside High', yearsCompleted: '4' }],
      },
    ])
    await page.reload()
    await expect(employment(page)).toContainText('Acme Freight')
    await expect(education(page)).toContainText('Eastside High')
  })

  test('needs an education and an employment or none, and changes personal information', async ({
    page,
    stack,
  }) => {
    await open(page, stack, 'pat.brown')
    await update(page).click()
    await expect(page.getByRole('button', { name: 'Add Employment' })).toBeFocused()
    await expect(
      page.getByText(
        '* You must indicate that you have no past employment or include at least one employment entry',
        { exact: true },
      ),
    ).toBeVisible()
    await expect(
      page.getByText('* You must include at least one education entry', { exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('I have no past employment').check()
    const addEmploymentButton = page.getByRole('button', { name: 'Add Employment' })
    await expect(addEmploymentButton).toBeDisabled()
    await addEmploymentButton.click({ force: true })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel('I have no past employment').uncheck()
    await addEmployment(page)
    await expect(page.getByLabel('I have no past employment')).toHaveCount(0)
    await employment(page)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByLabel('I have no past employment').check()
    await addEducation(page)
    await page.getByRole('button', { name: 'Change Personal Information' }).click()
    await page.getByLabel('Cell #').fill('5125550188')
    await expectAccessible(page)
    await expectFits(page)
    await section(page, 'Personal Information').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Change Personal Information' })).toBeFocused()
    await update(page).click()
    await expect(updated(page)).toBeVisible()
    expect(await requestBodies(stack, 'saveEducation')).toHaveLength(1)
    expect(await requestBodies(stack, 'savePersonalInformation')).toEqual([])
    await expect(update(page)).toHaveAttribute('aria-busy', 'false')
    await update(page).click()
    await expect(page.getByText('There is nothing new to save yet.')).toBeVisible()
  })
})

test('adds an education in Spanish by keyboard', async ({ page, stack }) => {
  await open(page, stack, 'pat.brown')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perfil')
  await expectAccessible(page)
  await tabTo(page, 'No tengo empleos anteriores')
  await page.keyboard.press('Space')
  await tabTo(page, 'Agregar educación')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Agregar educación' }).waitFor()
  await page.getByLabel('Nivel de estudios').selectOption({ index: 2 })
  for (const [label, value] of [
    ['Nombre de la escuela', 'Escuela del Este'],
    ['Carrera o materia', 'General'],
    ['Título', 'Diploma'],
    ['Años completados', '4'],
    ['Ciudad', 'Dallas'],
  ] as const) {
    await tabTo(page, label)
    if (label === 'Años completados') await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(value)
  }
  await expectAccessible(page)
  await tabTo(page, 'Agregar')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Actualizar perfil')
  await page.keyboard.press('Enter')
  await expect(page.getByText('se está procesando')).toBeVisible()
  await expectAccessible(page)
  expect(await requestBodies(stack, 'saveEducation')).toMatchObject([
    { educationHistory: [{ schoolName: 'Escuela del Este', yearsCompleted: '4' }] },
  ])
})

test('shows and saves the data of the chosen company', async ({ page, stack }) => {
  await openAs(page, stack, 'dana.wolf', '/info')
  await expect(page).toHaveURL(/\/companies\?to=%2Finfo%2Fprofile$/)
  await choose(page, 'Pro Staff')
  await expect(employment(page)).toContainText('North Loop Assembly')
  await expect(employment(page)).toContainText(
    /We see no work in these months: \d\d\/\d{4} to \d\d\/\d{4}\. If you worked then/,
  )
  await page.goto(`${stack.url}/info/companies?to=%2Finfo%2Fprofile`)
  await choose(page, 'Arna')
  await expect(employment(page)).toContainText('Sierra Cold Storage')
  await expect(employment(page)).not.toContainText('North Loop Assembly')
  await addEmployment(page)
  await update(page).click()
  await expect(updated(page)).toBeVisible()
  const saves = (await stack.calls()).filter(({ operation }) => operation === 'saveWorkHistory')
  expect(saves.map(({ path }) => path.split('/')[1])).toEqual(['ARNA1'])
})

test('shows saved entries as being processed until the records have them', async ({
  page,
  stack,
}) => {
  await open(page, stack, 'pat.brown')
  await keepProfile(page, stack)
  await page.getByLabel('I have no past employment').check()
  await addEducation(page)
  await update(page).click()
  await expect(updated(page)).toBeVisible()
  await expect(education(page)).toContainText('Eastside High (being processed)')
  await page.getByRole('link', { name: 'Certification History' }).click()
  await page.getByRole('link', { name: 'Your profile' }).click()
  await expect(education(page)).toContainText('Eastside High (being processed)')
  await page.unroute('**/api/profile')
  await page.reload()
  await expect(education(page)).toContainText('Eastside High')
  await expect(education(page)).not.toContainText('being processed')
})

test('keeps new entries when the user stays, and asks before they are lost', async ({
  page,
  stack,
}) => {
  await open(page, stack)
  await addEducation(page)
  await page.getByRole('link', { name: 'Certification History' }).click()
  const prompt = page.getByRole('dialog', { name: 'Leave without saving?' })
  await prompt.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/info/profile')
  await expect(education(page)).toContainText('Eastside High')
  await page.getByRole('link', { name: 'Certification History' }).click()
  await prompt.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certification History')
})

test('keeps new entries over the end of the session', async ({ page, stack }) => {
  await open(page, stack)
  await addEducation(page)
  await page.context().clearCookies()
  await update(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  expect(await page.content()).not.toContain('Eastside High')
  await enterPassword(page, maria)
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(maria))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('We kept your answers.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete .*Eastside High/ })).toBeVisible()
  await update(page).click()
  await expect(updated(page)).toBeVisible()
  expect(await requestBodies(stack, 'saveEducation')).toHaveLength(1)
})

test.describe('when a request fails', () => {
  test('a part has its own Retry, and entries outlive a failed save', async ({ page, stack }) => {
    await stack.fault({ operation: 'readProfile', kind: 'status', status: 500, times: 1 })
    await open(page, stack)
    await expect(page.getByText('We could not load your employment and education.')).toBeVisible()
    await expect(section(page, 'Personal Information')).toContainText('(512) 555-0119')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(education(page)).toContainText('Travis Heights High School')

    await addEducation(page)
    await stack.fault({ operation: 'saveEducation', kind: 'status', status: 500, times: 1 })
    await update(page).click()
    const alert = page.getByRole('alert')
    await expect(alert).toBeFocused()
    await expect(alert).toContainText('We could not tell whether this was saved.')
    await expectAccessible(page)
    await stack.fault({ operation: 'saveEducation', kind: 'status', status: 400, times: 1 })
    await update(page).click()
    await expect(alert).toContainText('What you typed is kept.')
    await expect(education(page)).toContainText('Eastside High')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(updated(page)).toBeVisible()
    await expect(update(page)).toBeFocused()
    expect(await requestBodies(stack, 'saveEducation')).toHaveLength(3)
  })
})
