import { answerQualifiers, newEmailAddress, step } from '../application/form.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  navigate,
  openAs,
  type Page,
  test,
} from '../portal.ts'

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('gatehouse.privacy') ?? 'null'))

test('remembers an accepted notice in the browser only', async ({ page, stack }) => {
  await page.goto('/')
  await expect(notice(page)).toContainText('We use the cookies this portal needs.')
  await expect(notice(page).getByRole('link', { name: 'Cookie Settings' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await notice(page).getByRole('button', { name: 'Accept' }).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toHaveCount(0)
  expect(await stored(page)).toEqual({ version: 1, measuring: 'allowed' })
  expect(requests).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Login ID or Email Address')).toBeFocused()
  await page.reload()
  await expect(title(page)).toHaveText('Sign in')
  await expect(notice(page)).toHaveCount(0)
  expect(await stack.calls()).toEqual([])
})

test('shows the notice until it is accepted, in any tab', async ({ page, context }) => {
  await test.step('shows the notice in Spanish, with a link to the settings', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(notice(page)).toContainText('Usamos las cookies que este portal necesita')
    await expectAccessible(page)
    await expectFits(page)
    await notice(page).getByRole('link', { name: 'Opciones de cookies' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(title(page)).toHaveText('Política de privacidad')
    await expect(title(page)).toBeFocused()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: 'English' }).click()
  })

  await test.step('covers no button, traps no focus and can be ignored', async () => {
    await page.setViewportSize({ width: 375, height: 667 })
    for (const path of ['/', '/privacy-policy', '/web-forms']) {
      await navigate(page, path)
      await expect(notice(page)).toBeVisible()
      const primary = page.getByRole('main').locator('button[type=submit]')
      await primary.waitFor()
      const covered = await page.evaluate(async () => {
        const [notice, button] = [
          document.querySelector('section[aria-label=Cookies]'),
          document.querySelector('main button[type=submit]'),
        ]
        const times: number[] = []
        for (let top = 0; top < document.documentElement.scrollHeight; top += 20) {
          window.scrollTo(0, top)
          const box = button?.getBoundingClientRect()
          for (const y of [box?.top ?? 0, box?.bottom ?? 0].map((edge, i) => edge + (i ? -1 : 1)))
            if (document.elementsFromPoint(187, y).includes(notice as Element)) times.push(top)
        }
        return times
      })
      expect([path, covered]).toEqual([path, []])
      await primary.scrollIntoViewIfNeeded()
      await primary.focus()
      await expect(primary).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Shift+Tab')
      await expect(notice(page).locator(':focus')).toHaveCount(0)
    }
  })

  await test.step('applies an answer to all tabs, and no second press to what takes its place', async () => {
    const other = await context.newPage()
    await other.goto('/privacy-policy')
    await expect(notice(other)).toBeVisible()
    const pressed = await other.evaluateHandle(() => {
      const names: (string | null)[] = []
      window.addEventListener('click', ({ target }) => names.push((target as Element).textContent))
      return names
    })
    // "Sign in" comes to where the button was.
    await notice(other).getByRole('button', { name: 'No thanks' }).dblclick({ force: true })
    expect(await pressed.jsonValue()).toEqual(['No thanks'])
    await expect(notice(page)).toHaveCount(0)
  })
})

test('saves opting out as easily as opting in', async ({ page }) => {
  await page.goto('/privacy-policy')
  const wording = page.getByRole('region', { name: 'What we collect, and why' })
  await expect(wording).toContainText('never sell it')
  const save = page.getByRole('button', { name: 'Save my choice' })
  await save.click()
  await expect(page.getByText('Your choice is required')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Yes, allow it' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'No, I opt out' }).check()
  await save.click()
  await expect(
    page.getByRole('group').getByText('Your choice is saved in this browser'),
  ).toBeVisible()
  await expect(page.getByText('Current setting: off in this browser.')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(await stored(page)).toEqual({ version: 1, measuring: 'refused' })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'No, I opt out' })).toBeChecked()
  await page.getByRole('radio', { name: 'Yes, allow it' }).check()
  await save.click()
  await expect(page.getByText('Current setting: on in this browser.')).toBeVisible()
})

test('shows a newer version of the notice, and keeps the opt-out', async ({ page }) => {
  await page.addInitScript(() => {
    const old = JSON.stringify({ version: 0, measuring: 'refused' })
    if (!localStorage.getItem('gatehouse.privacy')) localStorage.setItem('gatehouse.privacy', old)
  })
  await page.goto('/privacy-policy')
  await notice(page).getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Current setting: off in this browser.')).toBeVisible()
  expect(await stored(page)).toEqual({ version: 1, measuring: 'refused' })
})

test('honours Global Privacy Control', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await page.goto('/privacy-policy')
  await notice(page).getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText(/Your browser asks sites not to track you/)).toBeVisible()
  await expect(page.getByText('Current setting: off in this browser.')).toBeVisible()
})

test('lists every cookie of the portal in the policy', async ({ page, stack, context }) => {
  await openAs(page, stack, 'maria.santos', '/privacy-policy')
  for (const { name } of await context.cookies())
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  for (const link of ['Opt out of messages', 'Notice to California'])
    await expect(page.getByRole('link', { name: link })).toBeVisible()
  await page.getByRole('link', { name: 'Notice to California' }).click()
  await expect(page).toHaveURL('/privacy-notice')
})

test('lists everything in the storage of the browser in the policy', async ({ page }) => {
  await page.goto('/search-jobs?mobileApp=true')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.goto('/search-jobs/1003?brandId=arna')
  await page.getByRole('button', { name: 'I Understand & Accept' }).click()
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await answerQualifiers(page)
  await page.getByLabel('Email address').fill(newEmailAddress())
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(step(page, 'Upload your resume')).toBeVisible()
  await navigate(page, '/privacy-policy')
  const names = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})
