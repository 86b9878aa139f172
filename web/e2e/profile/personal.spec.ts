import {
  expect,
  expectAccessible,
  expectFits,
  openAs,
  type Page,
  requestBodies,
  type Stack,
  test,
} from '../portal.ts'
import { onBothScreens } from '../screens.ts'
import { tabTo } from '../tab-to.ts'

// A change elsewhere answers 409.
test.use({ refusals: true })

const open = (page: Page, stack: Stack, login = 'maria.santos') =>
  openAs(page, stack, login, '/info/personal')
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save Info' })
const saved = (page: Page) =>
  page.getByText('Personal Information updated successfully!', { exact: true })

/** In another tab of the same browser. */
async function saveCityElsewhere(page: Page, stack: Stack, city: string) {
  const other = await page.context().newPage()
  await other.goto(`${stack.url}/info/personal`)
  await box(other, 'City').fill(city)
  await save(other).click()
  await expect(saved(other)).toBeVisible()
  await other.close()
}

test.describe('personal information', onBothScreens, () => {
  test('shows what is on file, with the names locked, and saves a change', async ({
    page,
    stack,
  }) => {
    await open(page, stack)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Information')
    await expect(page.getByRole('region', { name: 'Your name' })).toContainText('Maria')
    for (const name of ['First Name', 'Last Name']) {
      await expect(page.getByRole('region', { name: 'Your name' })).toContainText(name)
      await expect(box(page, name)).toHaveCount(0)
    }
    for (const name of ['Phone #', 'Emergency #', 'LinkedIn URL', 'Apt #', 'Zip/Postal Code'])
      await expect(box(page, name)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'State/Province' })).toBeVisible()
    await expect(box(page, 'Cell #')).toHaveValue('(512) 555-0119')
    await expect(page.getByText('P.O. Boxes are not accepted')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)

    await box(page, 'Street Address').fill('14 Pecan Street')
    await box(page, 'City').fill('Buda')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expectAccessible(page)
    expect(await requestBodies(stack, 'savePersonalInformation')).toMatchObject([
      { firstName: 'Maria', lastName: 'Santos', address: '14 Pecan Street', city: 'Buda' },
    ])
    await page.reload()
    await expect(box(page, 'City')).toHaveValue('Buda')
  })

  test('shows each error, keeps the input and sends nothing', async ({ page, stack }) => {
    await open(page, stack)
    await box(page, 'Street Address').fill('P.O. Box 12')
    await box(page, 'City').fill('')
    await box(page, 'Zip/Postal Code').fill('7870')
    await save(page).click()
    const summary = page.getByRole('group', { name: 'Please check these 3 entries' })
    await expect(summary).toBeFocused()
    await expect(
      page.getByText('* The above fields are required before continuing', { exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await expect(box(page, 'Street Address')).toHaveValue('P.O. Box 12')
    expect(await requestBodies(stack, 'savePersonalInformation')).toEqual([])
  })

  test('tells of a change in another tab, and keeps what the user chooses', async ({
    page,
    stack,
  }) => {
    await open(page, stack)
    await saveCityElsewhere(page, stack, 'Kyle')
    await box(page, 'City').fill('Buda')
    await save(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'changed elsewhere' })
    await expect(notice).toBeFocused()
    await expect(notice).toContainText('Saved now: Kyle')
    await expect(notice).toContainText('Entered here: Buda')
    await expectAccessible(page)
    await expectFits(page)
    await notice.getByRole('button', { name: 'Save what I entered' }).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(box(page, 'City')).toHaveValue('Buda')
  })
})

test('keeps what is saved elsewhere when the user chooses so', async ({ page, stack }) => {
  await open(page, stack)
  await saveCityElsewhere(page, stack, 'Kyle')
  await box(page, 'City').fill('Buda')
  await save(page).click()
  await page.getByRole('button', { name: 'Keep what is saved' }).click()
  await expect(box(page, 'City')).toHaveValue('Kyle')
  await expect(page.getByText('changed elsewhere')).toHaveCount(0)
  expect(await requestBodies(stack, 'savePersonalInformation')).toHaveLength(1)
})

test('asks about previous employment until it is on file, in Spanish by keyboard', async ({
  page,
  stack,
}) => {
  await open(page, stack, 'pat.brown')
  await expect(
    page.getByRole('group', { name: 'Have you ever been employed with the company?' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Información personal')
  for (const [name, value] of [
    ['Celular', '5125550188'],
    ['Calle y número', '9 Elm Street'],
    ['Ciudad', 'Austin'],
    ['Código postal', '78701'],
  ] as const) {
    await tabTo(page, name)
    await page.keyboard.type(value)
  }
  await page.getByLabel('Estado o provincia').selectOption('TX')
  await tabTo(page, 'Guardar información')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Sí' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await tabTo(page, 'Guardar información')
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Su información personal se actualizó correctamente!')).toBeVisible()
  expect(await requestBodies(stack, 'savePersonalInformation')).toMatchObject([
    { hasBeenPreviouslyEmployed: true, city: 'Austin', stateProvince: 'TX' },
  ])
})

test.describe('when a request fails', () => {
  test('offers a retry of the part, and keeps the input of a failed save', async ({
    page,
    stack,
  }) => {
    const read = { operation: 'readPersonalInformation', kind: 'status', status: 500 }
    await stack.fault({ ...read, times: 1 })
    await open(page, stack)
    await expect(page.getByText('We could not load your personal information.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(box(page, 'City')).toHaveValue('Austin')

    await stack.fault({ operation: 'savePersonalInformation', kind: 'reset', times: 1 })
    await box(page, 'City').fill('Buda')
    await save(page).click()
    await expect(
      page.getByText('We could not tell whether your information was saved.'),
    ).toBeVisible()
    await expect(box(page, 'City')).toHaveValue('Buda')
    await expectAccessible(page)
    await save(page).click()
    await expect(saved(page)).toBeVisible()
  })
})
