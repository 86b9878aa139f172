import type { Locator } from '@playwright/test'
import { expect, type Page, type Stack } from '../portal.ts'

export const forklift = '/search-jobs/1001?brandId=staffmark'

/** An unused address for each call: a second application is from a known candidate. */
let people = 0
export const newEmailAddress = () => `new.person${++people}@example.test`

/** Heading of a step. */
export const step = (page: Page, title: string) =>
  page.getByRole('heading', { level: 3, name: title, exact: true })

export const main = (page: Page) => page.getByRole('main')

export async function answer(page: Page, question: string | RegExp, choice: string) {
  await page.getByRole('group', { name: question }).getByLabel(choice, { exact: true }).check()
}

export async function pressContinue(page: Page) {
  await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Presses a button that is disabled for an incomplete form. */
export async function pressIncomplete(page: Page, name = 'Continue') {
  await page.getByRole('button', { name, exact: true }).last().press('Enter')
}

/** Opens the job and goes on to the email step. */
export async function qualify(page: Page, address = forklift) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await answerQualifiers(page)
}

export async function answerQualifiers(page: Page) {
  await answer(page, '18 years of age', 'Yes')
  await answer(page, 'eligible to work', 'Yes')
  await pressContinue(page)
  await expect(step(page, 'Your email address')).toBeFocused()
}

/** Opens the job and passes the email step. */
export async function startApplication(page: Page, email: string, address = forklift) {
  await qualify(page, address)
  await page.getByLabel('Email Address').fill(email)
  await pressContinue(page)
}

export async function upload(
  page: Page,
  file: { name: string; mimeType?: string; buffer: Buffer },
  button: RegExp = /^Choose (a|another) file$/,
) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles({ mimeType: 'application/octet-stream', ...file })
}

/** Sample résumé of this file type. */
export async function readSample({ fakesUrl }: Stack, type: string) {
  const list = (await (await fetch(`${fakesUrl}/__fakes/resumes`)).json()) as { name: string }[]
  const { name } = list.find((one) => one.name.endsWith(`.${type}`)) ?? { name: '' }
  const response = await fetch(`${fakesUrl}/__fakes/resumes/${name}`)
  return { name, buffer: Buffer.from(await response.arrayBuffer()) }
}

export async function skipResume(page: Page) {
  await expect(step(page, 'Your resume')).toBeFocused()
  await page.getByLabel('I do not have a resume').check()
  await pressContinue(page)
}

export async function fillPersonal(page: Page, adSource: string | null = 'Job board') {
  await expect(step(page, 'Personal Information')).toBeVisible()
  for (const [label, value] of [
    ['First Name', 'Ann/a'],
    ['Last Name', 'Ávila-O’Neil'],
    ['Cell #', '5125550177'],
    ['Street Address', '12 Elm Street'],
    ['City', 'Austin'],
    ['Zip/Postal Code', '78701-1234'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('I do not have a Middle Name or Initial').check()
  await page.getByLabel('State/Province', { exact: true }).selectOption('TX')
  await answer(page, 'ever been employed with the company', 'No')
  if (adSource)
    await page.getByLabel('How did you hear about this job?').selectOption({ label: adSource })
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

/** Fills in one school, without employment. */
export async function fillResume(page: Page) {
  await expect(step(page, 'Resume')).toBeFocused()
  await page.getByLabel('I have no past employment').check()
  await page.getByRole('button', { name: 'Add Education' }).click()
  await fillEducation(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export async function fillSelfIdentification(page: Page) {
  await expect(step(page, 'Self-Identification')).toBeFocused()
  await page.getByLabel('Gender').selectOption('Declined')
  await page.getByLabel('Race or Ethnicity').selectOption({ label: 'I choose not to disclose' })
  await page.getByLabel('Veteran Status').selectOption({ label: 'I am not a veteran' })
  await page.getByLabel('I do not want to answer').check()
}

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: 'Submit Your Application' })

/** Fills in all steps of a new candidate without a résumé, up to the accepted statement. */
export async function fillAll(page: Page, adSource?: string) {
  await skipResume(page)
  await fillPersonal(page, adSource)
  await pressContinue(page)
  await fillResume(page)
  await pressContinue(page)
  await fillSelfIdentification(page)
  await pressContinue(page)
  await acceptStatement(page)
}

export async function acceptStatement(page: Page) {
  await expect(step(page, 'Statement of Agreement')).toBeVisible()
  await page.getByLabel('I have read this statement and agree to it').check()
}

/** Upstream calls that submit an application. */
export async function submissions(stack: Stack) {
  const operations = ['createCandidate', 'createCandidateWithResume', 'applyAsWorker']
  return (await stack.calls()).filter(({ operation }) => operations.includes(operation ?? ''))
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
