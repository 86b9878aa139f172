import { expect, expectAccessible, expectFits, openAs, type Page, test } from '../portal.ts'
import { onBothScreens, onPhone, onWideScreen } from '../screens.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const send = (page: Page) =>
  page.getByRole('button', { name: /^Get CSO Doc of case id TX-0098-4471, order id 66120095$/ })
const sends = async (calls: { operation: string | null }[]) =>
  calls.filter(({ operation }) => operation === 'emailChildSupportDocument').length

test.describe('child support orders', onBothScreens, () => {
  test(
    'are reached from the menu, and a document is emailed once',
    onWideScreen,
    async ({ page, stack }) => {
      await openAs(page, stack, 'pat.brown')
      await page.getByRole('link', { name: /Child Support Order\s*Important/ }).click()
      await expect(title(page)).toHaveText('Child Support Orders')
      await expect(page.getByRole('columnheader')).toHaveText([
        'Document Date',
        'Case Id',
        'Issuing Tribunal Name',
        'Issuing Official Title',
        'Order Id',
        'Remittance Id',
        'Document',
      ])
      await expect(rows(page).nth(0)).toHaveText(
        '09-15-2026TX-0098-4471Travis County District CourtChild Support Officer661200950001-88-4471Get CSO Doc',
      )
      await expect(rows(page).nth(1)).toContainText('03-07-202420114578Not givenClerk of Court')
      await expect(page.getByText('garnishments mailbox garnishments@example.test')).toBeVisible()
      await expect(page.getByText('Documents are emailed to pat.brown@example.test.')).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)

      await page.getByRole('button', { name: 'Español' }).click()
      for (const width of [769, 1023, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectFits(page)
      }
      await page.getByRole('button', { name: 'English' }).click()

      await send(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      const message = 'The requested document has been emailed to your Gatehouse email address'
      await expect(page.getByText(message)).toBeVisible()
      const row = rows(page).nth(0)
      await expect(row.getByText('Emailed to pat.brown@example.test: ')).toBeFocused()
      await expect(send(page)).toHaveCount(0)
      await expectAccessible(page)
      expect(await sends(await stack.calls())).toBe(1)
    },
  )

  test('without a document are asked for by an email', async ({ page, stack }) => {
    await openAs(page, stack, 'pat.brown', '/childSupportOrders')
    const link = page.getByRole('link', {
      name: 'Get CSO Doc of case id 20114578, order id 66120031',
    })
    const address = (await link.getAttribute('href')) ?? ''
    expect(decodeURIComponent(address)).toBe(
      'mailto:garnishments@example.test?subject=Child support order: document for case id 20114578, order id 66120031&body=Please send me the document of this child support order: case id 20114578, order id 66120031.',
    )
    // A browser without a mail program would log that it cannot open the link.
    await link.evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault())
    })
    await link.click()
    await expect(
      page.getByRole('heading', { name: 'Your request is written, but not sent' }),
    ).toBeFocused()
    await expect(page.getByText('To: garnishments@example.test')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    expect(await sends(await stack.calls())).toBe(0)
  })

  test('are cards on a phone, in Spanish', onPhone, async ({ page, stack }) => {
    await openAs(page, stack, 'pat.brown', '/childSupportOrders')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(title(page)).toHaveText('Órdenes de manutención infantil')
    const card = page.getByRole('main').getByRole('listitem').first()
    await expect(card).toContainText('Fecha del documento09-15-2026')
    await expectAccessible(page)
    await expectFits(page)
    await card.getByRole('button', { name: /^Pedir documento: caso TX-0098-4471/ }).click()
    await expect(card.getByText(/^Enviado a pat.brown@example.test:/)).toBeVisible()
    await expectAccessible(page)
  })

  test('without any say so', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/childSupportOrders')
    await expect(page.getByText('No child support orders', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })
})

test.describe('orders that all lack a document', () => {
  test.use({ settings: { CACHE_SECONDS: '0' } })

  test('are listed', async ({ page, stack }) => {
    const text = JSON.stringify([{ orderId: 66120031, caseId: '20114578', hasDoc: false }])
    await stack.fault({ operation: 'getChildSupportOrders', kind: 'reply', text })
    await openAs(page, stack, 'pat.brown', '/childSupportOrders')
    await expect(rows(page)).toHaveCount(1)
    await expectAccessible(page)
  })
})

test.describe('a document that cannot be sent', () => {
  test.use({ refusals: true, settings: { GARNISHMENTS_EMAIL: '' } })

  test('is told as such, like a list that cannot be read', async ({ page, stack }) => {
    await test.step('an order list that cannot be read is not shown as empty', async () => {
      await stack.fault({ operation: 'getChildSupportOrders', kind: 'garbage' })
      await openAs(page, stack, 'pat.brown', '/childSupportOrders')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await stack.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(rows(page)).toHaveCount(2)
    })

    await test.step('is told as such, also when the outcome is unknown or it was sent before', async () => {
      await expect(page.getByText('Please refer questions to 1-800-555-0142.')).toBeVisible()
      await expect(page.getByText('Call 1-800-555-0142')).toBeVisible()
      const operation = 'emailChildSupportDocument'
      await stack.fault({ operation, kind: 'status', status: 400, times: 1 })
      await send(page).click()
      await expect(rows(page).nth(0)).toContainText('Document could not be emailed')
      await expectAccessible(page)
      await stack.fault({ operation, kind: 'half-body', times: 1 })
      await send(page).click()
      await expect(rows(page).nth(0)).toContainText('We could not see whether the document was')
      await send(page).click()
      await expect(rows(page).nth(0)).toContainText('was asked for within the last ten minutes')
      await expectAccessible(page)
    })
  })
})
