import { expect, expectAccessible, expectFits, openAs, requestBodies, test } from '../portal.ts'
import { completeEntry } from '../resume/entries.ts'
import { drop, readSample, upload } from '../resume/upload.ts'
import { onBothScreens } from '../screens.ts'

test.describe('a résumé on the profile', onBothScreens, () => {
  test('is offered entry by entry, and changes nothing without a yes', async ({ page, stack }) => {
    await openAs(page, stack, 'pat.brown', '/info/profile')
    await upload(page, { name: 'me.exe', buffer: Buffer.from('MZ') })
    await expect(page.getByRole('alert')).toContainText('We can’t accept this type of file.')
    await drop(page, await readSample(stack, 'pdf'))
    await expect(page.getByText('Your Resume was successfully uploaded!')).toBeVisible()
    const resume = page.getByRole('region', { name: 'Resume', exact: true })
    const offers = resume.getByRole('listitem')
    await expect(offers).not.toHaveCount(0)
    await expectAccessible(page)
    await expectFits(page)
    const count = await offers.count()

    const employment = page.getByRole('region', { name: 'Employment History' })
    await offers
      .filter({ hasText: 'Employment' })
      .first()
      .getByRole('button', { name: /^Add/ })
      .click()
    await expect(offers).toHaveCount(count - 1)
    await expect(page.getByRole('heading', { name: 'Found in your resume' })).toBeFocused()
    await expect(employment.getByText('From your resume')).toBeVisible()
    await completeEntry(page, employment.getByRole('listitem').first())
    await expect(employment.getByText('From your resume')).toHaveCount(0)
    const education = page.getByRole('region', { name: 'Education History' })
    await offers
      .filter({ hasText: 'Education' })
      .first()
      .getByRole('button', { name: /^Add/ })
      .click()
    await completeEntry(page, education.getByRole('listitem').first())

    await offers
      .filter({ hasText: 'Certifications' })
      .first()
      .getByRole('button', { name: /^Add/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Add Certification' })
    await dialog.getByLabel('Agency').fill('National Safety Board')
    await dialog.getByLabel('State/Province').selectOption('TX')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Certifications Updated!', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Found in your resume' })).toBeFocused()
    await expect(resume.getByText('Added: Forklift Operator')).toBeVisible()
    await offers.first().getByRole('button', { name: /^Skip/ }).click()
    await expect(resume.getByText(/^Skipped: /)).toBeVisible()

    await resume.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('group', { name: 'Your resume says something else' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use Cell #' }).click()
    await expect(page.getByLabel('Cell #')).toBeFocused()
    await expect(page.getByLabel('Cell #')).not.toHaveValue('')
    await expect(page.getByLabel('Street Address')).toHaveValue('')
    const others = page.getByRole('button', { name: /^Use / })
    while ((await others.count()) > 0) await others.first().click()
    await expect(page.getByText(/is filled in\. It is saved with Save Info\.$/)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)

    expect(await requestBodies(stack, 'savePersonalInformation')).toEqual([])
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(page.getByText('Your update was successful')).toBeVisible()
    expect(await requestBodies(stack, 'saveProfile')).toMatchObject([
      { workHistory: [{ canContact: true }], educationHistory: [{}] },
    ])
    await expect(page.getByLabel('Cell #')).not.toHaveValue('')
  })
})
