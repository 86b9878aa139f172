import { expect, expectAccessible, expectFits, signIn, test } from '../portal.ts'
import { onBothScreens } from '../screens.ts'
import { button, dismissButton, expectListed, openPanel, panel, posted, titles } from './inbox.ts'

const { timesheet, holiday, address, training } = titles

test.describe('closed notifications', onBothScreens, () => {
  test('are a list of their own', async ({ page, stack }) => {
    await test.step('are told in Spanish', async () => {
      await signIn(page, stack)
      await page.getByRole('button', { name: 'Español' }).click()
      await page.locator('#notifications-bell').click()
      await button(page, 'Cerradas').click()
      await expect(page.getByText('No hay ninguna cerrada.')).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'English' }).click()
    })

    await test.step('are listed, and brought back; Close All leaves archived ones alone', async () => {
      await openPanel(page)
      await button(page, 'Closed').click()
      await expect(panel(page).getByText('Nothing is closed.')).toBeVisible()
      await expectAccessible(page)
      await button(page, 'All').click()
      await dismissButton(page, address).click()
      await button(page, 'Closed').click()
      await expectListed(page, address)
      await expect(button(page, 'Close All')).toHaveCount(0)
      await expectAccessible(page)
      await expectFits(page)

      await page.getByRole('button', { name: `Bring back: ${address}` }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused()
      await expect(panel(page).getByText('Nothing is closed.')).toBeVisible()
      await button(page, 'All').click()
      await expectListed(page, timesheet, holiday, address, training, titles.welcome)
      await expect.poll(() => posted(stack)).toEqual(['880103 Read', '880103 Viewed'])

      await button(page, 'Close All').click()
      await expect(panel(page).getByText("You're all caught up!")).toBeVisible()
      await expectListed(page, titles.welcome)
      await expect(page.getByText('4 notifications are closed.')).toBeVisible()
      await expectAccessible(page)
      await button(page, 'Archived').click()
      await expect(button(page, 'Close All')).toHaveCount(0)
      await expectListed(page, titles.welcome)
      await button(page, 'Closed').click()
      await expectListed(page, timesheet, holiday, address, training)
    })
  })
})

test.describe('a closed notification without a title', () => {
  test.use({ settings: { CACHE_SECONDS: '0' } })

  test('is named as such where it is brought back', async ({ page, stack }) => {
    const notification = {
      Id: 880199,
      Title: '',
      Originated: '2026-11-01T10:00:00',
      Status: 'Read',
    }
    const text = JSON.stringify({ Notifications: [notification] })
    await stack.fault({ operation: 'listNotificationsByStatus', kind: 'reply', text })
    await signIn(page, stack)
    await openPanel(page)
    await button(page, 'Closed').click()
    await expect(page.getByRole('button', { name: /^Bring back: \S/ })).toBeVisible()
    await expectAccessible(page)
  })
})
