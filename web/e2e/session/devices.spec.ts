import { endOtherSessions, expect, expectAccessible, expectFits, openAs, test } from '../portal.ts'
import { onBothScreens } from '../screens.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'

test.describe('where one is signed in', onBothScreens, () => {
  test('folds a browser, signs it out alone, then all others', async ({
    page,
    browser,
    stack,
    baseURL,
  }) => {
    await openAs(page, stack, 'lou.diaz')
    await endOtherSessions(page, stack)
    const openElsewhere = async (userAgent?: string) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(userAgent && { userAgent }),
      })
      const other = await context.newPage()
      await openAs(other, stack, 'lou.diaz', '/account/devices')
      return other
    }
    const others = [await openElsewhere(firefox), await openElsewhere(firefox)]
    const chrome = await openElsewhere()
    await page.goto('/account/devices')
    const list = page.getByRole('list', { name: 'Where you are signed in' })
    const cards = list.getByRole('listitem')
    await expect(cards.first()).toContainText('This device')
    const folded = cards.filter({ hasText: 'Firefox on Windows' })
    await expect(folded).toContainText('2 sign-ins')
    await expectAccessible(page)
    await expectFits(page)

    await folded.getByRole('button', { name: 'Sign out of Firefox on Windows' }).press('Enter')
    await expect(page.getByText('Signed out of Firefox on Windows.')).toBeVisible()
    await expect(folded).toHaveCount(0)
    await expect(list).toBeFocused()
    for (const other of others) {
      await other.reload()
      await expect(other.getByRole('button', { name: 'Login' })).toBeVisible()
    }
    await chrome.reload()
    await expect(chrome.getByText('This device')).toBeVisible()

    await page.getByRole('button', { name: 'Español' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cerrar sesión en los demás' }).press('Enter')
    await expect(page.getByText('Solo tiene sesión abierta aquí.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    for (const other of [...others, chrome]) await other.context().close()
  })
})
