import { expect, expectAccessible, expectFits, maria, test } from '../portal.ts'
import { button, submitNewPassword, submitPasscode, title } from './recovery.ts'

const changed = 'Your password has been changed. Please sign in with the new one.'

test.describe('SIGN_IN=redirect', () => {
  test.use({ settings: { SIGN_IN: 'redirect' }, refusals: true })

  test('shows that the password has changed before it redirects', async ({ page, stack }) => {
    await page.goto('/password-reset?token=open-token')
    await submitNewPassword(page, 'Gatehouse2!')
    await submitPasscode(page, stack, maria)
    await expect(title(page)).toHaveText('Sign in')
    await expect(page.getByText(changed)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL(/\/authorize\?/)
  })
})

test.describe('SIGN_IN=legacy', () => {
  test.use({ settings: { SIGN_IN: 'legacy' }, refusals: true })

  test('opens the dialog, whose link leads to a new password', async ({ page, stack }) => {
    await page.goto('/')
    await page.getByLabel('Login ID or Email Address').fill(maria)
    await button(page, 'Forgot Password').click()
    await button(page, 'Send Reset Link').click()
    await expect(
      page.getByRole('group').getByText(/^Password reset email will be sent/),
    ).toBeVisible()
    await page.goto(await stack.mailed('link', maria))
    await submitNewPassword(page, 'Gatehouse2!')
    await submitPasscode(page, stack, maria)
    await expect(page.getByText(changed)).toBeVisible()
  })
})

test.describe('RESET_STEP_UP=none', () => {
  test.use({ settings: { RESET_STEP_UP: 'none' } })

  test('sets the password without a passcode, and announces none', async ({ page, stack }) => {
    await page.goto('/password-reset?token=open-token')
    await expect(page.getByText('After the change you are signed out everywhere.')).toBeVisible()
    await expect(page.getByText('one-time passcode')).toHaveCount(0)
    await expectAccessible(page)
    await submitNewPassword(page, 'Gatehouse2!')
    await expect(page.getByText(changed)).toBeVisible()
    const operations = (await stack.calls()).map(({ operation }) => operation)
    expect(operations).not.toContain('send2FAForReset')
  })
})
