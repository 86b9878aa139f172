import { expectAccessible, expectFits, signIn, test } from './portal.ts'

const dir = '/tmp/shots7a'
for (const width of [1280, 768, 375])
  for (const scheme of ['light', 'dark'] as const)
    for (const locale of ['en-US', 'es-US'])
      test.describe(`${width} ${locale} ${scheme}`, () => {
        test.use({
          viewport: { width, height: width === 375 ? 720 : 800 },
          locale,
          hasTouch: width === 375,
          colorScheme: scheme,
        })
        test('shots', async ({ page, stack }) => {
          test.skip(scheme === 'dark' && locale !== 'en-US')
          const es = locale === 'es-US'
          const shot = (name: string) =>
            page.screenshot({ path: `${dir}/${width}-${locale.slice(0, 2)}-${scheme}-${name}.png` })
          await page.goto(stack.url)
          if (es) {
            await page
              .getByLabel('ID de usuario o correo electrónico')
              .fill('maria.santos@example.test')
            await page.getByLabel('Contraseña', { exact: true }).fill('Gatehouse1!')
            await page
              .getByRole('button', { name: 'Entrar' })
              .or(page.locator('form button[type=submit]'))
              .first()
              .click()
            await page.getByRole('dialog').waitFor()
            await page
              .getByLabel('Código de un solo uso')
              .fill(await stack.passcode('maria.santos@example.test'))
            await page.locator('[role=dialog] form button[type=submit]').click()
            await page.getByRole('heading', { level: 1, name: 'Anuncios' }).waitFor()
          } else await signIn(page, stack)
          await page.locator('#notifications-bell').waitFor()
          await page.waitForTimeout(300)
          await shot('0-bell')
          await expectFits(page)
          await page.locator('#notifications-bell').click()
          await page.waitForTimeout(300)
          await shot('1-panel')
          await expectAccessible(page)
          await page.locator('[id^="notification-close-"]').first().click()
          await page.waitForTimeout(500)
          await shot('2-dismissed')
          await expectAccessible(page)
          await page.locator('[id^="notification-88"]').first().click()
          await page.waitForTimeout(500)
          await shot('3-detail')
          await expectAccessible(page)
          await page.keyboard.press('Escape')
          await page.locator('[role=dialog] [role=group] button').nth(1).click()
          await page.waitForTimeout(100)
          await shot('4-unread')
          await page.locator('[role=dialog] [role=group] button').nth(2).click()
          await shot('5-archived')
          await page.locator('[role=dialog] [role=group] button').nth(0).click()
          await page.locator('button', { hasText: /Close All|Cerrar todas/ }).click()
          await page.waitForTimeout(500)
          await shot('6-empty')
          await expectAccessible(page)
        })
      })
