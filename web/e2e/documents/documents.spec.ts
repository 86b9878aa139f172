import { readFileSync } from 'node:fs'
import { linesOf } from '@gatehouse/mocks/world/documents/document'
import { mariasDocuments } from '@gatehouse/mocks/world/documents/marias'
import { makePdf } from '@gatehouse/mocks/world/make-pdf'
import {
  expect,
  expectAccessible,
  expectFits,
  openAs,
  type Page,
  requestBodies,
  type Stack,
  test,
} from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import { tabTo } from '../tab-to.ts'
import { expectNames, row, rows, title } from './table.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status')
const help = (page: Page) => page.getByRole('button', { name: 'E-signature help' })

const timesDownloaded = async (stack: Stack) =>
  (await requestBodies(stack, 'getElectronicDocument')).length

/** Bytes per second. */
async function limitDownload(page: Page, downloadThroughput: number) {
  const session = await page.context().newCDPSession(page)
  const limits = { offline: false, latency: 0, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { ...limits, downloadThroughput })
}

test.describe('my e-documents', onBothScreens, () => {
  test('lists documents, and helps to sign them', async ({ page, stack, context }) => {
    await test.step('lists what needs a signature first, and says so in words', async () => {
      await openAs(page, stack, 'maria.santos', '/documents')
      await expect(title(page)).toHaveText('My eDocuments')
      await expectNames(page, [
        'Direct Deposit Authorization',
        'Meal Period Policy',
        'Employee Handbook 2026',
        'Forklift Safety Acknowledgement',
      ])
      const toSign = row(page, 'Direct Deposit Authorization')
      await expect(toSign).toContainText('Pending Signature')
      await expect(toSign).toContainText('Needs your signature')
      await expect(toSign).toContainText('Dec 31, 2036')
      await expect(row(page, 'Meal Period Policy')).toContainText('Sep 14, 2026')
      await expect(row(page, 'Employee Handbook')).toContainText('N/A')
      const expired = row(page, 'Forklift Safety Acknowledgement')
      await expect(expired).toContainText('Dec 31, 2025')
      await expect(expired).toContainText('Expired')
      await expect(page.getByText('Expired', { exact: true })).toHaveCount(1)
      await expect(page.getByText('Needs your signature', { exact: true })).toHaveCount(1)
      await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0)
      await expectAccessible(page)
      await expectFits(page)
    })

    await test.step('opens the help for each browser by keyboard', async () => {
      await expect(
        page.getByText('Adobe Acrobat Reader is required to sign documents.'),
      ).toBeVisible()
      const reader = page.getByRole('link', {
        name: 'Get Adobe Acrobat Reader (opens in a new tab)',
      })
      await expect(reader).toHaveAttribute('href', 'https://get.adobe.com/reader/')
      await expect(reader).toHaveAttribute('target', '_blank')
      await title(page).focus()
      await tabTo(page, 'E-signature help')
      await page.keyboard.press('Enter')
      await expect(help(page)).toHaveAttribute('aria-expanded', 'true')
      await expectAccessible(page)
      await expectFits(page)
      const guides = page.getByRole('link', { name: /^(Chrome|Edge|Firefox|Internet Explorer) / })
      await expect(guides).toHaveText([
        'Chrome (opens in a new tab)',
        'Edge (opens in a new tab)',
        'Firefox (opens in a new tab)',
      ])
      await tabTo(page, /^Edge/)
      const requested = context.waitForEvent('request', (one) => one.url().endsWith('.pdf'))
      await page.keyboard.press('Enter')
      expect((await requested).url()).toBe(`${stack.url}/assets/e-signature/edge.en.pdf`)
      await page.bringToFront()
      await guides.first().focus()
      await page.keyboard.press('Escape')
      await expect(guides).toHaveCount(0)
      await expect(help(page)).toBeFocused()
    })
  })

  test('has the columns of the specification', onWideScreen, async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/documents')
    const columns = ['Name', 'Expiration Date', 'Signed Date', 'Status', 'Action']
    await expect(page.getByRole('columnheader')).toHaveText(columns)
    const names = ['View/Sign Direct', 'Download Meal', 'View Employee', 'View Forklift']
    for (const name of names)
      await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
    for (const language of ['English', 'Español']) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('button', { name: language }).click()
      for (const width of [769, 1100]) {
        await page.setViewportSize({ width, height: 800 })
        await expectFits(page)
      }
    }
  })

  test('downloads documents', async ({ page, stack }) => {
    await test.step('shows the share that has arrived, and downloads once', async () => {
      await openAs(page, stack, 'maria.santos', '/documents')
      await limitDownload(page, 60_000)
      const saved: string[] = []
      page.on('download', (download) => saved.push(download.suggestedFilename()))
      const button = row(page, 'Employee Handbook').getByRole('button')
      await button.click()
      const bar = page.getByRole('progressbar', {
        name: /^Downloading “Employee Handbook 2026”: \d+%$/,
      })
      await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d$/)
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await button.focus()
      await page.keyboard.press('Enter')
      await expectAccessible(page, 'moving')
      await expect(status(page)).toHaveText(/: (25|50|75)%$/)
      await expect(status(page)).toHaveText('“Employee Handbook 2026” has been downloaded.')
      await expect(bar).toHaveCount(0)
      expect(saved).toEqual(['Employee Handbook – 2026.pdf'])
      expect(await timesDownloaded(stack)).toBe(1)
      await limitDownload(page, -1)
    })

    await test.step('shows the size that has arrived of a file without a length', async () => {
      await stack.fault({ operation: 'getElectronicDocument', kind: 'slow-body', ms: 5, times: 1 })
      await row(page, 'Meal Period Policy').getByRole('button').click()
      await expect(page.getByText('Downloading “Meal Period Policy”: 1 kB so far')).toBeVisible()
      await expect(status(page)).toHaveText('Downloading “Meal Period Policy”')
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(status(page)).toHaveText('“Meal Period Policy” has been downloaded.')
    })

    await test.step('saves the file under its name, and announces it', async () => {
      const downloading = page.waitForEvent('download')
      await row(page, 'Employee Handbook').getByRole('button').focus()
      await page.keyboard.press('Enter')
      const download = await downloading
      expect(download.suggestedFilename()).toBe('Employee Handbook – 2026.pdf')
      const [handbook] = mariasDocuments
      const expected = handbook ? makePdf(linesOf(handbook)) : []
      expect(readFileSync(await download.path()).equals(Buffer.from(expected))).toBe(true)
      await expect(status(page)).toHaveText('“Employee Handbook 2026” has been downloaded.')
      await expect(row(page, 'Employee Handbook').getByRole('button')).toBeFocused()

      await row(page, 'Direct Deposit').getByRole('button').click()
      const toSign = 'Open it in Adobe Acrobat Reader on a computer to sign it.'
      await expect(page.getByText(toSign).and(page.locator(':not([role=status])'))).toBeVisible()
      await expect(status(page)).toHaveText(
        `“Direct Deposit Authorization” has been downloaded. ${toSign}`,
      )
      await expectAccessible(page)
      await expectFits(page)
    })

    await test.step('is in Spanish, with its help', async () => {
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(title(page)).toHaveText('Mis documentos electrónicos')
      await expect(row(page, 'Direct Deposit')).toContainText('Necesita su firma')
      await expect(row(page, 'Direct Deposit')).toContainText('31 dic 2036')
      await expect(row(page, 'Forklift')).toContainText('Vencido')
      await expect(row(page, 'Employee Handbook')).toContainText('N/D')
      await page.getByRole('button', { name: 'Ayuda para firmar' }).click()
      await expect(page.getByRole('link', { name: /^Chrome/ })).toHaveAttribute(
        'href',
        '/assets/e-signature/chrome.es.pdf',
      )
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await row(page, 'Meal Period').getByRole('button', { name: 'Descargar Meal Period' }).click()
      await expect(status(page)).toHaveText('Se descargó «Meal Period Policy».')
      await expectAccessible(page)
      await expectFits(page)
    })
  })

  test('pages through many, while a download goes on', async ({ page, stack }) => {
    await openAs(page, stack, 'dana.wolf', '/documents')
    await expect(rows(page)).toHaveCount(10)
    await expect(rows(page).first()).toContainText('Assignment Agreement 10/2026')
    await expect(row(page, 'Agreement 03/2026').getByRole('button')).toHaveCount(0)
    await stack.fault({ operation: 'getElectronicDocument', kind: 'delay', ms: 1200, times: 1 })
    const downloading = page.waitForEvent('download')
    await row(page, 'Agreement 09/2026').getByRole('button').click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/documents?page=2')
    await expectNames(page, [
      'Assignment Agreement 12/2025',
      'Assignment Agreement 11/2025',
      'Assignment Agreement 10/2025',
    ])
    await page.getByRole('button', { name: 'Previous' }).click()
    const button = row(page, 'Agreement 09/2026').getByRole('button')
    await button.focus()
    await page.keyboard.press('Enter')
    expect((await downloading).suggestedFilename()).toBe('agreement-2026-09.pdf')
    await expect(status(page)).toHaveText('“Assignment Agreement 09/2026” has been downloaded.')
    expect(await timesDownloaded(stack)).toBe(1)
    await page.goto('/documents?page=2')
    await expect(rows(page)).toHaveCount(3)
    await expectAccessible(page)
    await expectFits(page)
  })

  test('tells an account without documents so', async ({ page, stack }) => {
    await openAs(page, stack, 'chris.lee', '/documents')
    await page.getByRole('button', { name: 'I Understand & Accept' }).click()
    await expect(page.getByText('No documents yet')).toBeVisible()
    await expect(
      page.getByText('You have no documents available at this time. Please check again later.'),
    ).toBeVisible()
    await expect(help(page)).toHaveCount(0)
    await expectAccessible(page)
    await expectFits(page)
  })
})

test('is for signed-in users, and linked from the profile and the account', async ({
  page,
  stack,
}) => {
  await page.goto('/documents')
  await expect(title(page)).toHaveText('Sign in')
  for (const [login, path] of [
    ['maria.santos', '/info/profile'],
    ['noor.haddad', '/account'],
  ] as const) {
    await openAs(page, stack, login, path)
    await page.getByRole('main').getByRole('link', { name: 'My eDocuments' }).click()
    await expect(page).toHaveURL('/documents')
    await expect(title(page)).toBeFocused()
  }
})

test('has a guide for each browser and language', async ({ stack }) => {
  for (const browser of ['chrome', 'edge', 'firefox', 'internet-explorer'])
    for (const language of ['en', 'es'])
      await test.step(`the help for ${browser} in ${language} is a small tagged PDF`, async () => {
        const response = await fetch(`${stack.url}/assets/e-signature/${browser}.${language}.pdf`)
        expect([response.status, response.headers.get('content-type')]).toEqual([
          200,
          'application/pdf',
        ])
        const file = await response.text()
        expect(file.length).toBeLessThan(40_000)
        expect(file).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/)
        expect(file).toContain(`/Lang (${language})`)
        expect(file).toContain('/Marked true')
        expect(file).toContain('/Title')
      })
})

test.describe('with help for Internet Explorer', () => {
  test.use({ settings: { INTERNET_EXPLORER_HELP: 'shown' } })

  test('shows it after Edge', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/documents')
    await help(page).click()
    const guides = page.getByRole('link', { name: /^(Chrome|Edge|Firefox|Internet Explorer) / })
    await expect(guides).toHaveCount(4)
    await expect(guides.nth(2)).toHaveText('Internet Explorer (opens in a new tab)')
    await expect(guides.nth(2)).toHaveAttribute(
      'href',
      '/assets/e-signature/internet-explorer.en.pdf',
    )
    await expectAccessible(page)
  })
})

test.describe('with a page for documents elsewhere', () => {
  const DOCUMENT_URL = 'https://documents.example.test/view?reportID={reportID}'
  test.use({ settings: { DOCUMENT_URL } })

  test('opens it in a new tab', async ({ page, stack, context }) => {
    await context.route('https://documents.example.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
    await openAs(page, stack, 'maria.santos', '/documents')
    const link = page.getByRole('link', {
      name: 'View/Sign (opens in a new tab) Direct Deposit Authorization',
    })
    await expectAccessible(page)
    const opened = context.waitForEvent('page')
    await link.click()
    const other = await opened
    await expect(other).toHaveURL('https://documents.example.test/view?reportID=660104')
    expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    expect(await timesDownloaded(stack)).toBe(0)
  })
})

test.describe('when a request fails', () => {
  test.use({ refusals: true })

  test('a failure is told, and can be tried again', async ({ page, stack }) => {
    await test.step('the page says so, never that there are no documents', async () => {
      await openAs(page, stack, 'maria.santos', '/info/profile')
      await stack.fault({ operation: 'getElectronicDocuments', kind: 'garbage' })
      await page.getByRole('link', { name: 'My eDocuments' }).click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(page.getByText('No documents yet')).toHaveCount(0)
      await expect(page.getByText(/reference: \w{4}-\w{4}/)).toBeVisible()
      await expectAccessible(page)
      await stack.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(title(page)).toHaveText('My eDocuments')
      await expect(rows(page)).toHaveCount(4)
    })

    await test.step('a download names its document, and can be tried again', async () => {
      await stack.fault({ operation: 'getElectronicDocument', kind: 'status', times: 1 })
      await row(page, 'Employee Handbook').getByRole('button').click()
      const failure = page.getByRole('alert')
      await expect(failure).toContainText('“Employee Handbook 2026” could not be downloaded.')
      await expect(failure).toContainText(/reference: \w{4}-\w{4}/)
      await expect(status(page)).toHaveText('')
      await expectAccessible(page)
      const downloading = page.waitForEvent('download')
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: 'View Employee Handbook 2026' })).toBeFocused()
      await downloading
      await expect(failure).toHaveCount(0)
    })

    await test.step('a file that breaks off is not saved', async () => {
      const saved: string[] = []
      page.on('download', (download) => saved.push(download.suggestedFilename()))
      await stack.fault({ operation: 'getElectronicDocument', kind: 'half-body', times: 1 })
      await row(page, 'Employee Handbook').getByRole('button').click()
      await expect(page.getByRole('alert')).toContainText('We could not reach the portal')
      expect(saved).toEqual([])
    })
  })
})
