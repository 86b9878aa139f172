import type { Document } from '@gatehouse/contracts/portal/documents'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { installFileDownloads } from '../../testing/file-downloads.ts'
import { listedDocument } from '../../testing/listed-document.ts'
import { press } from '../../testing/press.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { setSettings } from '../../testing/set-settings.ts'
import { tableRows } from '../../testing/table-rows.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse', contentLanguage: 'en' })
installFileDownloads()
const { requests, replies } = installFakeGateway()
const { settings } = await import('../../portal/settings.ts')
const { clearCache } = await import('../../portal/use-read.ts')
const { showPage } = await import('../../testing/show-page.tsx')
const { Component, loader } = await import('./documents-page.tsx')

const list = 'GET /api/documents'
const reply = (...documents: Document[]) => replies.set(list, () => Response.json({ documents }))

beforeEach(() => {
  requests.length = 0
  replies.clear()
})
afterEach(async () => {
  cleanup()
  localStorage.clear()
  setScreenWidth(1280)
  Object.assign(settings, { internetExplorerHelp: false })
  await clearCache()
})

const open = async (language = 'en') => {
  localStorage.setItem('gatehouse.language', language)
  await loader()
  await showPage(<Component />)
}

test('is read once, before it is shown', async () => {
  reply(listedDocument())
  await loader()
  expect(requests).toEqual([list])
  await showPage(<Component />)
  expect(requests).toEqual([list])
  expect(document.title).toBe('My eDocuments · Gatehouse')
  expect(screen.getByText(/Those that need your signature come first\.$/)).toBeTruthy()
})

test('tells what is known of each document', async () => {
  reply(
    listedDocument({
      name: 'Policy',
      needsSignature: true,
      expiresOn: '2020-01-05',
      isExpired: true,
    }),
    listedDocument({ name: '', status: 'Completed', signedOn: '2026-11-03' }),
    listedDocument({ name: 'Form', status: 'Archived by HR', needsSignature: true }),
  )
  await open()
  expect(tableRows()).toEqual([
    ['Name', 'Expiration Date', 'Signed Date', 'Status', 'Action'],
    ['Policy', 'Jan 5, 2020 Expired', '', ' Needs your signature', ''],
    ['Document without a name', 'N/A', 'Nov 3, 2026', 'Completed', ''],
    ['Form', 'N/A', '', 'Archived by HR Needs your signature', ''],
  ])
  const [, ...items] = screen.getAllByRole('row')
  expect(items.map(({ dataset }) => dataset.highlighted)).toEqual(['true', undefined, 'true'])
  expect(screen.getByText('Policy').lang).toBe('en')
  expect(screen.getByText('Document without a name').lang).toBe('')
  expect(screen.getByRole('table', { name: 'My eDocuments' })).toBeTruthy()
})

test('in Spanish the status and the action are translated', async () => {
  reply(listedDocument({ id: '1', name: 'Policy', status: 'COMPLETE', linkText: 'View' }))
  await open('es')
  expect(screen.getByRole('cell', { name: 'Completo' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ver Policy' })).toBeTruthy()
})

test.each([
  [1100, 'table'],
  [1099, 'list'],
])('at a width of %i px the documents are a %s', async (width, role) => {
  setScreenWidth(width)
  reply(listedDocument({ name: 'Policy' }))
  await open()
  expect(within(screen.getByRole(role, { name: 'My eDocuments' })).getByText('Policy')).toBeTruthy()
})

test('says that there are none, without the help to sign them', async () => {
  reply()
  await open()
  expect(screen.getByText(/^You have no documents available/)).toBeTruthy()
  expect(screen.queryByText(/^Adobe Acrobat Reader is required/)).toBeNull()
})

test.each([
  ['en', false, ['chrome.en', 'edge.en', 'firefox.en']],
  ['es', true, ['chrome.es', 'edge.es', 'internet-explorer.es', 'firefox.es']],
])('in %s, with Internet Explorer %s, has the guides %j', async (language, explorer, guides) => {
  Object.assign(settings, { internetExplorerHelp: explorer })
  reply(listedDocument())
  await open(language)
  await press(language === 'en' ? 'E-signature help' : 'Ayuda para firmar')
  const links = within(screen.getByRole('list')).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    guides.map((guide) => `/assets/e-signature/${guide}.pdf`),
  )
  for (const { target, rel } of links)
    expect([target, rel]).toEqual(['_blank', 'noopener noreferrer'])
  const name =
    language === 'en' ? 'Chrome (opens in a new tab)' : 'Chrome (se abre en una pestaña nueva)'
  expect(screen.getByRole('link', { name })).toBe(links[0])
})

test('leads to the reader that documents are signed with', async () => {
  reply(listedDocument())
  await open()
  const link = screen.getByRole('link', { name: /^Get Adobe Acrobat Reader/ })
  expect(link.getAttribute('href')).toBe('https://get.adobe.com/reader/')
})

test.each([
  [{ 'content-length': '10' }, '“Policy”: 40%', '40'],
  [{}, '“Policy”: 1 kB so far', undefined],
])('a download with the headers %j tells how far it is', async (headers, text, percent) => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = controller
    },
  })
  reply(listedDocument({ id: '1', name: 'Policy' }))
  replies.set(`${list}/1/file`, () => new Response(body, { headers }))
  await open()
  const button = screen.getByRole('button', { name: 'Download Policy' })
  await press('Download Policy')
  const panel = () => within(screen.getAllByRole('row').at(-1) as HTMLElement)
  expect(panel().getByText('Downloading “Policy”')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([
    'true',
    'true',
  ])
  await act(async () => send?.enqueue(new Uint8Array(4)))
  await panel().findByText(`Downloading ${text}`)
  const bar = screen.queryByRole('progressbar', { name: `Downloading ${text}` })
  expect(bar?.getAttribute('aria-valuenow')).toBe(percent)
  await act(async () => send?.close())
  await panel().findByText('“Policy” has been downloaded.')
  expect(button.getAttribute('aria-disabled')).toBe('false')
})

test('a document that is elsewhere opens in a new tab, named after it', async () => {
  reply(
    listedDocument({ id: '2', name: 'Policy', linkText: 'View/Sign', url: 'https://a.test/2' }),
    listedDocument({ id: '3', name: 'Form', linkText: '', url: 'https://a.test/3' }),
  )
  await open()
  const names = ['View/Sign (opens in a new tab) Policy', 'Download (opens in a new tab) Form']
  for (const name of names)
    expect(screen.getByRole<HTMLAnchorElement>('link', { name }).target).toBe('_blank')
})
