import { expect, expectAccessible, expectFits, type Page, test } from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name })
const write = (page: Page) => page.getByRole('button', { name: 'Write my request' })
test.describe('the form for privacy choices', onBothScreens, () => {
  test('writes a mail for the user to send, and sends and stores nothing', async ({
    page,
    stack,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/web-forms')
    await expect(title(page)).toHaveText('Privacy choices')
    await expectAccessible(page)
    await expectFits(page)

    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.url())
    })
    await box(page, 'Sale or sharing of my personal information').focus()
    await page.keyboard.press('Space')
    await box(page, 'Text messages').check()
    await page.getByLabel('Your name').fill('Maria Santos & Sons')
    await page.getByLabel('Phone number').fill('512.555.0142')
    await page.keyboard.press('Enter')

    const written = page.getByRole('heading', { name: 'Your request is written, but not sent' })
    await expect(written).toBeFocused()
    await expect(page.getByText('Nothing has been sent or saved by this portal.')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const body = [
      'I opt out of:',
      '- Text messages',
      '- Sale or sharing of my personal information',
      '',
      'Name: Maria Santos & Sons',
      'Phone: (512) 555-0142',
    ]
    const link = page.getByRole('link', { name: 'Open in my mail program' })
    const mail = new URL((await link.getAttribute('href')) ?? '')
    expect(mail.protocol + mail.pathname).toBe('mailto:privacy@example.test')
    expect(Object.fromEntries(mail.searchParams)).toEqual({
      subject: 'Privacy request: opt out',
      body: body.join('\r\n'),
    })
    await page.getByRole('button', { name: 'Copy the text' }).click()
    await expect(page.getByRole('group').getByText('Text copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body.join('\n'))

    await page.getByRole('button', { name: 'Change something' }).click()
    await expect(box(page, 'Text messages')).toBeFocused()
    await expect(box(page, 'Text messages')).toBeChecked()
    await expect(page.getByLabel('Your name')).toHaveValue('Maria Santos & Sons')

    expect(writes).toEqual([])
    expect(await stack.calls()).toEqual([])
    const storage = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, location]),
    )
    expect(storage).not.toMatch(/Maria|5550142|555-0142/)
  })

  test('names missing entries, and those that each choice needs', async ({ page }) => {
    await page.goto('/web-forms')
    await write(page).click()
    await expect(page.getByRole('group', { name: 'Please check these 3 entries' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Please answer: What do you opt out of?' }).click()
    await expect(box(page, 'Text messages')).toBeFocused()
    await page.keyboard.press('Space')
    await page.getByLabel('Your name').fill('Maria')
    await write(page).click()
    await expect(page.getByText('Phone number is required')).toBeVisible()
    await expect(page.getByLabel('Phone number')).toBeFocused()
    await box(page, 'Text messages').uncheck()
    await box(page, 'Emails').check()
    await write(page).click()
    await expect(page.getByLabel('Email address')).toBeFocused()
    await expect(page.getByText('Phone number is required')).toHaveCount(0)
    await page.getByLabel('Email address').fill('maria')
    await expect(page.getByText(/^Email address: enter an email address/)).toBeVisible()
    await page.getByLabel('Email address').fill(' maria@example.test ')
    await write(page).click()
    await expect(page.getByText(/Email: maria@example\.test$/)).toBeVisible()
  })

  test('works in Spanish on every width', async ({ page }) => {
    await page.goto('/web-forms')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(title(page)).toHaveText('Opciones de privacidad')
    await expectAccessible(page)
    await box(page, 'Llamadas telefónicas').check()
    await page.getByLabel('Su nombre').fill('María')
    await page.getByLabel('Número de teléfono').fill('5125550142')
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectFits(page)
    }
    await page.getByRole('button', { name: 'Escribir mi solicitud' }).click()
    await expect(page.getByText(/Ya no deseo lo siguiente:/)).toBeVisible()
    await expectAccessible(page)
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectFits(page)
    }
  })

  test.describe('without PRIVACY_EMAIL', () => {
    test.use({ settings: { PRIVACY_EMAIL: '' } })

    test('shows the support phone', onWideScreen, async ({ page }) => {
      await page.goto('/web-forms')
      await expect(page.getByText(/call 1-800-555-0142/)).toBeVisible()
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Read our privacy policy' }).click()
      await expect(page.getByText('Call 1-800-555-0142.')).toBeVisible()
    })
  })
})
