import { expect, expectAccessible, expectFits, openAs, type Page, test } from '../portal.ts'
import { onBothScreens, onPhone, onWideScreen } from '../screens.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })

test.use({ timezoneId: 'America/Chicago' })

test.describe('e-mail history', onBothScreens, () => {
  test('lists what was sent, and whether it arrived', onWideScreen, async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/account')
    await page.getByRole('link', { name: 'Email History' }).click()
    await expect(page).toHaveURL('/email-history')
    await expect(title(page)).toHaveText('Email History')
    await expect(page.getByRole('columnheader')).toHaveText([
      'Email Subject',
      'Signed Date',
      'Name',
      'File Name',
      'Status',
    ])
    await expect(rows(page)).toHaveCount(10)
    await expect(rows(page).nth(0)).toHaveText(
      'Open positions near youNov 20, 2026, 9:04 AMmaria.santos@example.testDelayedYour mail service has not taken it yet. We keep trying.N/A',
    )
    await expect(rows(page).nth(1)).toContainText('Not deliveredYour mail service refused it.')
    await expect(rows(page).nth(2).getByRole('rowheader')).toHaveText('N/A')
    await expect(rows(page).nth(2)).toContainText('Nov 18, 2026, 3:00 AM')
    await expect(page.getByText('Some emails did not reach you.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Check your email address' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.setViewportSize({ width: 769, height: 800 })
    await expectFits(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.goBack()
    await expect(title(page)).toHaveText('My Account')
  })

  test('are cards on a phone, in Spanish', onPhone, async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/email-history')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(title(page)).toHaveText('Historial de correos')
    const card = page.getByRole('main').getByRole('listitem').nth(1)
    await expect(card).toContainText('No entregadoSu servicio de correo lo rechazó.')
    await expectAccessible(page)
    await expectFits(page)
  })

  test('without any says so', async ({ page, stack }) => {
    await openAs(page, stack, 'noor.haddad', '/email-history')
    await expect(
      page.getByText('No recorded communication history for this candidate exists'),
    ).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })
})

test.describe('an e-mail history that cannot be read', () => {
  test.use({ refusals: true })

  test('is told as such, with another try', async ({ page, stack }) => {
    await stack.fault({ operation: 'getEmailActivity', kind: 'garbage' })
    await openAs(page, stack, 'maria.santos', '/email-history')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('No recorded communication history')).toHaveCount(0)
    await expectAccessible(page)
    await stack.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(10)
  })
})
