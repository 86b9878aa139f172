import { openMenu } from '../menu/menu.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  holdBack,
  homeTitle,
  navigate,
  openAs,
  type Page,
  type Stack,
  test,
} from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const picker = (page: Page, company = 'none selected') =>
  page.getByRole('button', { name: `Company: ${company}. Choose another` })
const banner = (page: Page) => page.getByRole('banner')
const selectPrompt = 'Please Select a Company'
const discardDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

async function openDana(page: Page, stack: Stack, path?: string) {
  await openAs(page, stack, 'dana.wolf', path)
  await picker(page).waitFor()
}
test.describe('companies', onBothScreens, () => {
  test.describe('a page that needs a company', () => {
    test('says why a company is needed, and opens the page once one is chosen', async ({
      page,
      stack,
    }) => {
      await openDana(page, stack)
      const menu = await openMenu(page)
      await menu.getByRole('button', { name: 'My Info' }).click()
      await menu.getByRole('link', { name: 'Profile' }).click()
      await expect(page.getByText(selectPrompt, { exact: true })).toBeVisible()
      await expect(picker(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(title(page)).toBeFocused()
      await expect(page).toHaveURL('/companies?to=%2Finfo%2Fprofile')
      await expectAccessible(page)
      await expectFits(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(title(page)).toHaveText('Profile')
      await expect(title(page)).toBeFocused()
      await expect(page).toHaveURL('/info/profile')
      await expect(page.getByText(selectPrompt, { exact: true })).toHaveCount(0)
      await expect(picker(page, 'Pro Staff')).toHaveAttribute('aria-expanded', 'false')
    })

    test('opens the requested page after a reload, once a company is chosen', async ({
      page,
      stack,
    }) => {
      await openDana(page, stack, '/info/personal')
      await expect(page.getByText(selectPrompt, { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText(selectPrompt, { exact: true })).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'Hunter Hamilton' }).click()
      await expect(title(page)).toHaveText('Personal Information')
      await expect(page).toHaveURL('/info/personal')
      await page.goBack()
      await expect(page).not.toHaveURL(/companies/)
    })

    test(
      'opens without the picker for a user of one company',
      onWideScreen,
      async ({ page, stack }) => {
        await openAs(page, stack, 'maria.santos', '/info/personal')
        await expect(title(page)).toHaveText('Personal Information')
        await expect(banner(page).getByRole('link', { name: 'Company: Staffmark' })).toBeVisible()
        await page.setViewportSize({ width: 375, height: 720 })
        await expect(banner(page).getByRole('link', { name: 'Company: Staffmark' })).toBeHidden()
        await banner(page).getByRole('button', { name: 'Maria Santos, your menu' }).click()
        await expect(banner(page).getByRole('link', { name: 'Company: Staffmark' })).toBeVisible()
      },
    )

    test('shows “You belong to no company yet” to a user without one', async ({ page, stack }) => {
      await openAs(page, stack, 'noor.haddad', '/info/personal')
      await expect(title(page)).toHaveText('Companies')
      await expect(page.getByText('You belong to no company yet')).toBeVisible()
      await expect(page.getByText(selectPrompt, { exact: true })).toHaveCount(0)
      await expectAccessible(page)
      await expectFits(page)
    })

    test(
      'stays on the portal when the requested page is on another site',
      onWideScreen,
      async ({ page, stack }) => {
        await openDana(page, stack, '/companies?to=https://elsewhere.example.test/')
        await page.getByRole('main').getByRole('button', { name: 'Arna' }).click()
        await expect(page.getByText('You’re now viewing Arna.')).toBeVisible()
        await expect(title(page)).toHaveText('Companies')
      },
    )
  })

  test.describe('the companies page', () => {
    test('shows companies as pictures, and marks one', async ({ page, stack }) => {
      await test.step('shows two in a row, each twice as wide as high; one on the narrowest phones', async () => {
        const size = page.viewportSize()
        await openDana(page, stack, '/companies')
        const boxes = async () => {
          const all = page.getByRole('main').getByRole('listitem')
          return Promise.all(
            [0, 1].map(
              async (at) =>
                (await all.nth(at).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 1 },
            ),
          )
        }
        const [first, second] = await boxes()
        expect(first?.y).toBe(second?.y)
        const picture = await page.getByRole('main').getByRole('button').first().boundingBox()
        expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(2, 1)
        await page.setViewportSize({ width: 320, height: 640 })
        const [above, below] = await boxes()
        expect(below?.y).toBeGreaterThan(above?.y ?? 0)
        await expectFits(page)
        await expectAccessible(page)
        if (size) await page.setViewportSize(size)
      })

      await test.step('marks the selected company by a border and a word', async () => {
        const choice = (name: string) => page.getByRole('main').getByRole('button', { name })
        await expect(picker(page)).toHaveAttribute('aria-expanded', 'false')
        await choice('Pro Staff').click()
        await expect(choice('Pro Staff Selected')).toHaveAttribute('aria-pressed', 'true')
        await expect(page.getByText('You’re now viewing Pro Staff.')).toBeVisible()
        await choice('Arna').click()
        await expect(choice('Arna Selected')).toHaveAttribute('aria-pressed', 'true')
        await expect(choice('Pro Staff')).toHaveAttribute('aria-pressed', 'false')
        await expect(picker(page, 'Arna')).toBeVisible()
        await expect(page.getByRole('img', { name: 'Staffmark', exact: true })).toBeVisible()
        await expectAccessible(page)
        await expectFits(page)
      })
    })

    test('works in Spanish, and without its logos', async ({ page, stack, context }) => {
      await context.route('**/assets/companies.json', (route) => route.fulfill({ body: 'none' }))
      await openDana(page, stack, '/companies')
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(title(page)).toHaveText('Empresas')
      await page.getByRole('main').getByRole('button', { name: 'Pro Staff' }).click()
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Pro Staff Seleccionada' }),
      ).toBeVisible()
      await expect(page.getByText('Ahora está en Pro Staff.')).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
    })
  })

  test.describe('choosing', () => {
    test(
      'applies everywhere, unless a form is unsaved',
      onWideScreen,
      async ({ page, stack, context }) => {
        await test.step("reloads the page's data", async () => {
          await openDana(page, stack)
          await expect(page.getByText('Holiday pay schedule')).toBeVisible()
          const countReads = () =>
            stack
              .calls()
              .then((calls) => calls.filter(({ operation }) => operation === 'getContent').length)
          const before = await countReads()
          await picker(page).click()
          await expectAccessible(page)
          await banner(page).getByRole('button', { name: 'Arna' }).click()
          await expect(picker(page, 'Arna')).toBeFocused()
          await expect(page.getByText('Holiday pay schedule')).toBeVisible()
          await expect.poll(countReads).toBe(before + 1)
        })

        await test.step('tells that it takes a moment', async () => {
          await page.goto(`${stack.url}/companies`)
          const release = await holdBack(page, '**/api/companies/chosen')
          const card = page.getByRole('main').getByRole('button', { name: 'Hunter Hamilton' })
          await card.click()
          await expect(card).toContainText('One moment, please')
          const busyCards = page
            .getByRole('main')
            .getByRole('button')
            .filter({ hasText: 'One moment' })
          await expect(busyCards).toHaveCount(1)
          await expect(page.getByRole('main').getByText('Selected')).toHaveCount(1)
          release()
          await expect(card).toContainText('Selected')
          await page.getByRole('main').getByRole('button', { name: 'Arna' }).click()
          await expect(picker(page, 'Arna')).toBeVisible()
        })

        await test.step('applies to the other tabs', async () => {
          const other = await context.newPage()
          await other.goto(`${stack.url}/account`)
          const question = other.getByLabel('New Security Question')
          await question.fill('Where is the key?')
          await picker(page, 'Arna').click()
          await banner(page).getByRole('button', { name: 'Hunter Hamilton' }).click()
          await expect(picker(other, 'Hunter Hamilton')).toBeVisible()
          await expect(
            other.getByText('You’re now viewing Hunter Hamilton: it was chosen in another tab.'),
          ).toBeVisible()
          await expect(question).toHaveValue('Where is the key?')
          await other.close()
        })

        await test.step('prompts first when a form is unsaved', async () => {
          await navigate(page, '/account')
          const question = page.getByLabel('New Security Question')
          await question.fill('Where is the key?')
          await picker(page, 'Hunter Hamilton').click()
          await banner(page).getByRole('button', { name: 'Arna' }).click()
          await expect(discardDialog(page)).toBeVisible()
          await expectAccessible(page)
          await expectFits(page)
          await page.getByRole('button', { name: 'Stay here' }).click()
          await expect(discardDialog(page)).toHaveCount(0)
          await expect(question).toHaveValue('Where is the key?')
          await expect(picker(page, 'Hunter Hamilton')).toBeVisible()

          await picker(page, 'Hunter Hamilton').click()
          await banner(page).getByRole('button', { name: 'Arna' }).click()
          await page.getByRole('button', { name: 'Leave without saving' }).click()
          await expect(picker(page, 'Arna')).toBeVisible()
          await expect(question).toHaveValue('')
        })
      },
    )
  })

  test.describe('a tab that did not hear of a choice', () => {
    // The save is answered 409.
    test.use({ refusals: true })

    test('saves nothing at the other company, and keeps what was typed for its own', async ({
      page,
      stack,
      context,
    }) => {
      const choose = async (tab: Page, from: string, to: string) => {
        await picker(tab, from).click()
        await banner(tab).getByRole('button', { name: to }).click()
        await expect(picker(tab, to)).toBeVisible()
      }
      const city = page.getByRole('textbox', { name: 'City' })
      await context.addInitScript(() => {
        Object.assign(globalThis, { BroadcastChannel: undefined })
      })
      await openDana(page, stack)
      await choose(page, 'none selected', 'Hunter Hamilton')
      await page.goto(`${stack.url}/info/personal`)
      await city.fill('Elgin')
      await page.getByRole('radio', { name: 'No' }).check()

      const other = await context.newPage()
      await other.goto(`${stack.url}/companies`)
      await choose(other, 'Hunter Hamilton', 'Arna')
      await other.close()

      await page.getByRole('button', { name: 'Save Info' }).click()
      const refused = 'Nothing was sent, because the company was changed in another tab.'
      await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible()
      await expect(picker(page, 'Arna')).toBeVisible()
      await expect(city).not.toHaveValue('Elgin')
      await expectAccessible(page)
      await expectFits(page)
      const operations = (await stack.calls()).map(({ operation }) => operation)
      expect(operations).not.toContain('savePersonalInformation')

      await choose(page, 'Arna', 'Hunter Hamilton')
      await expect(city).toHaveValue('Elgin')
    })
  })

  test.describe('going elsewhere with an unsaved form', () => {
    const account = async (page: Page) => {
      await (await openMenu(page)).getByRole('link', { name: 'My Account' }).click()
      await page.getByLabel('New Security Question').fill('Where is the key?')
    }

    test('prompts on menu and Back, and can stay', async ({ page, stack }) => {
      await openAs(page, stack, 'maria.santos')
      await account(page)
      await (await openMenu(page)).getByRole('link', { name: 'Social Media' }).click()
      await expect(discardDialog(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Stay here' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/account')
      await expect(page.getByLabel('New Security Question')).toHaveValue('Where is the key?')
      await page.goBack()
      await expect(discardDialog(page)).toBeVisible()
      await page.getByRole('button', { name: 'Leave without saving' }).click()
      await expect(title(page)).toHaveText(homeTitle)
      await (await openMenu(page)).getByRole('link', { name: 'My Account' }).click()
      await expect(page.getByLabel('New Security Question')).toHaveValue('')
    })

    test('the browser prompts before a reload, once, and not without input', async ({
      page,
      stack,
    }) => {
      await openAs(page, stack, 'maria.santos')
      await account(page)
      const prompts: string[] = []
      page.on('dialog', async (prompt) => {
        prompts.push(prompt.type())
        await (prompts.length === 1 ? prompt.dismiss() : prompt.accept())
      })
      await page.evaluate(() => location.reload())
      await expect.poll(() => prompts).toEqual(['beforeunload'])
      await expect(page.getByLabel('New Security Question')).toHaveValue('Where is the key?')
      await page.reload()
      await expect(page.getByLabel('New Security Question')).toHaveValue('')
      await page.reload()
      await expect(page.getByLabel('New Security Question')).toBeVisible()
      expect(prompts).toEqual(['beforeunload', 'beforeunload'])
    })

    test('prompts in Spanish, and not at log-out', onWideScreen, async ({ page, stack }) => {
      await test.step('prompts in Spanish', async () => {
        await openAs(page, stack, 'maria.santos')
        await account(page)
        await page.getByRole('button', { name: 'Español' }).click()
        await (await openMenu(page, 'Menú')).getByRole('link', { name: 'Anuncios' }).click()
        await expect(page.getByRole('dialog', { name: '¿Continuar sin guardar?' })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Continuar sin guardar' }).click()
        await expect(title(page)).toHaveText(homeTitle)
        await page.getByRole('button', { name: 'English' }).click()
      })

      await test.step('does not prompt at log-out', async () => {
        await account(page)
        await page.getByRole('button', { name: 'Maria Santos, your menu' }).click()
        await page.getByRole('button', { name: 'Log Out' }).click()
        await expect(title(page)).toHaveText('Sign in')
      })
    })
  })

  test.describe('when a request fails', () => {
    test.use({ refusals: true })

    test(
      'does not show a company as selected when the request fails',
      onWideScreen,
      async ({ page, stack, context }) => {
        await openDana(page, stack)
        await context.route('**/api/companies/chosen', (route) => route.abort())
        await picker(page).click()
        await banner(page).getByRole('button', { name: 'Arna' }).click()
        await expect(page.getByRole('alert')).toContainText('We could not reach the portal')
        await expect(picker(page)).toBeVisible()
        await expectAccessible(page)
        await expectFits(page)
        await context.unroute('**/api/companies/chosen')
        await banner(page).getByRole('button', { name: 'Arna' }).click()
        await expect(picker(page, 'Arna')).toHaveAttribute('aria-expanded', 'false')
      },
    )
  })
})
