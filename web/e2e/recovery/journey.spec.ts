import { recordBrowser, referrerOf } from '../canaries/browser-record.ts'
import { enterPassword, expect, homeTitle, maria, type Page, test } from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import {
  box,
  button,
  openPath,
  stepUp,
  submitNewPassword,
  submitPasscode,
  submitPin,
  title,
} from './recovery.ts'

test.use({ refusals: true })
test.describe('a forgotten password', onBothScreens, () => {
  test('leads from the sign-in page to the announcements with the mailbox only', async ({
    page,
    stack,
  }) => {
    const { record, recordStorage, settled } = recordBrowser(page)
    await page.goto('/')
    await enterPassword(page, maria, 'Forgotten1!')
    await expect(page.getByRole('alert').getByText('Invalid credentials. Try again.')).toBeVisible()
    await button(page, 'Forgot Password').click()
    await button(page, 'Send Reset Link').click()
    await expect(
      page.getByRole('group').getByText(/^Password reset email will be sent/),
    ).toBeVisible()

    const link = await stack.mailed('link', maria)
    const { pathname, searchParams } = new URL(link)
    const token = searchParams.get('token') ?? ''
    expect(pathname).toBe('/password-reset')
    expect(token).not.toBe('')
    await page.goto(link)
    await expect(page).toHaveURL('/password-reset')
    await recordStorage()
    await submitNewPassword(page, 'Gatehouse2!')
    await submitPasscode(page, stack, maria)
    await expect(title(page)).toHaveText('Sign in')
    await expect(title(page)).toBeFocused()
    const changed = page.getByText(
      'Your password has been changed. Please sign in with the new one.',
    )
    await expect(changed).toBeVisible()
    await recordStorage()

    await enterPassword(page, maria, 'Gatehouse1!')
    await expect(page.getByRole('alert').getByText('Invalid credentials. Try again.')).toBeVisible()
    await enterPassword(page, maria, 'Gatehouse2!')
    await stepUp(page).waitFor()
    await submitPasscode(page, stack, maria)
    await expect(title(page)).toHaveText(homeTitle)

    await settled()
    // Only the mailed link, which redirects.
    expect(record.addresses.filter((address) => address.includes(token))).toEqual([link])
    expect(record.storage.join()).not.toContain(token)
    await page.goto(link)
    await expect(page.getByText(/^The link you clicked on has expired/)).toBeVisible()
  })

  /** Referrers of the requests from here on, mostly undefined. */
  function recordReferrers(page: Page) {
    const referrers: (string | undefined)[] = []
    page.on('request', async (request) => referrers.push(await referrerOf(request)))
    return referrers
  }

  test('sends no referrer from the reset page after a link', onWideScreen, async ({ page }) => {
    const referrers = recordReferrers(page)
    await page.goto('/password-reset?token=open-token')
    await submitNewPassword(page, 'Gatehouse2!')
    await stepUp(page).getByText('sent to your email').waitFor()
    expect(referrers.length).toBeGreaterThan(5)
    expect(referrers.filter((referrer) => referrer !== undefined)).toEqual([])
  })

  test('sends no referrer from the reset page after a PIN', onWideScreen, async ({ page }) => {
    await openPath(page, 'pin')
    await submitPin(page, '246810')
    await expect(page.getByText(/^Please enter your new/)).toBeVisible()
    const referrers = recordReferrers(page)
    await submitNewPassword(page, 'Gatehouse2!')
    await stepUp(page).getByText('sent to your email').waitFor()
    expect(referrers.length).toBeGreaterThan(1)
    expect(referrers.filter((referrer) => referrer !== undefined)).toEqual([])
  })

  test(
    'lets a user with a forced change choose another password',
    onWideScreen,
    async ({ page, stack }) => {
      const rey = 'rey.cruz@example.test'
      await page.goto('/')
      await enterPassword(page, rey)
      await expect(
        page
          .getByRole('alert')
          .getByText(
            'Your password has been changed, please click on the Forgot Password link below to reset your password.',
          ),
      ).toBeVisible()
      await button(page, 'Forgot Password').click()
      await expect(box(page, 'Email Address')).toHaveValue(rey)
      await button(page, 'Send Reset Link').click()
      await expect(
        page.getByRole('group').getByText(/^Password reset email will be sent/),
      ).toBeVisible()
      await page.goto(await stack.mailed('link', rey))
      await submitNewPassword(page, 'Gatehouse2!')
      await submitPasscode(page, stack, rey)
      await expect(title(page)).toHaveText('Sign in')
      await enterPassword(page, rey, 'Gatehouse2!')
      await stepUp(page).waitFor()
    },
  )

  test('resets the password by keyboard only', async ({ page, stack }) => {
    await page.goto('/password-reset?token=open-token')
    await page.getByLabel('New Password', { exact: true }).focus()
    await page.keyboard.type('Gatehouse2!')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Show password').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Gatehouse2!')
    await page.keyboard.press('Enter')
    const passcode = page.getByLabel('One-time passcode')
    await expect(passcode).toBeFocused()
    await page.keyboard.type(await stack.passcode(maria))
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Sign in')
    await expect(title(page)).toBeFocused()
  })
})
