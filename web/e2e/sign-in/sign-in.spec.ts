import {
  enterPassword,
  expect,
  expectAccessible,
  holdBack,
  homeTitle,
  maria,
  test,
} from '../portal.ts'

test.use({ refusals: true })

const phone = '1-800-555-0142'

const refused = [
  ['a wrong password', maria, 'Wrong1!', 'Invalid credentials. Try again.'],
  ['an unknown address', 'nobody@example.test', 'x', 'Invalid credentials. Try again.'],
  [
    'a forced change',
    'rey.cruz@example.test',
    undefined,
    'Your password has been changed, please click on the Forgot Password link below to reset your password.',
  ],
  [
    'an inactive account',
    'ines.roy@example.test',
    undefined,
    `We need to verify your account information. Please contact support at ${phone} or click the support chat button in the bottom right corner.`,
  ],
] as const

test('hides alerts after five seconds, the one for inactive accounts after sixty; the page keeps them', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await enterPassword(page, maria, 'Wrong1!')
  const invalid = page.getByRole('alert').getByText('Invalid credentials. Try again.')
  await expect(invalid).toBeVisible()
  // The clock goes on meanwhile: a busy machine needs seconds for a step.
  await page.clock.runFor(1_000)
  await expect(invalid).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(invalid).toHaveCount(0)

  await enterPassword(page, 'ines.roy@example.test')
  const inactive = page.getByRole('alert').getByText('We need to verify your account information.')
  await expect(inactive).toBeVisible()
  await page.clock.runFor(50_000)
  await expect(inactive).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(inactive).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('We need to verify your account information.')
})

test('says what is missing or wrong', async ({ page, stack }) => {
  await test.step('names missing entries when Login is pressed early, and sends no request', async () => {
    await page.goto('/')
    const login = page.getByRole('button', { name: 'Login' })
    await expect(login).toHaveAttribute('aria-disabled', 'false')
    await login.focus()
    await page.keyboard.press('Enter')
    const summary = page.getByRole('group', { name: 'Please check these 2 entries' })
    await expect(summary).toBeFocused()
    await expectAccessible(page)
    await summary.getByRole('link', { name: 'Password is required' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.getByLabel('Login ID or Email Address').fill(maria)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    expect(await stack.calls()).toEqual([])
  })

  await test.step('shows and hides the password', async () => {
    const field = page.getByLabel('Password', { exact: true })
    await field.fill('secret')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(field).toHaveAttribute('type', 'password')
  })

  await test.step('opens the job search in a new tab without sign-in', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Search Jobs (opens in a new tab)' }).click()
    await expect(
      (await opened).getByRole('heading', { level: 1, name: 'Job Search' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })

  for (const [what, identity, typed, message] of refused)
    await test.step(`shows the message of the catalogue for ${what}, and keeps the input`, async () => {
      await enterPassword(page, identity, typed)
      await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible()
      await expect(page.getByLabel('Login ID or Email Address')).toHaveValue(identity)
      await expect(page.getByLabel('Password', { exact: true })).not.toHaveValue('')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('main').getByText(message, { exact: true })).toBeVisible()
      await expectAccessible(page)
    })
})

test('checks the passcode in a dialog', async ({ page, stack }) => {
  await test.step('closes the dialog on Cancel, and keeps the input', async () => {
    await page.goto('/')
    await enterPassword(page, maria)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveCSS('max-width', '400px')
    await page.mouse.click(5, 400)
    await expect(dialog).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('Login ID or Email Address')).toHaveValue(maria)
  })

  await test.step('lets the user start over when the upstream fails after the passcode', async () => {
    await stack.fault({ operation: 'login', kind: 'reset', times: 1 })
    await enterPassword(page, maria)
    await page.getByRole('dialog').waitFor()
    await page.getByLabel('One-time passcode').fill(await stack.passcode(maria))
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(
      page.getByRole('alert').getByText('An error has occurred. Please try again.'),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('shows “Invalid” for a wrong passcode, and keeps the dialog open', async () => {
    await enterPassword(page, maria)
    await page.getByRole('dialog').waitFor()
    const code = await stack.passcode(maria)
    const field = page.getByLabel('One-time passcode')
    const verify = page.getByRole('button', { name: 'Verify' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await field.fill('12345')
    await verify.click()
    await expect(page.getByText('The passcode has 6 digits')).toBeVisible()
    await field.fill(code === '111111' ? '222222' : '111111')
    await verify.click()
    await expect(page.getByText('Invalid', { exact: true })).toBeVisible()
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await field.fill(code)
    await expect(page.getByText('Invalid', { exact: true })).toHaveCount(0)
    await verify.click()
    await expect(page).toHaveURL('/announcements')
    await page.getByRole('heading', { level: 1, name: homeTitle }).waitFor()
  })
})

test.describe('with the default cool-down', () => {
  test.use({ settings: { RESEND_AFTER_SECONDS: '30' } })

  test('sends a new passcode after the cool-down', async ({ page, stack }) => {
    await page.clock.install()
    await page.goto('/')
    await enterPassword(page, maria)
    const resend = page.getByRole('button', { name: 'Send a new passcode', exact: true })
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(/^in \d+ s$/)).toBeVisible()
    await page.clock.runFor(50_500)
    // The gateway's clock decides the remaining cool-down, from this press on.
    await resend.click()
    await expect(page.getByText(/^in \d+ s$/)).toBeVisible()
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(15_000)
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    expect(
      (await stack.calls()).filter(({ operation }) => operation === 'getLoginId'),
    ).toHaveLength(1)
  })
})

test('tells of each new passcode anew, and of one that could not be sent', async ({ page }) => {
  await page.goto('/')
  await enterPassword(page, maria)
  const resend = page.getByRole('button', { name: 'Send a new passcode', exact: true })
  const sent = page.getByText('A new passcode is on its way.')
  await expect(resend).toHaveAttribute('aria-disabled', 'false')
  await resend.click()
  await expect(sent).toBeVisible()
  await expect(resend).toHaveAttribute('aria-disabled', 'false')
  const release = await holdBack(page, '**/api/sign-in/passcode/resend', 'fail')
  await resend.click()
  await expect(sent).toHaveCount(0)
  release()
  await expect(page.getByText('No new passcode could be sent.')).toBeVisible()
})

test('signs in once, and leads on by session', async ({ page, stack }) => {
  await test.step('calls the upstream once for a double click on Login and Verify', async () => {
    await stack.fault({ operation: 'getLoginId', kind: 'delay', ms: 300, times: 1 })
    await page.goto('/announcements')
    await expect(page).toHaveURL('/?to=%2Fannouncements')
    await page.getByLabel('Login ID or Email Address').fill(maria)
    await page.getByLabel('Password', { exact: true }).fill('Gatehouse1!')
    await page.getByRole('button', { name: 'Login' }).dblclick({ force: true })
    await page.getByRole('dialog').waitFor()
    await page.getByLabel('One-time passcode').fill(await stack.passcode(maria))
    await page.getByRole('button', { name: 'Verify' }).dblclick({ force: true })
    await expect(page).toHaveURL('/announcements')
    const operations = (await stack.calls()).map(({ operation }) => operation)
    for (const name of ['getLoginId', 'check2FA', 'login'])
      expect(operations.filter((operation) => operation === name)).toHaveLength(1)
  })

  await test.step('redirects between the sign-in page and the others by session', async () => {
    await page.goto('/')
    await expect(page).toHaveURL('/announcements')
  })
})
