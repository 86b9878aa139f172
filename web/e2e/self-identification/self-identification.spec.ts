import {
  enterPassword,
  expect,
  expectAccessible,
  expectFits,
  maria,
  openAs,
  type Page,
  requestBodies,
  test,
} from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'

const link = '/self-identification?applicationId=330901&candidateId=571001'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function answer(page: Page) {
  await page.getByLabel('Gender').selectOption('I choose not to disclose')
  await page.getByLabel('Race or Ethnicity').selectOption('I choose not to disclose')
  await page.getByLabel('Veteran Status').selectOption('I am not a veteran')
  await page.getByRole('radio', { name: 'I do not want to answer' }).check()
}

test.describe('self-identification', onBothScreens, () => {
  test('is opened by a link, and answered once', async ({ page, stack }) => {
    await page.goto(stack.url + link)
    await enterPassword(page, maria)
    await page.getByRole('dialog').waitFor()
    await page.getByLabel('One-time passcode').fill(await stack.passcode(maria))
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(title(page)).toHaveText('Self-Identification')
    await expect(page.getByText(/at least 7% of the workforce/)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByRole('option', { name: 'Mujer' })).toBeAttached()
    await page.getByRole('button', { name: 'English' }).click()

    await page.getByRole('button', { name: 'Save my answers' }).click()
    await expect(
      page.getByRole('link', { name: 'Please answer: What is your gender?' }),
    ).toBeVisible()
    await expectAccessible(page)
    await answer(page)
    await page.getByRole('button', { name: 'Save my answers' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your answers have been saved. Thank you.')).toBeFocused()
    await expectAccessible(page)
    expect(await requestBodies(stack, 'saveSelfIdentification')).toEqual([
      { disabilityTypeId: 403, ethnicityTypeId: 208, gender: 'Declined', veteranStatusId: 303 },
    ])
    await page.reload()
    await expect(page.getByText('Your answers are on file')).toBeVisible()
  })

  test('shows answers on file read-only, in Spanish', onWideScreen, async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', link.replace('330901', '330417'))
    await expect(
      page.getByText('Your answers are on file, and cannot be changed here.'),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(title(page)).toHaveText('Autoidentificación')
    await expect(page.getByText('No soy veterano')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ir a los anuncios' }).click()
    await expect(page).toHaveURL('/announcements')
  })
})

test.describe('a link that cannot be used', () => {
  test.use({ refusals: true })

  test('is not opened', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos')
    for (const [name, address] of [
      ['of another person', link.replace('571001', '571002')],
      ['of an unknown application', link.replace('330901', '1')],
      ['without ids', '/self-identification'],
      ['with malformed ids', '/self-identification?applicationId=..%2F1&candidateId=571001'],
    ] as const)
      await test.step(`${name} leads to the root`, async () => {
        await page.goto(address)
        await expect(page).toHaveURL('/announcements')
      })
  })

  test('an unknown outcome is told, and keeps the answers', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', link)
    await answer(page)
    await stack.fault({ operation: 'saveSelfIdentification', kind: 'half-body', times: 1 })
    await page.getByRole('button', { name: 'Save my answers' }).click()
    await expect(page.getByText('We could not see whether your answers were saved.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'I do not want to answer' })).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'See what is on file' }).press('Enter')
    await expect(page.getByText('Your answers are on file, and cannot')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a failure is told, and can be tried again', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos')
    await stack.fault({ operation: 'getSelfIdentification', kind: 'status' })
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
    await expectAccessible(page)
    await stack.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
