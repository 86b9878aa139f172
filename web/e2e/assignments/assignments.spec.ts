import { expect, expectAccessible, expectFits, openAs, type Page, test } from '../portal.ts'
import { onBothScreens, onPhone, onWideScreen } from '../screens.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })

test.describe('assignments', onBothScreens, () => {
  test(
    'lists present before past, and leads to time reporting',
    onWideScreen,
    async ({ page, stack }) => {
      await openAs(page, stack, 'maria.santos', '/info/assignments')
      await expect(title(page)).toHaveText('Assignments')
      await expect(page.getByRole('columnheader')).toHaveText([
        'Company',
        'Job Title',
        'Start Date',
        'End Date',
        'Rate',
      ])
      await expect(rows(page).nth(0)).toHaveText(
        'Harbor PackagingForklift OperatorCurrentNov 2, 2026Jan 31, 2099$1,021.10',
      )
      await expect(rows(page).nth(1)).toHaveText(
        'Northwind LogisticsOrder PickerCurrentSep 8, 2025No end date$18.75',
      )
      await expect(rows(page).nth(2)).toHaveText(
        'Lakeside FoodsLine CookPastFeb 5, 2024Aug 29, 2025$17.50',
      )
      await expectAccessible(page)
      await expectFits(page)
      await page.setViewportSize({ width: 769, height: 800 })
      await expectFits(page)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(title(page)).toHaveText('Asignaciones')
      await expect(rows(page).nth(1)).toContainText('Actual8 sept 2025Sin fecha de fin')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Registrar sus horas' }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/timesheets/reporting')
    },
  )

  test('are cards on a phone', onPhone, async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/info/assignments')
    const card = page.getByRole('main').getByRole('listitem').first()
    await expect(card.getByRole('heading', { level: 2 })).toContainText('Forklift Operator')
    await expect(card.getByRole('term').first()).toHaveText('Company')
    await expectAccessible(page)
    await expectFits(page)
  })

  test('are shown ten at a time, and reload keeps the page', async ({ page, stack }) => {
    await openAs(page, stack, 'dana.wolf', '/info/assignments')
    const next = page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('button', { name: 'Next' })
    await next.focus()
    await page.keyboard.press('Enter')
    const group = page.getByRole('group', { name: 'Assignments. Page 2 of 2' })
    await expect(group).toBeFocused()
    await expect(group.getByText('Inventory Counter')).toHaveCount(4)
    await expectAccessible(page)
    await page.reload()
    await expect(group.getByText('Inventory Counter')).toHaveCount(4)
  })

  test('without any say so', async ({ page, stack }) => {
    await openAs(page, stack, 'pat.brown', '/info/assignments')
    await expect(
      page.getByText('You have no assignments available at this time. Please check again later.'),
    ).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })
})

test.describe('assignments that cannot be read', () => {
  test.use({ refusals: true })

  test('are told as such, with another try', async ({ page, stack }) => {
    await stack.fault({ operation: 'getAssignments', kind: 'garbage' })
    await openAs(page, stack, 'maria.santos', '/info/assignments')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('No assignments yet')).toHaveCount(0)
    await expectAccessible(page)
    await stack.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(3)
  })
})
