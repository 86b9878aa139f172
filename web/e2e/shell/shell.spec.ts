import { openMenu } from '../menu/menu.ts'
import { expect, expectAccessible, expectFits, openAs, type Page, test } from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'

const careers = 'https://careers.example.test/jobs'
const advert = 'https://adverts.example.test/frame'
const chat = 'https://chat.example.test/widget'
const footer = {
  home: 'https://www.example.test/',
  divisions: {
    'Arna Transport': 'https://transport.example.test/',
    'Pro Staff Office': 'https://office.example.test/',
    'Warets Care': 'https://care.example.test/',
    'Hunter Hamilton Search': 'https://search.example.test/',
  },
  fraudHotline: 'https://www.example.test/fraud',
  copyright: 'https://www.example.test/copyright',
  proprietaryRights: 'https://www.example.test/rights',
  laborConditions: 'https://www.example.test/labor',
  terms: 'https://www.example.test/terms',
  accessibility: 'https://www.example.test/accessibility',
  communicationPreferences: 'https://www.example.test/preferences',
}

test.use({
  settings: {
    FOOTER_LINKS: JSON.stringify(footer),
    STORE_LINKS: JSON.stringify({
      iphone: 'https://apps.example.test/iphone',
      android: 'https://apps.example.test/android',
    }),
    CAREERS_URL: careers,
    ADVERT_URL: advert,
    CHAT_URL: chat,
  },
})

const framed = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1></main></html>`

test.beforeEach(async ({ context }) => {
  for (const [address, title] of [
    [careers, 'Careers'],
    [advert, 'A fine advert'],
    [chat, 'How can we help?'],
  ] as const)
    await context.route(`${address}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: framed(title) }),
    )
})

const below = (page: Page) => page.getByRole('contentinfo')
test.describe('the shell', onBothScreens, () => {
  test('has a chat and a footer', async ({ page, stack }) => {
    await test.step('loads the chat on demand, and keeps it when it is closed', async () => {
      const origins: string[] = []
      page.on('request', (request) => origins.push(new URL(request.url()).origin))
      await page.goto('/')
      const button = page.getByRole('button', { name: 'Chat' })
      await button.waitFor()
      expect(new Set(origins)).toEqual(new Set([stack.url]))
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const frame = page.frameLocator('iframe[title="Chat with support"]')
      await expect(frame.getByRole('heading')).toHaveText('How can we help?')
      // May not lead the page elsewhere, and learns no address of it.
      await expect(page.locator('iframe')).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
      )
      await expect(page.locator('iframe')).toHaveAttribute('referrerpolicy', 'no-referrer')
      await expectAccessible(page)
      await expectFits(page)
      await page.keyboard.press('Enter')
      await expect(page.locator('iframe')).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(page.locator('iframe')).toBeVisible()
      expect(origins.filter((origin) => origin === new URL(chat).origin)).toHaveLength(1)
      await page.keyboard.press('Enter')
      await expect(page.locator('iframe')).toBeHidden()
    })

    await test.step('Chat covers no link of the footer; on a phone it leaves while one reads or types', async () => {
      const chat = page.getByRole('button', { name: 'Chat' })
      await chat.waitFor()
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      if (test.info().project.name === 'phone') {
        await expect(chat).toHaveCount(0)
        await page.evaluate(() => window.scrollTo(0, 0))
        await expect(chat).toBeVisible()
        await page.getByLabel('Password', { exact: true }).focus()
        await expect(chat).toHaveCount(0)
        return
      }
      const covering = await chat.boundingBox()
      for (const link of await below(page).getByRole('link').all()) {
        const box = await link.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0)
      }
    })

    await test.step('the footer links to the addresses of the settings, and to the privacy policy', async () => {
      const links = below(page).getByRole('link')
      await links.first().waitFor()
      const read = await links.evaluateAll((all) =>
        all.map((one) => [one.firstChild?.textContent?.trim(), one.getAttribute('href')]),
      )
      expect(read).toEqual([
        ['Home', footer.home],
        ...Object.entries(footer.divisions),
        ['Fraud Hotline', footer.fraudHotline],
        ['Privacy Policy', '/privacy-policy'],
        ['Copyright', footer.copyright],
        ['Proprietary Rights', footer.proprietaryRights],
        ['Labor Condition Application Postings', footer.laborConditions],
        ['Terms of Use', footer.terms],
        ['Accessibility', footer.accessibility],
        ['Communication Preferences', footer.communicationPreferences],
      ])
      await expect(below(page)).toContainText(`© ${new Date().getFullYear()} Gatehouse`)
      await expect(below(page)).toContainText(/Version \d+\.\d+\.\d+/)
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(below(page).getByRole('link', { name: /Accesibilidad/ })).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
    })
  })

  test.describe('without settings', () => {
    test.use({ settings: {} })

    test('has no such links', onWideScreen, async ({ page, stack }) => {
      await openAs(page, stack, 'maria.santos')
      await expect(below(page).getByRole('link')).toHaveText(['Privacy Policy'])
      await openMenu(page)
      await expect(page.getByRole('link', { name: /Search Jobs|iPhone|Android/ })).toHaveCount(0)
      await expect(page.locator('iframe:visible')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0)
    })
  })

  test('opens a page at its top, and where it was after a reload and Back', async ({ page }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    await page.goto('/privacy-policy')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.reload()
    await expect.poll(scrolled).toBe(900)
    await page.goto('/search-jobs')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await scrolled()).toBe(0)
    await page.goBack()
    await expect.poll(scrolled).toBe(900)
  })

  test('shows jobs, flyers, the app and an advert below the menu', async ({
    page,
    stack,
    context,
  }) => {
    await openAs(page, stack, 'maria.santos')
    await openMenu(page)
    await expect(page.getByRole('link', { name: /For iPhone/ })).toHaveAttribute(
      'href',
      'https://apps.example.test/iphone',
    )
    const frame = page.locator('iframe[title=Advertisement]')
    await expect(frame.contentFrame().getByRole('heading')).toHaveText('A fine advert')
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    )
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expectAccessible(page)

    const requested = context.waitForEvent('request', (request) =>
      request.url().startsWith(careers),
    )
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Search Jobs (opens in a new tab)' }).click()
    const request = await requested
    expect([request.url(), (await request.allHeaders()).referer]).toEqual([
      `${careers}?cid=571001`,
      undefined,
    ])
    expect(await (await opened).evaluate(() => window.opener)).toBeNull()
    expect(await page.content()).not.toContain('571001')
  })

  test('shows no jobs to an IHT worker', onWideScreen, async ({ page, stack }) => {
    await openAs(page, stack, 'ivan.petrov')
    await openMenu(page)
    await expect(page.getByRole('link', { name: /For iPhone/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Search Jobs/ })).toHaveCount(0)
  })

  test('serves flyers', onWideScreen, async ({ page, stack }) => {
    await openAs(page, stack, 'noor.haddad')
    await openMenu(page)
    for (const [language, name] of [
      ['en', 'Flyer in English'],
      ['es', 'Flyer in Spanish'],
    ] as const)
      await test.step(`serves the ${name}`, async () => {
        const link = page.getByRole('link', { name })
        const address = `/assets/flyers/earned-wage-access.${language}.pdf`
        await expect(link).toHaveAttribute('href', address)
        const response = await page.request.get(stack.url + address)
        expect([response.status(), response.headers()['content-type']]).toEqual([
          200,
          'application/pdf',
        ])
        const flyer = await response.body()
        expect(flyer.subarray(0, 5).toString()).toBe('%PDF-')
        expect(flyer.subarray(-6).toString()).toContain('%%EOF')
      })
  })
})
