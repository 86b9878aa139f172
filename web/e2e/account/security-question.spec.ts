import { expect, expectAccessible, expectFits, type Page, requestBodies, test } from '../portal.ts'
import { stepUp, submitPasscode } from '../recovery/recovery.ts'
import { openAccount } from './my-account.ts'

// The step-up is asked for by a 403.
test.use({ refusals: true })

const maria = 'maria.santos@example.test'
const question = (page: Page) => page.getByLabel('New Security Question')
const answer = (page: Page) => page.getByLabel('New Answer', { exact: true })
const repeat = (page: Page) => page.getByLabel('Repeat New Answer')
const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true })

test('checks what is typed, and shows the answer on file', async ({ page, stack, context }) => {
  await test.step('names missing entries and answers that differ when Update is pressed early', async () => {
    await openAccount(page, stack, 'maria.santos')
    await expect(update(page)).toHaveAttribute('aria-disabled', 'false')
    await update(page).click()
    const summary = page.getByRole('group', { name: 'Please check these 3 entries' })
    await expect(summary).toBeFocused()
    await expectAccessible(page)
    await summary.getByRole('link', { name: 'New Answer is required', exact: true }).click()
    await expect(answer(page)).toBeFocused()
    await question(page).fill('q')
    await answer(page).fill('Teal')
    await repeat(page).fill('Green')
    await update(page).click()
    await expect(page.getByText('Answers do not match', { exact: true })).toBeVisible()
    await expect(repeat(page)).toBeFocused()
    expect(await requestBodies(stack, 'updateSecurityQuestion')).toEqual([])
  })

  await test.step('blocks copy and paste in the answers and in no other field', async () => {
    for (const field of [question(page), answer(page), repeat(page)]) await field.fill('')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('pasted'))
    for (const field of [answer(page), repeat(page)]) {
      await field.press('Control+V')
      await expect(page.getByText('Paste has been disabled for this field')).toBeVisible()
      await expect(field).toHaveValue('')
      await field.fill('typed')
      await field.press('Control+A')
      await field.press('Control+C')
      await expect(page.getByText('Copy has been disabled for this field')).toBeVisible()
    }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('pasted')
    await question(page).press('Control+V')
    await expect(question(page)).toHaveValue('pasted')
  })

  await test.step('shows the current question, and its answer after a passcode', async () => {
    await expect(page.getByText("What Was Your First Pet's Name", { exact: true })).toBeVisible()
    await expect(page.getByText('Biscuit')).toHaveCount(0)
    const show = page.getByRole('button', { name: 'Show the current answer' })
    await show.press('Enter')
    await stepUp(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(show).toBeFocused()
    await expect(page.getByText('Biscuit')).toHaveCount(0)
    await show.press('Enter')
    await submitPasscode(page, stack, maria)
    await expect(page.getByText('Biscuit')).toBeVisible()
    await expectAccessible(page)
    const hide = page.getByRole('button', { name: 'Hide the current answer' })
    await expect(hide).toBeFocused()
    await hide.press('Enter')
    await expect(page.getByText('Biscuit')).toHaveCount(0)
    await show.press('Enter')
    await expect(page.getByText('Biscuit')).toBeVisible()
  })
})

test('saves a question and an answer', async ({ page, stack }) => {
  await test.step('saves a new question and answer, and shows them after a reload', async () => {
    await openAccount(page, stack, 'maria.santos')
    await question(page).fill('what is your favorite color')
    await answer(page).fill('Teal')
    await repeat(page).fill('tEAL')
    await update(page).click()
    await submitPasscode(page, stack, maria)
    await expect(page.getByRole('group').getByText('Successfully Updated!')).toBeVisible()
    expect(await requestBodies(stack, 'updateSecurityQuestion')).toEqual([
      { securityQuestion: 'what is your favorite color', securityQuestionAnswer: 'Teal' },
    ])
    for (const field of [question(page), answer(page), repeat(page)])
      await expect(field).toHaveValue('')
    await expectAccessible(page)
    await expectFits(page)
    await expect(page.getByText('What Is Your Favorite Color')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Show the current answer' }).click()
    await submitPasscode(page, stack, maria)
    await expect(page.getByText('Teal')).toBeVisible()
  })

  await test.step('shows the failure when saving fails, keeps the input and offers a retry', async () => {
    await stack.fault({ operation: 'updateSecurityQuestion', kind: 'status', times: 1 })
    await question(page).fill('q')
    await answer(page).fill('Teal')
    await repeat(page).fill('Teal')
    await update(page).click()
    await submitPasscode(page, stack, maria)
    await expect(page.getByText('There was a problem', { exact: true })).toBeVisible()
    await expect(answer(page)).toHaveValue('Teal')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await submitPasscode(page, stack, maria)
    await expect(page.getByText('Successfully Updated!')).toBeVisible()
  })
})
