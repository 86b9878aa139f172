import { heading } from '../jobs/search.ts'
import { expect, expectAccessible, expectFits, type Page, requestBodies, test } from '../portal.ts'
import { answer, fillEducation, fillEmployment } from '../resume/entries.ts'
import { readSample, upload } from '../resume/upload.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import * as apply from './form.ts'

async function look(page: Page) {
  await expectAccessible(page)
  await expectFits(page)
}

/** Each step is pressed once before it is complete. */
async function fillQualifiersAndEmail(page: Page, email: string) {
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await apply.pressIncomplete(page)
  await expect(page.getByText('Please answer yes or no')).toHaveCount(2)
  await look(page)
  await answer(page, 'Are you 18 years of age or older?', 'Yes')
  await answer(page, 'Are you currently eligible to work in the US?', 'No')
  await apply.pressContinue(page)
  await expect(apply.step(page, 'Your email address')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0)
  await page.getByLabel('Email Address').fill('nobody')
  await apply.pressIncomplete(page)
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await look(page)
  await page.getByLabel('Email Address').fill(email)
  await apply.pressContinue(page)
}

async function fillPersonalWithoutResume(page: Page) {
  await expect(apply.step(page, 'Upload your resume')).toBeFocused()
  await apply.pressIncomplete(page)
  await expect(page.getByText('Upload your resume, or say that you do not have one.')).toBeVisible()
  await look(page)
  await page.getByLabel('I do not have a resume').check()
  await apply.pressContinue(page)
  await expect(apply.step(page, 'Personal Information')).toBeFocused()
  await apply.pressIncomplete(page)
  await expect(page.getByText('The above fields are required before continuing')).toBeVisible()
  await expect(page.getByText('Please check these 10 entries')).toBeVisible()
  await look(page)
  await page.getByLabel('Street Address').fill('P.O. Box 12')
  await expect(page.getByText('P.O. Boxes are not accepted')).toBeVisible()
  await expect(page.getByText('Enter a street address instead of a P.O. Box')).toHaveCount(2)
  await apply.fillPersonal(page)
  await apply.pressContinue(page)
}

async function fillHistory(page: Page) {
  await expect(apply.step(page, 'Resume')).toBeFocused()
  for (const name of ['Employment History', 'Education History', 'Certifications'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await apply.pressIncomplete(page)
  await expect(
    page.getByText(
      '* You must indicate that you have no past employment or include at least one employment entry',
    ),
  ).toBeVisible()
  await expect(page.getByText('* You must include at least one education entry')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Add Employment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Employment' })
  await expect(dialog.getByLabel('End Date')).toBeDisabled()
  await apply.pressIncomplete(page, 'Add')
  await expect(dialog.getByText('The above fields are required before continuing')).toBeVisible()
  await look(page)
  await fillEmployment(page)
  await expect(dialog.getByLabel('Start Date')).toHaveValue('03/2022')
  await expect(dialog.getByLabel('End Date')).toHaveValue('Present')
  await expect(dialog.getByLabel('Comments')).toBeDisabled()
  await dialog.getByLabel('Current Employer').uncheck()
  await dialog.getByLabel('End Date').pressSequentially('12/2021')
  await dialog.getByLabel('Reason for Leaving').selectOption({ label: 'Laid off' })
  await apply.pressIncomplete(page, 'Add')
  await expect(dialog.getByText('The end date is before the start date')).toBeVisible()
  await dialog.getByLabel('End Date').fill('12/2024')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Picker, Acme Freight').first()).toBeVisible()
  await expect(page.getByText(/We see no work in these months: 01\/2025 to/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete Picker, Acme Freight' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Picker, Acme Freight').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add Education' }).click()
  await fillEducation(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await look(page)
  await apply.pressContinue(page)
}

async function submitAfterReview(page: Page) {
  await expect(page.getByText('at least 7% of the workforce')).toBeVisible()
  await apply.fillSelfIdentification(page)
  await look(page)
  await apply.pressContinue(page)
  await expect(apply.step(page, 'Statement of Agreement')).toBeFocused()
  await page.getByRole('button', { name: 'Submit Your Application' }).press('Enter')
  await expect(page.getByText('Please tick the box to send your application')).toBeVisible()
  await apply.acceptStatement(page)
  await expect(page.getByText(/^new\.person\d+@example\.test$/)).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Change Personal Information' }).last().click()
  await page.getByLabel('City').fill('Round Rock')
  await apply.pressContinue(page)
  await expect(page.getByText('Round Rock')).toBeVisible()
  await apply.acceptStatement(page)
  await apply.submitButton(page).dblclick()
  await expect(page.getByText('Thank you for your Application')).toBeVisible()
  await expect(heading(page)).toHaveText('Job Search')
  await keepReceipt(page)
}

/** What is left of a sent application: a panel above the results. */
async function keepReceipt(page: Page) {
  const receipt = page.getByRole('region', { name: 'We have your application' })
  await expect(receipt.getByRole('heading', { level: 2 })).toBeFocused()
  for (const fact of ['Forklift Operator, Second Shift', 'Staffmark', 'Austin, TX', '301001'])
    await expect(receipt.getByText(fact, { exact: true })).toBeVisible()
  await expect(receipt.getByText('What happens next')).toBeVisible()
  await expect(receipt.getByRole('heading', { level: 4 }).first()).toBeVisible()
  await look(page)
  const saved = page.waitForEvent('download')
  await receipt.getByRole('button', { name: 'Save as a file' }).press('Enter')
  expect((await saved).suggestedFilename()).toBe('application-1001.txt')
  await page.reload()
  await expect(receipt).toBeVisible()
  await receipt.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(receipt).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
}

test('corrects a mistyped address, in the email step and later', async ({ page }) => {
  const email = apply.newEmailAddress()
  await apply.qualify(page)
  const field = page.getByLabel('Email Address')
  await field.fill('ann@gmial.com')
  await expect(page.getByText('Did you mean ann@gmail.com?')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(field).toHaveValue('ann@gmail.com')
  await expect(field).toBeFocused()
  await field.fill('ann@gmial.com')
  await apply.pressContinue(page)
  await apply.skipResume(page)
  await page.getByLabel('First Name').fill('Ann')
  await page.getByRole('button', { name: 'Español' }).press('Enter')
  await page.getByRole('button', { name: 'Cambiar su correo electrónico' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('¿Quiso decir ann@gmail.com?')).toBeVisible()
  await look(page)
  await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await page.getByRole('button', { name: 'English' }).press('Enter')
  await page.getByRole('button', { name: 'Change your email address' }).click()
  await expect(dialog.getByText('Did you mean ann@gmail.com?')).toBeVisible()
  await dialog.getByLabel('Email Address').fill(email)
  await dialog.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText(`You are applying as ${email}.`)).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Ann')
  await look(page)
})

test.describe('a new candidate', onBothScreens, () => {
  test('applies without a résumé, after a change in the review', async ({ page, stack }) => {
    test.setTimeout(90_000)
    const email = apply.newEmailAddress()
    await page.goto(apply.forklift)
    await fillQualifiersAndEmail(page, email)
    await fillPersonalWithoutResume(page)
    await fillHistory(page)
    await submitAfterReview(page)
    const [sent, ...more] = await apply.submissions(stack)
    expect(more).toEqual([])
    expect(sent).toMatchObject({
      operation: 'createCandidate',
      body: {
        isNewCandidate: true,
        isEligible: false,
        emailAddress: email,
        eRecruitId: '0',
        firstName: 'Anna',
        city: 'Round Rock',
        postalCode: '78701',
        countryCode: 'US',
        cellPhoneNumber: '5125550177',
        resumeFileStoreId: null,
        workHistory: [{ companyName: 'Acme Freight', fromMonth: 3, toYear: 2024 }],
      },
    })
  })

  test('fills the form from a résumé, marks those fields, and confirms ad source 267 on a page of its own', async ({
    page,
    stack,
  }) => {
    test.setTimeout(60_000)
    await apply.startApplication(page, apply.newEmailAddress())
    await upload(page, await readSample(stack, 'pdf'))
    await expect(page.getByText('Your Resume was successfully uploaded!')).toBeVisible()
    await expectAccessible(page)
    await apply.pressContinue(page)
    await expect(page.getByLabel('First Name')).toHaveValue('Rosa')
    await expect(page.getByText('From your resume').first()).toBeVisible()
    const marks = page.getByText('From your resume')
    const before = await marks.count()
    await page.getByLabel('First Name').focus()
    await page.getByLabel('First Name').blur()
    await expect(marks).toHaveCount(before - 1)
    await expectAccessible(page)
    await expectFits(page)
    await answer(page, 'ever been employed with the company', 'Yes')
    await page.getByLabel('How did you hear about this job?').selectOption('267')
    await apply.pressContinue(page)

    await expect(page.getByText('Warehouse Lead, Sagebrush Distribution').first()).toBeVisible()
    await expect(page.getByText('Expired', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await apply.pressContinue(page)
    const question = page.getByRole('group', { name: 'May we contact this employer?' })
    await expect(question.getByLabel('Yes')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Space')
    await apply.pressContinue(page)
    await apply.fillSelfIdentification(page)
    await apply.pressContinue(page)
    await apply.acceptStatement(page)
    await apply.submitButton(page).click()
    await expect(
      page.getByRole('heading', { name: 'Thank You for Your Application!' }),
    ).toBeFocused()
    await expectAccessible(page)
    await expect(page).toHaveURL(apply.forklift)
    const [sent] = await apply.submissions(stack)
    expect(sent).toMatchObject({
      operation: 'createCandidateWithResume',
      body: { adSourceId: 267, attachResume: true, lastName: 'Delgado' },
    })
    await page.reload()
    await expect(
      page.getByRole('heading', { name: 'Thank You for Your Application!' }),
    ).toBeVisible()
  })

  test(
    'keeps the input when the language is switched in the middle',
    onWideScreen,
    async ({ page }) => {
      test.setTimeout(60_000)
      await apply.startApplication(page, apply.newEmailAddress())
      await apply.skipResume(page)
      await page.getByLabel('First Name').fill('Ana')
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana')
      await expect(apply.step(page, 'Información personal')).toBeVisible()
      await page.getByRole('button', { name: 'Continuar' }).press('Enter')
      await expect(
        page.getByText('Los campos anteriores son obligatorios para continuar'),
      ).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'English' }).click()
      await apply.fillPersonal(page)
      await page.getByRole('button', { name: 'Español' }).click()
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(apply.step(page, 'Historial')).toBeFocused()
      await page.getByRole('button', { name: 'Agregar educación' }).click()
      await expect(page.getByRole('dialog', { name: 'Agregar educación' })).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
    },
  )

  for (const [site, source] of [
    ['https://radio.example.com', 'Radio or television'],
    ['https://closed.example.com', ''],
    ['https://jobs.example.com:8443', ''],
  ] as const)
    test(
      `coming from ${site}, is suggested the ad source "${source}"`,
      onWideScreen,
      async ({ page, stack }) => {
        const referer = `${site}/search?q=nurse`
        await apply.startApplication(page, apply.newEmailAddress(), apply.forklift, { referer })
        await apply.skipResume(page)
        const field = page.getByLabel('How did you hear about this job?')
        await expect(field.getByRole('option', { selected: true })).toHaveText(
          source || 'Please choose',
        )
        await field.selectOption({ label: 'Job fair' })
        await apply.fillPersonal(page, null)
        await expect(field.getByRole('option', { selected: true })).toHaveText('Job fair')
        expect(await requestBodies(stack, 'listAdSourcesByReferrer')).toEqual(
          site.endsWith('8443') ? [] : [{ ReferringUrl: site }],
        )
      },
    )

  test(
    'does not ask for the ad source in the mobile app',
    onWideScreen,
    async ({ page, stack }) => {
      await apply.startApplication(
        page,
        apply.newEmailAddress(),
        `${apply.forklift}&mobileApp=true`,
      )
      await apply.skipResume(page)
      await expect(page.getByLabel('Street Address')).toBeVisible()
      await expect(page.getByText('How did you hear about this job?')).toHaveCount(0)
      await apply.fillPersonal(page, null)
      await apply.pressContinue(page)
      await apply.fillResume(page)
      await apply.pressContinue(page)
      await apply.fillSelfIdentification(page)
      await apply.pressContinue(page)
      await apply.acceptStatement(page)
      await apply.submitButton(page).click()
      await expect(page.getByText('Thank you for your Application')).toBeVisible()
      const [sent] = await apply.submissions(stack)
      expect(sent?.body).toMatchObject({ adSourceId: 12 })
    },
  )

  test.describe('without the list of ad sources', () => {
    test.use({ refusals: true })

    test('the mobile app applies without one', onWideScreen, async ({ page, stack }) => {
      await page.route('**/api/lookups/*/ad-sources', (route) => route.abort())
      const address = `${apply.forklift}&mobileApp=true`
      await apply.startApplication(page, apply.newEmailAddress(), address)
      await apply.skipResume(page)
      await apply.fillPersonal(page, null)
      await expect(page.getByText('How did you hear about this job?')).toHaveCount(0)
      await apply.pressContinue(page)
      await apply.fillResume(page)
      await apply.pressContinue(page)
      await apply.fillSelfIdentification(page)
      await apply.pressContinue(page)
      await apply.acceptStatement(page)
      await apply.submitButton(page).click()
      await expect(page.getByText('Thank you for your Application')).toBeVisible()
      const [sent] = await apply.submissions(stack)
      expect(sent?.body).toMatchObject({ adSourceId: null })
    })
  })
})
