import {
  enterPassword,
  expect,
  expectAccessible,
  expectFits,
  navigate,
  type Page,
  requestBodies,
  type Stack,
  test,
} from '../portal.ts'
import { submitPasscode } from '../recovery/recovery.ts'
import { openAccount, tab } from './my-account.ts'

// The step-up is asked for by a 403.
test.use({ refusals: true })

const samsPhone = '+15125550142'
const phone = (page: Page) => page.getByLabel('Phone number')
const choice = (page: Page, name: string) => page.getByRole('radio', { name })
const update = (page: Page) => page.getByRole('button', { name: 'Update Preference' })
const saved = 'Authentication preference successfully updated'
const stillRequired = /You will keep seeing this screen when you log in until/

/** Signs fay.kim in by the form, which decides where she lands. */
async function enterByForm(page: Page, stack: Stack, passcodeTo = 'fay.kim@example.test') {
  await page.goto('/')
  await enterPassword(page, 'fay.kim@example.test')
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(passcodeTo))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('heading', { level: 1, name: /^Hello|My Account/ }).waitFor()
}

test('lands there while a choice is required, and no longer once a phone is saved', async ({
  page,
  stack,
}) => {
  await enterByForm(page, stack)
  await expect(page).toHaveURL('/account')
  await expect(tab(page, 'Authentication Preference')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(stillRequired)).toBeVisible()
  await expect(choice(page, 'Text (SMS)')).toBeDisabled()
  await expect(choice(page, 'Prompt me when I log in')).toBeDisabled()
  await expect(page.getByText(/can be chosen once a phone number is given/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await phone(page).pressSequentially('5125550177')
  await expect(phone(page)).toHaveValue('(512) 555-0177')
  await choice(page, 'Text (SMS)').check()
  await update(page).click()
  await submitPasscode(page, stack, 'fay.kim@example.test')
  await expect(page.getByRole('group').getByText(saved, { exact: true })).toBeVisible()
  await expect(page.getByText(stillRequired)).toHaveCount(0)
  await expect(page.getByText(/You will not see this page on login any more/)).toBeFocused()
  await expectAccessible(page)
  expect(await requestBodies(stack, 'add2FAPreference')).toEqual([
    { ewUserId: 71007, phoneE164: '+15125550177', preference: 'SMS' },
  ])
  expect(await requestBodies(stack, 'updateForceShow2FAPref')).toEqual([{ ewUserId: 71007 }])
  await page.getByRole('link', { name: 'Continue to the announcements' }).click()
  await expect(page).toHaveURL('/announcements')

  await page.context().clearCookies()
  await enterByForm(page, stack, '+15125550177')
  await expect(page).toHaveURL('/announcements')
  await navigate(page, '/account')
  await tab(page, 'Authentication Preference').click()
  await expect(phone(page)).toHaveValue('(512) 555-0177')
  await expect(choice(page, 'Text (SMS)')).toBeChecked()
})

test('leads on to the page that was asked for', async ({ page, stack }) => {
  await page.goto('/info/assignments')
  await enterPassword(page, 'fay.kim@example.test')
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode('fay.kim@example.test'))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(stillRequired)).toBeVisible()
  await page.getByRole('checkbox', { name: 'I do not wish to see' }).press(' ')
  await page.getByRole('link', { name: 'Continue to the page you asked for' }).click()
  await expect(page).toHaveURL('/info/assignments')
})

test('does not require the choice again once the box is checked', async ({ page, stack }) => {
  await openAccount(page, stack, 'fay.kim')
  await stack.fault({ operation: 'updateForceShow2FAPref', kind: 'delay', ms: 300, times: 1 })
  await page.getByRole('checkbox', { name: 'I do not wish to see this page on login' }).press(' ')
  await expect(page.getByText(/You will not see this page on login any more/)).toBeFocused()
  expect(await requestBodies(stack, 'add2FAPreference')).toEqual([])
  expect(await requestBodies(stack, 'updateForceShow2FAPref')).toHaveLength(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/announcements')
  await page.goto('/account')
  await expect(tab(page, 'Security Question')).toHaveAttribute('aria-selected', 'true')
})

test('clears the phone for email, and disables texts once that is saved', async ({
  page,
  stack,
}) => {
  await openAccount(page, stack, 'sam.ortiz', samsPhone)
  await tab(page, 'Authentication Preference').click()
  await expect(phone(page)).toHaveValue('(512) 555-0142')
  await expect(choice(page, 'Text (SMS)')).toBeChecked()
  await choice(page, 'Prompt me when I log in').check()
  await expect(phone(page)).toHaveValue('(512) 555-0142')
  await choice(page, 'Prompt me when I log in').press('ArrowUp')
  await expect(choice(page, 'Email')).toBeChecked()
  await expect(phone(page)).toHaveValue('')
  await choice(page, 'Email').press('ArrowUp')
  await expect(choice(page, 'Text (SMS)')).toBeChecked()
  await expect(phone(page)).toHaveValue('(512) 555-0142')
  await choice(page, 'Email').check()
  await expect(phone(page)).toHaveValue('')
  await update(page).click()
  await submitPasscode(page, stack, samsPhone)
  await expect(page.getByText(saved)).toBeVisible()
  await expect(choice(page, 'Text (SMS)')).toBeDisabled()
  expect(await requestBodies(stack, 'add2FAPreference')).toEqual([
    { ewUserId: 71010, phoneE164: '', preference: 'Email' },
  ])
  await page.reload()
  await tab(page, 'Authentication Preference').click()
  await expect(phone(page)).toHaveValue('')
  await expect(choice(page, 'Email')).toBeChecked()
})

test('takes a phone and a choice', async ({ page, stack, context }) => {
  await test.step('names missing entries when Update is pressed early, and sends no request', async () => {
    await openAccount(page, stack, 'fay.kim')
    await expect(update(page)).toHaveAttribute('aria-disabled', 'false')
    await update(page).click()
    await expect(
      page.getByText('Please answer: How should we send your one-time passcodes?').first(),
    ).toBeVisible()
    await expect(page.getByText('Phone number is required').first()).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: 'Please answer: How should we send your one-time passcodes?' })
      .click()
    await expect(choice(page, 'Email')).toBeFocused()
    await phone(page).fill('512 555')
    await choice(page, 'Text (SMS)').check()
    await update(page).click()
    await expect(page.getByText(/^Phone number: enter a US or Canadian number/)).toBeVisible()
    await expect(phone(page)).toBeFocused()
    await phone(page).fill('512 555 0177')
    expect(await requestBodies(stack, 'add2FAPreference')).toEqual([])
  })

  await test.step('formats a phone that is typed, pasted or edited in the middle', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const typed of ['+1 512 555 0142', '1-512-555-0142', '512.555.0142', '(512)5550142']) {
      await phone(page).fill('')
      await phone(page).pressSequentially(typed)
      await expect(phone(page)).toHaveValue('(512) 555-0142')
      await phone(page).fill('')
      await page.evaluate((text) => navigator.clipboard.writeText(text), typed)
      await phone(page).press('Control+V')
      await expect(phone(page)).toHaveValue('(512) 555-0142')
    }
    await phone(page).press('Home')
    for (let step = 0; step < 2; step++) await phone(page).press('ArrowRight')
    await phone(page).press('Backspace')
    await expect(phone(page)).toHaveValue('(125) 550-142')
    await phone(page).press('6')
    await expect(phone(page)).toHaveValue('(612) 555-0142')
    await phone(page).press('End')
    for (let step = 0; step < 12; step++) await phone(page).press('Backspace')
    await expect(phone(page)).toHaveValue('')
    await phone(page).pressSequentially('44 20 7946 0958')
    await expect(phone(page)).toHaveValue('(442) 079-460958')
  })

  await test.step('leaves the box unchecked when saving it fails', async () => {
    await stack.fault({ operation: 'updateForceShow2FAPref', kind: 'status', times: 1 })
    const box = page.getByRole('checkbox')
    await box.click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(box).not.toBeChecked()
    await expect(page.getByText(stillRequired)).toBeVisible()
  })
})

test('shows the message of the catalogue when saving fails, and offers a retry', async ({
  page,
  stack,
}) => {
  await openAccount(page, stack, 'fay.kim')
  await stack.fault({ operation: 'add2FAPreference', kind: 'status', times: 1 })
  await phone(page).fill('5125550177')
  await choice(page, 'Prompt me when I log in').check()
  await update(page).click()
  await submitPasscode(page, stack, 'fay.kim@example.test')
  const failed = 'Authentication preference failed up update. Please try again.'
  await expect(page.getByText(failed, { exact: true })).toBeVisible()
  await expect(phone(page)).toHaveValue('(512) 555-0177')
  await expect(page.getByText(stillRequired)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await submitPasscode(page, stack, 'fay.kim@example.test')
  await expect(page.getByText(saved)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
