import { reportFigure } from '@gatehouse/bff/testing/report-figure'
import {
  expect,
  expectAccessible,
  expectFits,
  navigate,
  type Page,
  signIn,
  test,
} from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import { waitUntilQuiet } from '../traffic.ts'
import { tab } from './my-account.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
test.describe('My Account', onBothScreens, () => {
  test('opens, and has tabs', async ({ page, stack }) => {
    await test.step('opens from the user menu, and links to the list of devices', async () => {
      await signIn(page, stack)
      await page.getByRole('button', { name: 'Maria Santos, your menu' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click()
      await expect(title(page)).toHaveText('My Account')
      await expect(title(page)).toBeFocused()
      await expect(tab(page, 'Security Question')).toHaveAttribute('aria-selected', 'true')
      await page.getByRole('main').getByRole('link', { name: 'Where you are signed in' }).click()
      await expect(title(page)).toHaveText('Where you are signed in')
    })

    await test.step('gives the tabs one Tab stop, moves between them by arrows and keeps the input', async () => {
      await navigate(page, '/account')
      await page.getByLabel('New Security Question').fill('Where is the key?')
      await tab(page, 'Security Question').focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Show the current answer' })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('ArrowRight')
      await expect(tab(page, 'Authentication Preference')).toBeFocused()
      await expect(page.getByRole('tabpanel')).toContainText('Update Preference')
      await page.keyboard.press('End')
      await expect(tab(page, 'Change Password')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Current Password')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('ArrowRight')
      await expect(tab(page, 'Security Question')).toBeFocused()
      await expect(page.getByLabel('New Security Question')).toHaveValue('Where is the key?')
    })

    await test.step('fits and is accessible on each tab, in both languages', async () => {
      for (const [language, names] of [
        ['English', ['Security Question', 'Authentication Preference', 'Change Password']],
        [
          'Español',
          ['Pregunta de seguridad', 'Preferencia de autenticación', 'Cambiar contraseña'],
        ],
      ] as const) {
        await page.getByRole('button', { name: language }).click()
        for (const name of names) {
          await tab(page, name).click()
          await expect(page.getByRole('tabpanel', { name })).toBeVisible()
          await expectAccessible(page)
          await expectFits(page)
        }
      }
      await expect(title(page)).toHaveText('Mi cuenta')
      await expect(page.getByText('8 caracteres como mínimo')).toBeVisible()
      await page.reload()
      await expect(page.getByText('8 caracteres como mínimo')).toBeVisible()
    })
  })

  test.describe('when a request fails', () => {
    test.use({ refusals: true })

    test(
      'leads to the sign-in page when the session has ended elsewhere',
      onWideScreen,
      async ({ page, stack, context }) => {
        await signIn(page, stack)
        await page.getByRole('button', { name: 'Maria Santos, your menu' }).click()
        await context.clearCookies()
        await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click()
        await expect(title(page)).toHaveText('Sign in')
      },
    )

    test(
      'offers a retry on a tab that failed to load, and shows the others',
      onWideScreen,
      async ({ page, stack }) => {
        await signIn(page, stack)
        await stack.fault({ operation: 'getPhoneNumber', kind: 'garbage', times: 2 })
        await page.getByRole('button', { name: 'Maria Santos, your menu' }).click()
        await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click()
        await expect(page.getByText('Current question')).toBeVisible()
        await tab(page, 'Authentication Preference').click()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByLabel('Phone number')).toBeVisible()
      },
    )
  })

  test(
    'loads at most 40 kB of JavaScript of its own (gzip)',
    onWideScreen,
    async ({ page, stack }) => {
      const { gzipSync } = await import('node:zlib')
      await signIn(page, stack)
      await waitUntilQuiet(page)
      const sizes: number[] = []
      page.on('response', async (response) => {
        if (response.request().resourceType() === 'script')
          sizes.push(gzipSync(await response.body(), { level: 9 }).length)
      })
      await page.getByRole('button', { name: 'Maria Santos, your menu' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click()
      await expect(page.getByText('Current question')).toBeVisible()
      const total = sizes.reduce((sum, size) => sum + size, 0) / 1000
      reportFigure(`W2: ${total.toFixed(1)} kB, My Account`)
      expect(sizes.length).toBeGreaterThan(0)
      expect(total).toBeLessThanOrEqual(40)
    },
  )
})
