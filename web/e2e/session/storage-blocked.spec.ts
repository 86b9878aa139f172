import { found, heading, openSearch, titles } from '../jobs/search.ts'
import { expect, expectAccessible, homeTitle, navigate, reachPasscode, test } from '../portal.ts'

/** Chromium throws from these when the user blocks site data; cookies have their own setting. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: deny })
    window.BroadcastChannel = class extends EventTarget {
      constructor() {
        super()
        deny()
      }
    } as unknown as typeof BroadcastChannel
  })
})

test('a visitor goes without storage', async ({ page }) => {
  await test.step('a visitor searches for jobs and opens one', async () => {
    await openSearch(page)
    await expect(found(page)).toBeVisible()
    const title = await titles(page).first().innerText()
    await titles(page).first().click()
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a job page opens from outside', async () => {
    const title = await heading(page).innerText()
    await page.goto(page.url())
    await expect(heading(page)).toHaveText(title)
  })

  await test.step('the language and the cookie choice last as long as the page', async () => {
    await navigate(page, '/')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(heading(page)).toHaveText('Iniciar sesión')
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByRole('button', { name: 'Aceptar' })).toHaveCount(0)
  })
})

test('a worker signs in with a passcode, reads the announcements and signs out', async ({
  page,
  stack,
}) => {
  await page.getByLabel('One-time passcode').fill(await reachPasscode(page, stack))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(heading(page)).toHaveText(homeTitle)
  await page.reload()
  await expect(heading(page)).toHaveText(homeTitle)
  await page.getByRole('button', { name: /your menu/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(heading(page)).toHaveText('Sign in')
})
