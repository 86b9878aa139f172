import { expect, expectAccessible, expectFits, type Page, type Stack, test } from '../portal.ts'
import { answer, completeEntry } from '../resume/entries.ts'
import { readSample, upload } from '../resume/upload.ts'
import { onBothScreens } from '../screens.ts'
import * as apply from './form.ts'

/** Uploads a résumé with gaps and opens the step of the histories. */
async function openHistories(page: Page, stack: Stack) {
  await apply.startApplication(page, apply.newEmailAddress())
  await upload(page, await readSample(stack, 'marcus-webb.txt'))
  await expect(page.getByText('Your Resume was successfully uploaded!')).toBeVisible()
  await apply.pressContinue(page)
  await page.getByLabel('I do not have a Middle').check()
  await answer(page, 'ever been employed with the company', 'Yes')
  await page.getByLabel('How did you hear about this job?').selectOption('267')
  await apply.pressContinue(page)
  await expect(page.getByRole('button', { name: 'Add Cashier, H-E-B' })).toBeVisible()
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).first().press('Enter')

test.describe('a résumé with gaps', onBothScreens, () => {
  test('offers what it does not require: one entry is added, others are left out', async ({
    page,
    stack,
  }) => {
    test.setTimeout(60_000)
    await openHistories(page, stack)
    await expectAccessible(page)
    await expectFits(page)
    await press(page, 'Add Cashier, H-E-B')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Zip/Postal Code')).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Add Cashier, H-E-B' })).toBeFocused()
    await press(page, 'Add Food Handler')
    for (const [label, value] of [
      ['Agency', 'Texas Health'],
      ['Issued', '01022024'],
    ] as const)
      await dialog.getByLabel(label).pressSequentially(value)
    await dialog.getByLabel('State/Province').selectOption('TX')
    await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Change Food Handler' })).toBeFocused()
    await expect(page.getByText('Add this too?')).toHaveCount(0)

    await page.getByRole('button', { name: 'Español' }).press('Enter')
    await press(page, 'No incluirlos')
    await expect(page.getByText('6 entradas de su currículum no se incluyen')).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Mostrarlos de nuevo')
    await expect(
      page.getByRole('heading', { name: '¿Agregar estos también?' }).first(),
    ).toBeFocused()
    await press(page, 'No incluirlos')
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Mostrarlos de nuevo' })).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()

    await completeEntry(page, page.getByRole('listitem').filter({ hasText: 'Bluebonnet' }).last())
    await apply.pressContinue(page)
    await apply.fillSelfIdentification(page)
    await apply.pressContinue(page)
    await expect(page.getByText('6 entries of your resume are left out')).toBeVisible()
    await expect(page.getByText('2 entries of your resume are left out')).toBeVisible()
    await apply.acceptStatement(page)
    await apply.submitButton(page).click()
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
    const [sent] = await apply.submissions(stack)
    expect(sent?.body).toMatchObject({
      workHistory: [{ companyName: 'Bluebonnet Supply' }],
      educationHistory: [{ schoolName: 'Georgia State University' }],
      certifications: [{ name: 'Forklift Operator' }, { name: 'Food Handler' }],
    })
  })
})
