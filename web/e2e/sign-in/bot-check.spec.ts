import { enterPassword, expect, maria, test } from '../portal.ts'

test.use({ settings: { BOT_SITE_KEY: 'site-key' }, refusals: true })

/** Fake of Google's script that returns these tokens in turn. */
const reCaptcha = (...tokens: string[]) => `
  const tokens = ${JSON.stringify(tokens)}
  window.grecaptcha = { ready: (then) => then(), execute: async () => tokens.shift() }
`

test('sends a reCAPTCHA token with each write, and allows a retry after a low score', async ({
  page,
  stack,
}) => {
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: reCaptcha('bot-1', 'person-2') }),
  )
  await page.goto('/')
  await enterPassword(page, maria)
  await expect(page.getByRole('alert')).toContainText(
    'We could not confirm that a person is asking.',
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  const calls = await stack.calls()
  const checks = calls.filter(({ operation }) => operation === 'verifyReCaptcha')
  expect(checks.map(({ body }) => body)).toEqual([{ response: 'bot-1' }, { response: 'person-2' }])
})

test('the privacy policy leads to the terms of the bot check', async ({ page }) => {
  await page.goto('/privacy-policy')
  const links = page.getByRole('main').locator('a[href^="https://policies.google.com"]')
  await expect(links).toHaveCount(2)
  const addresses = links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(await addresses).toEqual([
    'https://policies.google.com/privacy',
    'https://policies.google.com/terms',
  ])
})

test('blocks sign-in without the script until it loads', async ({ page }) => {
  await page.route('https://www.google.com/recaptcha/**', (route) => route.abort(), { times: 1 })
  await page.goto('/')
  await enterPassword(page, maria)
  await expect(page.getByRole('alert')).toContainText(
    'We could not confirm that a person is asking.',
  )
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: reCaptcha('person-1') }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
