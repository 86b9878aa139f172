import { expect, type Page, type Stack } from '../portal.ts'
import { answer, fillEducation } from '../resume/entries.ts'

export const forklift = '/search-jobs/1001?brandId=staffmark'

/** An unused address for each call: a second application is from a known candidate. */
let people = 0
export const newEmailAddress = () => `new.person${++people}@example.test`

/** Heading of a step. */
export const step = (page: Page, title: string) =>
  page.getByRole('heading', { level: 3, name: title, exact: true })

export const main = (page: Page) => page.getByRole('main')

export async function pressContinue(page: Page) {
  await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Presses a button that is disabled for an incomplete form. */
export async function pressIncomplete(page: Page, name = 'Continue') {
  await page.getByRole('button', { name, exact: true }).last().press('Enter')
}

/** Opens the job and goes on to the email step. */
export async function qualify(page: Page, address = forklift, from: { referer?: string } = {}) {
  await page.goto(address, from)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await answerQualifiers(page)
}

/** Opens the job of a draft: its form replaces Apply Now. */
export async function openDraft(page: Page) {
  await page.goto(forklift)
  await page.getByRole('heading', { name: 'Apply for this job' }).scrollIntoViewIfNeeded()
}

/** Opens the draft of this address in another tab. */
export async function openInAnotherTab(page: Page, email: string): Promise<Page> {
  const other = await page.context().newPage()
  await openDraft(other)
  await other.getByLabel('Email Address').fill(email)
  await pressContinue(other)
  return other
}

export async function answerQualifiers(page: Page) {
  await answer(page, 'Are you 18 years of age or older?', 'Yes')
  await answer(page, 'Are you currently eligible to work in the US?', 'Yes')
  await pressContinue(page)
  await expect(step(page, 'Your email address')).toBeFocused()
}

/** Opens the job and passes the email step. */
export async function startApplication(
  page: Page,
  email: string,
  address = forklift,
  from: { referer?: string } = {},
) {
  await qualify(page, address, from)
  await page.getByLabel('Email Address').fill(email)
  await pressContinue(page)
}

export async function skipResume(page: Page) {
  await expect(step(page, 'Upload your resume')).toBeFocused()
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
  await expect(page.getByLabel('Middle Name/Initial')).toBeDisabled()
  await page.getByLabel('State/Province', { exact: true }).selectOption('TX')
  await answer(page, 'Have you ever been employed with the company?', 'No')
  if (adSource)
    await page.getByLabel('How did you hear about this job?').selectOption({ label: adSource })
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
