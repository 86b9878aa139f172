import { openMenu } from '../menu/menu.ts'
import { detail, openButton, openPanel, panel, titles } from '../notifications/inbox.ts'
import { expect, homeTitle, openAs, type Page, test } from '../portal.ts'
import { onPhone } from '../screens.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: 'More', exact: true })

async function follow(page: Page, name: string) {
  const menu = await openMenu(page)
  const link = menu.getByRole('link', { name })
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(address)
}

test.describe('Back on a phone', onPhone, () => {
  test('closes the menu, and leaves by one press after a link of the menu', async ({
    page,
    stack,
  }) => {
    await openAs(page, stack, 'maria.santos', '/announcements')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const heading = page.getByRole('heading', { level: 1 })
    await menuButton(page).click()
    await page.goBack()
    await expect(menu).toHaveCount(0)
    await expect(page).toHaveURL('/announcements')
    await expect(menuButton(page)).toBeFocused()

    await menuButton(page).click()
    await page.keyboard.press('Escape')
    await follow(page, 'Social Media')
    await page.goBack()
    await expect(heading).toHaveText(homeTitle)
    await expect(menu).toHaveCount(0)
  })

  test('closes what is over the page first', async ({ page, stack }) => {
    await test.step('closes the dialog, then the panel, and leaves the page after both', async () => {
      await openAs(page, stack, 'maria.santos', '/social')
      await follow(page, 'Recognition')
      await openPanel(page)
      await openButton(page, titles.timesheet).click()
      await expect(detail(page, titles.timesheet)).toBeVisible()
      await page.goBack()
      await expect(detail(page, titles.timesheet)).toHaveCount(0)
      await page.goBack()
      await expect(panel(page)).toHaveCount(0)
      await expect(page).toHaveURL('/info/RecognitionBadge')
      await page.goBack()
      await expect(page).toHaveURL('/social')
    })

    await test.step('skips an overlay that was closed by its button', async () => {
      await follow(page, 'Recognition')
      await openPanel(page)
      await page.keyboard.press('Escape')
      await expect(panel(page)).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL('/social')
    })

    await test.step('asks before it discards the input of a dialog', async () => {
      await follow(page, 'Direct Deposit')
      await page.getByRole('button', { name: 'Add Account' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toHaveCount(0)

      await page.getByRole('button', { name: 'Add Account' }).click()
      await dialog.getByRole('textbox', { name: 'Routing Number' }).fill('111000025')
      await page.goBack()
      await page.getByRole('button', { name: 'Stay here' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Routing Number' })).toHaveValue('111000025')
      await expect(page).toHaveURL(/direct-deposit$/)
    })
  })
})
