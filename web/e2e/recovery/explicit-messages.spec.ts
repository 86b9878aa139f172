import { expect, expectAccessible, maria, test } from '../portal.ts'
import { box, button, lookUp, openPath, paths } from './recovery.ts'

test.use({ settings: { RECOVERY_MESSAGES: 'explicit' }, refusals: true })
// One worker starts their gateway.
test.describe.configure({ mode: 'default' })

test('says what it knows', async ({ page }) => {
  await openPath(page)
  for (const [cause, username, words] of refused)
    await test.step(`shows that ${cause}`, async () => {
      await box(page, 'Email Address').fill(username)
      await button(page, 'Send Reset Link').click()
      await expect(page.getByRole('alert')).toHaveText(words)
      await expect(box(page, 'Email Address')).toHaveValue(username)
      await expect(box(page, 'Email Address')).toBeFocused()
      await expectAccessible(page)
    })

  await test.step('shows that no user has this last name and number', async () => {
    await button(page, paths.email).click()
    await lookUp(page, 'Santos', '456780')
    await expect(page.getByRole('alert')).toHaveText(
      'There is no user associated with this last name and SSN',
    )
    await button(page, paths.link).click()
  })

  await test.step('shows the masked address that the link was sent to', async () => {
    await box(page, 'Email Address').fill(maria)
    await button(page, 'Send Reset Link').click()
    const sent = page
      .getByRole('group')
      .getByText('Password reset email sent to m•••s@example.test', { exact: true })
    await expect(sent).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

const refused = [
  [
    'there is no such account',
    'nobody@example.test',
    'We cannot find an account associated with this email address/username. Please try a different email address/username or call 1-800-555-0142 for log-in assistance.',
  ],
  [
    'the upstream rejects the username as invalid',
    'ines.roy@example.test',
    'Invalid username or email. Try again',
  ],
] as const
