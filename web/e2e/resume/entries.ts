import type { Locator } from '@playwright/test'
import { expect, type Page } from '../portal.ts'

export async function answer(page: Page, question: string | RegExp, choice: string) {
  await page.getByRole('group', { name: question }).getByLabel(choice, { exact: true }).check()
}

export async function fillEmployment(page: Page) {
  const dialog = page.getByRole('dialog')
  for (const [label, value] of [
    ['Company Name', 'Acme Freight'],
    ['Job Title', 'Picker'],
    ['City', 'Dallas'],
    ['Zip/Postal Code', '75201'],
    ['Supervisor Name', 'Lee Boss'],
    ['Job Description', 'Picked and packed.'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByLabel('State/Province', { exact: true }).selectOption('TX')
  await dialog.getByLabel('Start Date').pressSequentially('32022')
  await dialog.getByLabel('Current Employer').check()
  await answer(page, 'May we contact this employer?', 'Yes')
}

export async function fillEducation(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Education Level').selectOption({ label: 'High school diploma' })
  for (const [label, value] of [
    ['School Name', 'Eastside High'],
    ['Course of Study', 'General'],
    ['Degree', 'Diploma'],
    ['Years Completed', '4'],
    ['City', 'Dallas'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value)
}

/** Fills in the fields that the résumé left empty in an entry. */
export async function completeEntry(page: Page, card: Locator) {
  await card.getByRole('button', { name: /^Change/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).waitFor()
  const missingValues: Record<string, string> = {
    'Supervisor Name': 'Lee Boss',
    'Job Description': 'Many things.',
    City: 'Austin',
    'Zip/Postal Code': '78701',
    'Course of Study': 'Business',
    'Years Completed': '2',
    Degree: 'Associate',
    Agency: 'National Safety Board',
  }
  for (const [label, value] of Object.entries(missingValues)) {
    const field = dialog.getByLabel(label, { exact: true })
    if ((await field.count()) > 0 && (await field.inputValue()) === '') await field.fill(value)
  }
  for (const [label, value] of [
    ['State/Province', 'TX'],
    ['Reason for Leaving', 'Other'],
    ['Education Level', 'Associate degree'],
  ] as const) {
    const field = dialog.getByLabel(label, { exact: true })
    if ((await field.count()) > 0 && (await field.isEnabled())) await field.selectOption(value)
  }
  const contact = dialog.getByRole('group', { name: 'May we contact this employer?' })
  if ((await contact.count()) > 0) await contact.getByLabel('Yes', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}
