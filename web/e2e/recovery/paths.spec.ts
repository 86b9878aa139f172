import { enterPassword, expect, expectAccessible, expectFits, maria, test } from '../portal.ts'
import { box, button, lookUp, openPath, paths, submitAnswer, submitPin, title } from './recovery.ts'

test.use({ refusals: true })

const phone = '1-800-555-0142'

test('looks up the workplace address', async ({ page, stack, context }) => {
  await test.step('shows at the field that no user was found, and keeps the input', async () => {
    await openPath(page, 'email')
    await lookUp(page, 'Santos', '456780')
    await expect(page.getByRole('alert')).toHaveText(
      `We found no email address with these details. Please check them, or call ${phone} for assistance.`,
    )
    await expect(box(page, 'Last 6 Digits of Social Security Number')).toBeFocused()
    await expect(box(page, 'Last Name')).toHaveValue('Santos')
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('offers a retry with a reference in the dialog when the upstream fails', async () => {
    await stack.fault({ operation: 'findEmailAddress', kind: 'garbage', times: 1 })
    await lookUp(page, 'Santos', '456789')
    const failure = page.getByRole('alert')
    await expect(failure).toBeFocused()
    await expect(failure).toContainText('What you typed is kept.')
    await expect(failure).toContainText(/reference: \w{4}-\w{4}/)
    await expectAccessible(page)
    await button(page, 'Try again').click()
    await expect(page.getByRole('status').filter({ hasText: maria })).toBeVisible()
    await button(page, paths.link).click()
  })

  await test.step('shows the workplace address, which can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(page, paths.email).click()
    await expect(page.getByRole('heading', { name: paths.email })).toBeFocused()
    await lookUp(page, 'Santos', '45-6789')
    const found = page.getByRole('status').filter({ hasText: maria })
    await expect(found).toBeFocused()
    await expectAccessible(page)
    await expectFits(page)
    await button(page, 'Copy to Clipboard').click()
    // By role: the dialog hides the rest of the page from screen readers.
    const copied = page.getByRole('group').getByText('Text copied to clipboard!', { exact: true })
    await expect(copied).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(maria)
    await button(page, 'Dismiss').click()
    await expect(copied).toHaveCount(0)
    await button(page, paths.link).click()
    await expect(box(page, 'Email Address')).toHaveValue(maria)
    await button(page, paths.email).click()
  })

  await test.step('signs in with the address that was found', async () => {
    await lookUp(page, 'Santos', '45-6789')
    await button(page, 'Sign in with this address').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Login ID or Email Address')).toHaveValue(maria)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })
})

test('takes the answer to the security question', async ({ page, stack }) => {
  await openPath(page, 'answer')
  await page.clock.install()
  for (const username of [maria, 'nobody@example.test'])
    await test.step(`clears a wrong answer for ${username}, and shows the support phone for 30 seconds`, async () => {
      await submitAnswer(page, username, 'Rex')
      const wrong = page.getByRole('alert')
      await expect(wrong).toHaveText(
        `Invalid Answer. If you do not remember the correct answer please call ${phone} for assistance.`,
      )
      await expect(box(page, 'Answer')).toHaveValue('')
      await expect(box(page, 'Answer')).toBeFocused()
      await expect(box(page, 'Email Address')).toHaveValue(username)
      await box(page, 'Answer').fill('Re')
      await page.clock.runFor(24_000)
      await expect(wrong).toBeVisible()
      await page.clock.runFor(6_100)
      await expect(wrong).toHaveCount(0)
      expect(await stack.mailed('password', maria)).toBe('')
      await submitAnswer(page, username, 'Max')
      await expect(wrong).toBeVisible()
      await expectAccessible(page)
      await page.clock.runFor(30_100)
      await expect(wrong).toHaveCount(0)
    })

  await test.step('mails a temporary password for the right answer, and alerts for 30 seconds', async () => {
    await expect(page.getByRole('dialog')).toContainText('We email you a reset link')
    await submitAnswer(page, maria, 'biscuit')
    const sent = page
      .getByRole('group')
      .getByText(
        'A temporary password has been sent to your email. It should arrive within about 15 minutes. Please check your junk folder too.',
      )
    await expect(sent).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.runFor(24_000)
    await expect(sent).toBeVisible()
    await page.clock.runFor(6_100)
    await expect(sent).toHaveCount(0)
    expect(await stack.mailed('link', maria)).toContain('/password-reset?token=')
    await enterPassword(page, maria, await stack.mailed('password', maria))
    await expect(page.getByRole('dialog', { name: 'Authenticate Your Account' })).toBeVisible()
  })
})

test('takes a PIN', async ({ page, context }) => {
  await openPath(page, 'pin')
  for (const [what, pin, words] of [
    ['an unknown', '999999', 'Invalid PIN'],
    ['an expired', '135791', 'Invalid PIN code. Please try again.'],
  ] as const)
    await test.step(`rejects ${what} PIN with the message of the catalogue`, async () => {
      await submitPin(page, pin)
      await expect(page.getByRole('alert')).toHaveText(words)
      await expect(box(page, 'PIN')).toHaveValue(pin)
      await expect(box(page, 'PIN')).toBeFocused()
      await expectAccessible(page)
      await box(page, 'PIN').fill('1')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

  await test.step('allows pasting into address, answer, PIN and number', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await box(page, 'PIN').fill('')
    for (const [path, field] of [
      ['answer', 'Answer'],
      ['pin', 'PIN'],
      ['email', 'Last 6 Digits of Social Security Number'],
    ] as const) {
      await button(page, paths[path]).click()
      await page.evaluate(() => navigator.clipboard.writeText('246810'))
      await box(page, field).press('Control+V')
      await expect(box(page, field)).toHaveValue('246810')
    }
  })

  await test.step('opens the page for a new password after the right PIN', async () => {
    await button(page, paths.pin).click()
    await submitPin(page, ' 246810 ')
    await expect(page).toHaveURL('/password-reset')
    await expect(page.getByText('Please enter your new Gatehouse Password.')).toBeVisible()
    await expect(title(page)).toBeFocused()
  })
})
