import { heading } from '../jobs/search.ts'
import { expect, expectAccessible, expectFits, type Page, test } from '../portal.ts'
import { answer } from '../resume/entries.ts'
import { readSample, upload } from '../resume/upload.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import * as apply from './form.ts'

const applied = 'Our Records Indicate that You Applied to this Position Already'

async function look(page: Page) {
  await expectAccessible(page)
  await expectFits(page)
}
/** Passes the steps up to the histories with what is on file. */
async function leaveAllOnFile(page: Page, email: string) {
  await apply.startApplication(page, email)
  await apply.pressContinue(page)
  await page.getByLabel('How did you hear about this job?').selectOption({ label: 'Job fair' })
  await apply.pressContinue(page)
  await apply.pressContinue(page)
}

test.describe('a known candidate', onBothScreens, () => {
  test('shows values on file masked, and keeps unchanged ones', async ({ page, stack }) => {
    const answers: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/application'))
        answers.push(await response.text().catch(() => ''))
    })
    await apply.startApplication(page, 'jo.existing@example.test')
    await expect(apply.step(page, 'Upload your resume')).toBeFocused()
    await expect(
      page.getByText('Our records show that you have previously provided your Resume Information'),
    ).toBeVisible()
    await expect(page.getByText('Existing information will not be affected.')).toBeVisible()
    await expect(page.getByLabel('I do not have a resume')).toHaveCount(0)
    await look(page)
    await apply.pressContinue(page)
    await expect(page.getByText('We have your contact details on file')).toBeVisible()
    await expect(page.getByText('J•••', { exact: true })).toBeVisible()
    await expect(page.getByText('Street Address, Apt #, City')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await look(page)
    await page.getByRole('button', { name: 'Change them' }).press('Enter')
    await expect(page.getByLabel('Cell #')).toBeFocused()
    await expect(page.getByText('Your name is on file and cannot be changed here.')).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveCount(0)
    await expect(page.getByText('ever been employed with the company')).toHaveCount(0)
    await expect(
      page.getByText(/^On file: .*•.*Leave it empty to keep it\.$/).first(),
    ).toBeVisible()
    await look(page)
    await page.getByLabel('City').fill('Cedar Park')
    await expect(page.getByLabel('Street Address', { exact: true })).toHaveAttribute(
      'aria-required',
      'true',
    )
    await apply.pressIncomplete(page)
    await expect(page.getByText('Zip/Postal Code is required').first()).toBeVisible()
    await look(page)
    await page.getByLabel('Street Address').fill('9 Brook Lane')
    await page.getByLabel('State/Province').selectOption('TX')
    await page.getByLabel('Zip/Postal Code').fill('78613')
    await page.getByLabel('How did you hear about this job?').selectOption({ label: 'Job fair' })
    await apply.pressContinue(page)
    await expect(page.getByText('3 entries on file')).toBeVisible()
    await expect(page.getByLabel('I have no past employment')).toHaveCount(0)
    await look(page)
    await apply.pressContinue(page)
    // Equal-opportunity data is on file.
    await expect(apply.step(page, 'Statement of Agreement')).toBeFocused()
    await expect(page.getByText('Self-Identification')).toHaveCount(0)
    await look(page)
    await apply.acceptStatement(page)
    await apply.submitButton(page).click()
    await expect(heading(page)).toHaveText('Job Search')
    const [sent] = await apply.submissions(stack)
    expect(sent?.body).toMatchObject({
      isNewCandidate: false,
      eRecruitId: 610001,
      firstName: 'Jordana',
      city: 'Cedar Park',
      apartmentOrBuildingNumber: '',
      adSourceId: 58,
    })
    expect(answers.join()).not.toContain('Jordana')
  })

  test('asks for equal-opportunity data that is missing', onWideScreen, async ({ page }) => {
    await leaveAllOnFile(page, 'al.partial@example.test')
    await apply.fillSelfIdentification(page)
    await apply.pressContinue(page)
    await apply.acceptStatement(page)
  })

  test.describe('in Spanish', () => {
    test.use({ locale: 'es-US' })

    test('applies from the first question to the confirmation', async ({ page, stack }) => {
      const goOn = () => apply.main(page).getByRole('button', { name: 'Continuar' }).click()
      await page.goto(apply.forklift)
      await page.getByRole('button', { name: 'Postularse ahora' }).click()
      await answer(page, '¿Tiene usted 18 años o más?', 'Sí')
      await answer(page, /^¿Puede trabajar legalmente/, 'Sí')
      await goOn()
      await page.getByLabel('Correo electrónico').fill('al.partial@example.test')
      await goOn()
      await expect(page.getByText('usted ya nos dio la información de su currículum')).toBeVisible()
      await upload(page, await readSample(stack, 'rtf'), /^Elegir (un|otro) archivo$/)
      await expect(page.getByText('¡Su currículum se subió correctamente!')).toBeVisible()
      await look(page)
      await goOn()
      await page
        .getByLabel('¿Cómo se enteró de este empleo?')
        .selectOption({ label: 'Mensaje de texto' })
      await look(page)
      await goOn()
      await goOn()
      await expect(apply.step(page, 'Autoidentificación')).toBeFocused()
      await page.getByLabel('Género').selectOption({ label: 'Prefiero no decirlo' })
      await page.getByLabel('Raza u origen étnico').selectOption({ label: 'Prefiero no decirlo' })
      await page.getByLabel('Condición de veterano').selectOption({ label: 'No soy veterano' })
      await page.getByLabel('No quiero responder').check()
      await look(page)
      await goOn()
      await page.getByLabel('He leído esta declaración y estoy de acuerdo').check()
      await look(page)
      await page.getByRole('button', { name: 'Enviar su solicitud' }).click()
      await expect(page.getByText('Gracias por su solicitud').first()).toBeVisible()
      await look(page)
      const [sent] = await apply.submissions(stack)
      expect(sent?.body).toMatchObject({
        isNewCandidate: false,
        adSourceId: 267,
        attachResume: true,
      })
    })
  })

  test(
    'refuses a second application, and leads an unqualified candidate to other jobs',
    onWideScreen,
    async ({ page }) => {
      await apply.startApplication(page, 'di.applied@example.test')
      await expect(page.getByRole('heading', { name: applied })).toBeFocused()
      await look(page)
      await page.getByRole('button', { name: 'Use another email address' }).press('Enter')
      await page.getByLabel('Email Address').fill('di.applied@example.test')
      await apply.pressContinue(page)
      await expect(page.getByRole('heading', { name: applied })).toBeFocused()
      await page.reload()
      await answer(page, '18 years of age', 'No')
      await answer(page, 'eligible to work', 'Yes')
      await apply.pressContinue(page)
      const words = page.getByText(
        'Unfortunately, your responses indicate that you do not meet the basic qualifications for this position.',
      )
      await expect(words).toBeFocused()
      await look(page)
      await page.getByRole('button', { name: 'Change my answers' }).click()
      await expect(apply.step(page, 'Two questions first')).toBeVisible()
      await answer(page, '18 years of age', 'No')
      await answer(page, 'eligible to work', 'Yes')
      await apply.pressContinue(page)
      await page.getByRole('link', { name: 'Return to the job list' }).click()
      await expect(heading(page)).toHaveText('Job Search')
    },
  )
})

test.describe('a known candidate whose contact data the gateway rejects', () => {
  test.use({ refusals: true })

  test('is shown its fields, with what is wrong', async ({ page }) => {
    await leaveAllOnFile(page, 'jo.existing@example.test')
    await apply.acceptStatement(page)
    const errors = [{ field: 'personal.cellPhone', rule: 'phone' }]
    await page.route('**/api/jobs/1001/application/submission', (route) =>
      route.fulfill({ status: 422, json: { status: 422, code: 'invalid-input', errors } }),
    )
    await apply.submitButton(page).click()
    await expect(apply.step(page, 'Personal Information')).toBeVisible()
    await expect(page.getByLabel('Cell #')).toBeFocused()
    await expect(page.getByText(/^Cell #: enter a US or Canadian number/)).toBeVisible()
    await expect(page.getByText('We have your contact details on file')).toHaveCount(0)
  })
})
