import { expect, expectAccessible, navigate, openAs, type Page, test } from '../portal.ts'

/** The language that a screen reader speaks the text in. */
const languageOf = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))

test.describe('the language of upstream text (WCAG 3.1.2)', () => {
  test('is told to screen readers', async ({ page, stack }) => {
    await test.step("of two twins the reader's is shown, the other on request", async () => {
      await openAs(page, stack, 'maria.santos')
      const [english, spanish] = [
        page.getByRole('heading', { name: 'Holiday pay schedule' }),
        page.getByRole('heading', { name: 'Calendario de pago para los días festivos' }),
      ]
      await expect(english).toBeVisible()
      await expect(spanish).toBeHidden()
      await page.getByText('In Spanish', { exact: true }).click()
      await expect(spanish).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(spanish).toBeVisible()
      await expect(page.getByText('En inglés', { exact: true })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('is that of the text, in a page of another language', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      for (const text of [
        'Company news',
        'Refer a friend and earn a bonus',
        'Open enrollment ends',
      ])
        expect([text, await languageOf(page, text)]).toEqual([text, 'en'])
      expect(await languageOf(page, 'Calendario de pago para los días festivos')).toBe('es')

      await page
        .getByRole('button', { name: /notificaciones/i })
        .first()
        .click()
      expect(await languageOf(page, 'Your timesheet was approved')).toBe('en')
      await page
        .getByRole('button', { name: /Your timesheet was approved/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: 'Your timesheet was approved' })
      expect(await dialog.getByRole('heading').first().getAttribute('lang')).toBe('en')

      for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
      for (const [path, text] of [
        ['/documents', 'Employee Handbook 2026'],
        ['/info/assignments', 'Forklift Operator'],
        ['/search-jobs/1001?brandId=staffmark', 'Forklift Operator, Second Shift'],
        ['/search-jobs/1001?brandId=staffmark', 'What you will do'],
      ] as const) {
        await navigate(page, path)
        await page.getByText(text).first().waitFor()
        expect([text, await languageOf(page, text)]).toEqual([text, 'en'])
      }
      await navigate(page, '/search-jobs')
      const title = page.getByRole('main').locator('a[href^="/search-jobs/"]').first()
      await expect(title).toHaveAttribute('lang', 'en')
    })
  })
})
