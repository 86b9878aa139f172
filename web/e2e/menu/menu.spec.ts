import { expectNoViolations } from '../accessibility.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  navigate,
  openAs,
  type Page,
  test,
} from '../portal.ts'
import { onBothScreens, onPhone, onWideScreen } from '../screens.ts'
import { openMenu } from './menu.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const menuButton = (page: Page) => page.getByRole('button', { name: 'More', exact: true })
const notYet = 'You can use this menu once you start an assignment.'
test.describe('the menu', onBothScreens, () => {
  test.describe('over the page, on phones', () => {
    test('opens by More, and closes', onPhone, async ({ page, stack }) => {
      await test.step('traps the focus while open, and returns it', async () => {
        await openAs(page, stack, 'maria.santos')
        await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
        await menuButton(page).focus()
        await page.keyboard.press('Enter')
        const opener = page.locator('[aria-expanded=true]', { hasText: 'More' })
        await expect(opener).toHaveCount(1)
        const dialog = page.getByRole('dialog', { name: 'Menu' })
        await expect(dialog.getByRole('button', { name: 'Close menu' })).toBeFocused()
        await expectAccessible(page)
        await expectFits(page)
        expect((await dialog.boundingBox())?.width).toBe(250)

        await page.keyboard.press('Shift+Tab')
        await expect(dialog.locator(':focus')).toHaveCount(1)
        await page.keyboard.press('Tab')
        await expect(dialog.getByRole('button', { name: 'Close menu' })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(menuButton(page)).toBeFocused()
      })

      await test.step('closes when pressed beside it', async () => {
        await openMenu(page)
        await page.mouse.click(330, 500)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })

      await test.step('closes on navigation, which starts at the top of the page', async () => {
        await page.mouse.wheel(0, 600)
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
        await page.evaluate(() => window.scrollTo(0, 300))
        const menu = await openMenu(page)
        await menu.getByRole('link', { name: 'Social Media' }).click()
        await expect(title(page)).toHaveText('Social Media')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(title(page)).toBeFocused()
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
      })

      await test.step('moves beside the page when the phone is turned', async () => {
        await openMenu(page)
        await page.setViewportSize({ width: 800, height: 375 })
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
      })
    })
  })

  test('a phone has room, and a bar', onPhone, async ({ page, stack }) => {
    await test.step('a phone keeps its screen for the page', async () => {
      for (const login of ['dana.wolf', 'maria.santos']) {
        await openAs(page, stack, login)
        if (login === 'dana.wolf') await page.getByRole('button', { name: 'Accept' }).click()
        const main = await page.getByRole('main').boundingBox()
        expect(main?.y).toBeLessThanOrEqual(112)
      }
    })

    await test.step('the bar of a phone leads to the pages most come for', async () => {
      const bar = page.getByRole('navigation', { name: 'Main pages' })
      await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
      for (const [name, heading] of [
        ['Hours', 'Time Reporting'],
        ['Pay', 'Wage Statements'],
        ['Jobs', 'Job Search'],
        ['Home', 'Hello, Maria'],
      ] as const) {
        await bar.getByRole('link', { name }).click()
        await expect(title(page)).toHaveText(heading)
      }
      await page.getByRole('button', { name: 'Español' }).click()
      const spanish = page.getByRole('navigation', { name: 'Páginas principales' })
      await expect(spanish.getByRole('link')).toHaveText(['Inicio', 'Horas', 'Pago', 'Empleos'])
      await expectAccessible(page)
      await expectFits(page)
      // What is focused last stays clear of the bar.
      const last = page.getByRole('link').last()
      await last.focus()
      const [link, edge] = await Promise.all([last.boundingBox(), spanish.boundingBox()])
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1)
    })
  })

  test('at most eight Tab stops stand before the content', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos')
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('button', { name: /your menu$/ })).toBeVisible()
    const stops = await page.evaluate(() => {
      const main = document.querySelector('main')
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
      return controls.filter(
        (one) =>
          main &&
          one.checkVisibility() &&
          one.compareDocumentPosition(main) === Node.DOCUMENT_POSITION_FOLLOWING,
      ).length
    })
    expect(stops).toBeGreaterThan(3)
    expect(stops).toBeLessThanOrEqual(8)
  })

  test.describe('beside the page, from 768 px on', () => {
    test('is beside it at any width', onWideScreen, async ({ page, stack }) => {
      await openAs(page, stack, 'dana.wolf')
      for (const width of [768, 1280])
        await test.step(`is 250 px wide at ${width} px, without a button`, async () => {
          await page.setViewportSize({ width, height: 800 })
          const menu = page.getByRole('navigation', { name: 'Menu' })
          await expect(menu).toBeVisible()
          await expect(menuButton(page)).toHaveCount(0)
          const main = await page.getByRole('main').boundingBox()
          expect(main?.x).toBe(250)
          await expectNoViolations(page)
          await expectFits(page)
        })
    })

    test('follows the page', onWideScreen, async ({ page, stack }) => {
      await test.step('works by keyboard only', async () => {
        await openAs(page, stack, 'maria.santos')
        const menu = page.getByRole('navigation', { name: 'Menu' })
        const group = menu.getByRole('button', { name: 'My Info' })
        await menu.getByRole('link', { name: 'My Applications' }).focus()
        await page.keyboard.press('Tab')
        await expect(group).toBeFocused()
        await expect(group).toHaveAttribute('aria-expanded', 'false')
        await page.keyboard.press('Enter')
        await expect(group).toHaveAttribute('aria-expanded', 'true')
        await expectNoViolations(page)
        await page.keyboard.press('Tab')
        await expect(menu.getByRole('link', { name: 'Assignments' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(title(page)).toHaveText('Assignments')
        await expect(title(page)).toBeFocused()
        await expect(menu.getByRole('link', { name: 'Assignments' })).toHaveAttribute(
          'aria-current',
          'page',
        )
        await group.press('Space')
        await expect(menu.getByRole('link', { name: 'Assignments' })).toHaveCount(0)
      })

      await test.step('opens the group of the current page', async () => {
        await navigate(page, '/resources/safety')
        const menu = page.getByRole('navigation', { name: 'Menu' })
        await expect(menu.getByRole('link', { name: 'Safety' })).toHaveAttribute(
          'aria-current',
          'page',
        )
        await expect(menu.getByRole('link', { name: 'Assignments' })).toHaveCount(0)
      })

      await test.step('redirects a payroll user from that page', async () => {
        await navigate(page, '/timesheets/no-peoplesoft')
        await expect(page).toHaveURL('/announcements')
      })
    })
  })

  test('shows a new user disabled entries and the reason', async ({ page, stack }) => {
    await openAs(page, stack, 'noor.haddad')
    const menu = await openMenu(page)
    await expect(menu.getByText(notYet)).toBeVisible()
    for (const name of ['Announcements', 'Social Media', 'Time & Payment']) {
      const entry = menu.getByRole('link', { name })
      await expect(entry).toHaveAttribute('aria-disabled', 'true')
      await expect(entry).toHaveAccessibleDescription(notYet)
    }
    for (const name of ['My Account', 'My Applications', 'Find Jobs'])
      await expect(menu.getByRole('link', { name })).not.toHaveAttribute('aria-disabled')
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'Social Media' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(notYet)).toHaveCount(2)
    await expect(page).toHaveURL('/announcements')
  })

  test('leads a new user to the page that explains why there is no Time & Payment', async ({
    page,
    stack,
  }) => {
    await openAs(page, stack, 'noor.haddad')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Why is this?' }).click()
    await expect(title(page)).toHaveText('Time & Payment')
    await expect(
      page.getByText(
        'Time & Payment options (Direct Deposit, Time Reporting, Wage Statements, W2s) are not available until you have been put on assignment.',
      ),
    ).toBeVisible()
    await expect(page.getByText('Please check back once you are on assignment.')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.goto('/timesheets/direct-deposit')
    await expect(page).toHaveURL('/timesheets/no-peoplesoft')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(title(page)).toHaveText('Horas y pagos')
    await expectAccessible(page)
  })

  test.describe('MENU=dashboard', () => {
    test.use({ settings: { MENU: 'dashboard' } })

    test('has a single link', async ({ page, stack }) => {
      await openAs(page, stack, 'maria.santos', '/account')
      const menu = await openMenu(page)
      await expect(menu.getByRole('listitem')).toHaveText(['Dashboard'])
      await expectAccessible(page)
      await expectFits(page)
      await menu.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page).toHaveURL('/announcements')
    })
  })

  test('marks child support, and is shown in Spanish', async ({ page, stack }) => {
    await test.step('marks child support in red and in words', async () => {
      await openAs(page, stack, 'pat.brown')
      const menu = await openMenu(page)
      const entry = menu.getByRole('link', { name: 'Child Support Order Important' })
      await expect(entry.locator('span').first()).toHaveCSS('color', 'rgb(179, 38, 30)')
      await entry.click()
      await expect(title(page)).toHaveText('Child Support Orders')
      await expectAccessible(page)
    })

    await test.step('is shown in Spanish, like its pages', async () => {
      await page.getByRole('button', { name: 'Español' }).click()
      const menu = await openMenu(page, 'Menú')
      await expect(
        menu.getByRole('link', { name: /manutención infantil\s*Importante/ }),
      ).toBeVisible()
      await menu.getByRole('button', { name: 'Mi información' }).click()
      await expectAccessible(page)
      await menu.getByRole('link', { name: 'Asignaciones' }).click()
      await expect(title(page)).toHaveText('Asignaciones')
      await expectAccessible(page)
      await expectFits(page)
    })
  })

  test('announces a new window, and opens it', async ({ page, stack, context }) => {
    await openAs(page, stack, 'ivan.petrov')
    const menu = await openMenu(page)
    await expectAccessible(page)
    const opened = context.waitForEvent('page')
    const entry = menu.getByRole('link', { name: 'ESS Careers (opens in a new window)' })
    await expect(entry).toHaveAttribute('href', '/timesheets/open/ess-careers')
    await entry.click()
    const other = await opened
    await expect(title(other)).toHaveText('ESS Careers')
    await expect(page).toHaveURL('/announcements')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('shows the waiver to a California worker', onWideScreen, async ({ page, stack }) => {
    await openAs(page, stack, 'chris.lee')
    await page.getByRole('button', { name: 'I Understand & Accept' }).click()
    const menu = await openMenu(page)
    await expect(
      menu.getByRole('link', { name: 'California Waiver (opens in a new window)' }),
    ).toBeVisible()
    await expectAccessible(page)
  })
})
