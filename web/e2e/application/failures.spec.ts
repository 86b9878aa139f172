import { heading } from '../jobs/search.ts'
import { expect, expectAccessible, expectFits, type Page, requestBodies, test } from '../portal.ts'
import { readSample, upload } from '../resume/upload.ts'
import * as apply from './form.ts'

test.use({ refusals: true })

const retrying = 'Connection failed. Please standby while we try again...'

/** Aborts requests to application endpoints with this ending. */
const abortRequests = (page: Page, ending: string) =>
  page.route(`**/application${ending}`, (route) => route.abort())

test('retries the email lookup after a second, and goes on without the data of a known candidate', async ({
  page,
  stack,
}) => {
  await stack.fault({ operation: 'checkEmail', kind: 'reset', times: 2 })
  await apply.startApplication(page, apply.newEmailAddress())
  await expect(page.getByText(retrying)).toBeVisible()
  await expectAccessible(page)
  await expect(apply.step(page, 'Upload your resume')).toBeFocused()

  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Delete and start over' }).click()
  await expect(apply.step(page, 'Two questions first')).toBeVisible()
  await stack.fault({ operation: 'getCandidate', kind: 'garbage', times: 4 })
  await apply.answerQualifiers(page)
  await page.getByLabel('Email Address').fill('jo.existing@example.test')
  await apply.pressContinue(page)
  await expect(
    page.getByText("Oops, there was a problem retrieving your data. Let's continue...").first(),
  ).toBeVisible()
  await expect(page.getByLabel('I do not have a resume')).toBeVisible()
  await expectAccessible(page)
})

test('keeps the address when the email lookup stays unreachable, and goes on without it', async ({
  page,
  stack,
}) => {
  await stack.fault({ operation: 'checkEmail', kind: 'reset', times: 5 })
  const email = apply.newEmailAddress()
  await apply.startApplication(page, email)
  await expect(page.getByText('Connection failed. Please try again later.')).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByText('please give this reference')).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Español' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Continuar por ahora' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'English' }).press('Enter')
  await page.getByRole('button', { name: 'Go on for now' }).press('Enter')
  await expect(apply.step(page, 'Upload your resume')).toBeFocused()
})

test('shows “Please try again later” when the email lookup returns an empty reply', async ({
  page,
  stack,
}) => {
  await stack.fault({ operation: 'checkEmail', kind: 'empty', times: 1 })
  await apply.startApplication(page, apply.newEmailAddress())
  await expect(page.getByText('Connection failed. Please try again later.')).toBeVisible()
  await expect(page.getByLabel('Email Address')).not.toHaveValue('')
  await expectAccessible(page)
  await apply.pressContinue(page)
  await expect(apply.step(page, 'Upload your resume')).toBeFocused()
})

test.describe('a résumé that takes too long to read', () => {
  test.use({ settings: { UPLOAD_SECONDS: '1' } })

  test('is not shown as sent, can be sent again, and does not block the next step', async ({
    page,
    stack,
  }) => {
    await stack.fault({ operation: 'uploadResume', kind: 'hang', times: 2 })
    await apply.startApplication(page, apply.newEmailAddress())
    await upload(page, await readSample(stack, 'pdf'))
    await expect(page.getByText(/We could not take rosa.*\.pdf/)).toBeVisible()
    await expect(page.getByText(/^Your file/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Español' }).press('Enter')
    await expect(page.getByText(/No pudimos recibir rosa.*\.pdf/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'English' }).press('Enter')
    await page.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect.poll(async () => (await requestBodies(stack, 'uploadResume')).length).toBe(2)
    await expect(
      page.getByText(
        'We are unable to retrieve information from your Resume, please proceed to complete the application process.',
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await apply.pressContinue(page)
    await expect(apply.step(page, 'Personal Information')).toBeFocused()
  })
})

test('reloads after the fifth failure, as soon as the gateway answers', async ({ page }) => {
  await apply.qualify(page)
  await abortRequests(page, '')
  await page.getByLabel('Email Address').fill(apply.newEmailAddress())
  await apply.pressContinue(page)
  await expect(page.getByText('This page will reload when you’re back online')).toBeVisible({
    timeout: 15_000,
  })
  const loaded = page.waitForEvent('load')
  await page.unroute('**/application')
  await loaded
  await expect(heading(page)).toBeVisible()
})

test('shows why a résumé is rejected, and lets a failed upload be retried or cancelled', async ({
  page,
  stack,
}) => {
  test.setTimeout(60_000)
  await apply.startApplication(page, apply.newEmailAddress())
  const say = (words: string | RegExp) => expect(page.getByText(words)).toBeVisible()
  const bytes = Buffer.from('not what it says')
  await upload(page, { name: 'me.exe', buffer: bytes })
  await say('We can’t accept this type of file.')
  await upload(page, { name: 'me.pdf', buffer: Buffer.alloc(0) })
  await say('This file is empty.')
  await upload(page, { name: 'me.txt', buffer: Buffer.alloc(10.5 * 1024 * 1024, 97) })
  await say('This file is larger than 10 MB.')
  await upload(page, { name: 'me.pdf', buffer: Buffer.from([0, 1, 2, 3, 0, 5]) })
  await say('We cannot take this file: it is not what its name says')
  await expectAccessible(page)
  await expectFits(page)

  const good = await readSample(stack, 'docx')
  await stack.fault({ operation: 'uploadResume', kind: 'status', times: 1 })
  await upload(page, good)
  await say('There was a problem uploading your Resume')
  await expectAccessible(page)
  await stack.fault({ operation: 'uploadResume', kind: 'hang', times: 1 })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await say('The upload was cancelled.')

  await upload(page, { name: 'empty.txt', buffer: Buffer.from('nothing of use\n') })
  await say('There was a problem processing your Resume')
  await expectAccessible(page)
  await upload(page, await readSample(stack, 'photo.heic'))
  await say('We could not read this photo, but it goes out with your application.')
  await say('Your file: photo.heic')
  await page.getByRole('button', { name: 'Español' }).click()
  await say('No pudimos leer esta foto')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'English' }).click()
  await upload(page, good)
  await say('Your Resume was successfully uploaded!')
})

test("shows the upstream's reason when it fails on an application, and sends it again", async ({
  page,
  stack,
}) => {
  test.setTimeout(60_000)
  await apply.startApplication(page, apply.newEmailAddress())
  await apply.fillAll(page)
  await stack.fault({ operation: 'createCandidate', kind: 'status', status: 500, times: 1 })
  await apply.submitButton(page).click()
  await expect(page.getByText('There was a problem processing your Application')).toBeVisible()
  await expect(page.getByText('A fault answers 500')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Español' }).press('Enter')
  await expect(page.getByText('Hubo un problema al procesar su solicitud')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'English' }).press('Enter')
  await apply.submitButton(page).press('Enter')
  await expect(page.getByText('Thank you for your Application')).toBeVisible()
  await expect(heading(page)).toHaveText('Job Search')
})

test('resubmits every ten seconds, five times, then from the draft, while there is no response', async ({
  page,
  stack,
}) => {
  test.setTimeout(90_000)
  await page.clock.install()
  await apply.startApplication(page, apply.newEmailAddress())
  await apply.fillAll(page)
  const keys: (string | undefined)[] = []
  await page.route('**/application/submission', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.abort()
  })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await apply.submitButton(page).click()
  await expect(page.getByText(retrying)).toBeVisible()
  const loaded = page.waitForEvent('load')
  // The page waits from when it has seen a failure, which may be after the clock was moved on.
  let waited = 0
  const waitOn = async () => {
    await page.clock.runFor(2000)
    waited += 2000
    return keys.length
  }
  await expect.poll(() => keys.length).toBe(1)
  await expect.poll(waitOn, { intervals: [100], timeout: 30_000 }).toBe(5)
  expect(waited).toBeGreaterThanOrEqual(40_000)
  await loaded
  await page.clock.resume()
  expect(new Set(keys).size).toBe(1)
  await page.unroute('**/application/submission')
  await expect(page.getByText('Continue your application')).toBeVisible()
  await expect(page.getByText('Eastside High')).toBeVisible()
  await apply.acceptStatement(page)
  await apply.submitButton(page).click()
  await expect(page.getByText('Thank you for your Application')).toBeVisible()
  expect(await apply.submissions(stack)).toHaveLength(1)
})

test('keeps the draft after a reload, offline, in another tab and after leaving the page', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  const email = apply.newEmailAddress()
  await apply.startApplication(page, email)
  await apply.skipResume(page)
  await page.getByLabel('First Name').fill('Ann')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByLabel('Last Name').fill('Typed a moment before')
  await page.reload()
  await expect(page.getByText('Continue your application')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Ann')
  await expect(page.getByLabel('Last Name')).toHaveValue('Typed a moment before')

  await abortRequests(page, '')
  await page.getByLabel('City').fill('Waco')
  await expect(page.getByText('There is no connection just now.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Job Search' }).click()
  await expect(heading(page)).toHaveText('Job Search')
  await page.unroute('**/application')
  await page.goBack()
  await expect(page.getByLabel('City')).toHaveValue('Waco')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const other = await context.newPage()
  await apply.openDraft(other)
  await expect(apply.step(other, 'Is this application yours?')).toBeFocused()
  await other.getByLabel('Email Address').fill('somebody@example.test')
  await apply.pressContinue(other)
  await expect(other.getByText('This is not the email address of that application.')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Español' }).press('Enter')
  await expect(other.getByText('Este no es el correo electrónico de esa solicitud.')).toBeVisible()
  await expectAccessible(other)
  await expectFits(other)
  await other.getByRole('button', { name: 'English' }).press('Enter')
  await other.getByLabel('Email Address').fill(email)
  await apply.pressContinue(other)
  await expect(other.getByLabel('City')).toHaveValue('Waco')
  await apply.fillPersonal(other)
  await apply.pressContinue(other)
  await other.getByRole('button', { name: 'Add Education' }).click()
  await other.getByLabel('School Name').fill('Half an entry')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await other.reload()
  await expect(other.getByText('Half an entry').first()).toBeVisible()
  await expect(other.getByLabel('Education Level')).toBeVisible()

  await other.getByRole('link', { name: 'Job Search' }).click()
  const mention = 'You began to apply for Forklift Operator, Second Shift, Austin, TX.'
  await expect(other.getByText(mention)).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('link', { name: 'Continue your application' }).click()
  await expect(heading(other)).toHaveText('Forklift Operator, Second Shift')
})

test('says in another tab that the application was sent', async ({ page }) => {
  test.setTimeout(60_000)
  const email = apply.newEmailAddress()
  await apply.startApplication(page, email)
  await expect(apply.step(page, 'Upload your resume')).toBeFocused()
  const other = await apply.openInAnotherTab(page, email)
  await apply.fillAll(page)
  await apply.submitButton(page).click()
  await expect(page.getByText('Thank you for your Application')).toBeVisible()
  await other.getByLabel('I do not have a resume').check()
  await expect(other.getByRole('heading', { name: 'Thank you for your Application' })).toBeFocused()
  await expectAccessible(other)
})

test('lets the next person delete an application that is kept', async ({ page, context }) => {
  await apply.startApplication(page, apply.newEmailAddress())
  await expect(apply.step(page, 'Upload your resume')).toBeFocused()
  await page.close()
  const next = await context.newPage()
  await apply.openDraft(next)
  await next.getByRole('button', { name: 'This is not me' }).click()
  await next.getByRole('button', { name: 'Delete and begin my own' }).click()
  await apply.answerQualifiers(next)
  await expect(next.getByLabel('Email Address')).toHaveValue('')
})

test("continues with the input when the gateway's draft has expired", async ({ page, context }) => {
  await apply.startApplication(page, apply.newEmailAddress())
  await apply.skipResume(page)
  await context.clearCookies({ name: /application/ })
  await page.getByLabel('First Name').fill('Ann')
  await expect(page.getByText('we no longer keep it')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue with my answers' }).click()
  await apply.answerQualifiers(page)
  await page.getByLabel('Email Address').fill(apply.newEmailAddress())
  await apply.pressContinue(page)
  await apply.pressContinue(page)
  await expect(page.getByLabel('First Name')).toHaveValue('Ann')
})
