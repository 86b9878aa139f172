import {
  expect,
  expectAccessible,
  expectFits,
  maria,
  type Page,
  password,
  test,
} from '../portal.ts'
import { onBothScreens } from '../screens.ts'

const words = {
  English: {
    signIn: 'Sign in',
    identity: 'Login ID or Email Address',
    dialog: 'Authenticate Your Account',
    passcode: 'One-time passcode',
    home: 'Hello, Maria',
    homeInTab: 'Announcements',
    signedInAs: 'Maria Santos, your menu',
    other: { language: 'Español', home: 'Hola, Maria' },
  },
  Español: {
    signIn: 'Iniciar sesión',
    identity: 'ID de usuario o correo electrónico',
    dialog: 'Confirme su identidad',
    passcode: 'Código de un solo uso',
    home: 'Hola, Maria',
    homeInTab: 'Anuncios',
    signedInAs: 'Maria Santos, su menú',
    other: { language: 'English', home: 'Hello, Maria' },
  },
} as const

type Words = (typeof words)[keyof typeof words]

function keyboardOf(page: Page) {
  const focused = page.locator(':focus')
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const tabTo = async (name: string) => {
    for (let i = 0; i < 20; i++) {
      await press('Tab')
      if ((await focused.getAttribute('aria-label')) === name) return
      if ((await focused.innerText()) === name) return
    }
    throw new Error(`Tab never reached ${name}`)
  }

  return { press, tabTo }
}

async function logOutByKeyboard(page: Page, text: Words) {
  const { press, tabTo } = keyboardOf(page)
  // Loaded after the page's heading.
  await page.getByRole('button', { name: text.signedInAs }).waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await tabTo(text.signedInAs)
  await press('Enter')
  await expectAccessible(page)
  await press('Escape')
  await expect(page.getByRole('button', { name: text.signedInAs })).toBeFocused()
  await press('Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter')
}

test.describe('signing in', onBothScreens, () => {
  test('goes by keyboard only', async ({ page, stack }) => {
    const { press } = keyboardOf(page)
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const [language, text] of Object.entries(words))
      await test.step(`signs in, reads, switches language and signs out, by keyboard only, in ${language}`, async () => {
        if (language === 'Español') {
          await page.getByRole('button', { name: language }).focus()
          await press('Enter')
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.signIn)
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          language === 'English' ? 'en' : 'es',
        )
        await expectAccessible(page)
        await expectFits(page)

        await page.getByLabel(text.identity).focus()
        await page.keyboard.type(maria)
        await press('Tab')
        await page.keyboard.type(password)
        await press('Enter')

        const dialog = page.getByRole('dialog', { name: text.dialog })
        await expect(dialog).toBeVisible()
        await expect(dialog).toContainText('m•••s@example.test')
        await expect(page.getByLabel(text.passcode)).toBeFocused()
        await press('Escape')
        await expect(dialog).toBeVisible()
        await expectAccessible(page)

        const code = await stack.passcode(maria)
        await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`)
        await press('Enter')

        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(text.home)
        await expect(heading).toBeFocused()
        await expect(page).toHaveURL('/announcements')
        await expect(page).toHaveTitle(`${text.homeInTab} · Gatehouse`)
        await expectAccessible(page)
        await expectFits(page)

        await page.getByRole('button', { name: text.other.language }).focus()
        await press('Space')
        await expect(heading).toHaveText(text.other.home)
        await expectAccessible(page)
        await page.reload()
        await expect(heading).toHaveText(text.other.home)
        await page.getByRole('button', { name: language, exact: true }).focus()
        await press('Enter')
        await expect(heading).toHaveText(text.home)

        await logOutByKeyboard(page, text)
        await expect(heading).toHaveText(text.signIn)
        await expect(page).toHaveURL('/')
      })
  })

  test('has a sign-in page for keyboard and finger, light and dark', async ({ page }) => {
    await test.step('has a skip link first that leads past the header', async () => {
      await page.goto('/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Login ID or Email Address')).toBeFocused()
      await expect(page).toHaveURL('/')
    })

    await test.step('has controls of at least 44 px', async () => {
      for (const control of await page.locator('button, input, header a').all()) {
        const box = await control.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    })

    await test.step('is styled under the strict policy, light and dark', async () => {
      for (const [colorScheme, paper] of [
        ['light', 'rgb(251, 250, 247)'],
        ['dark', 'rgb(20, 23, 26)'],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('body')).toHaveCSS('background-color', paper)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700')
        await expectAccessible(page)
      }
    })
  })
})
