import type { Document } from '@gatehouse/contracts/portal/documents'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { installFileDownloads } from '../../testing/file-downloads.ts'
import { listedDocument } from '../../testing/listed-document.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'
import { translatePage } from '../../testing/translate-page.ts'

setSettings()
installFileDownloads()
const { replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { DocumentsTable } = await import('./documents-table.tsx')

afterEach(cleanup)

const paper = (id: string | null, fields: Partial<Document> = {}) =>
  listedDocument({ id, name: `Document ${id}`, ...fields })
const buttonOf = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status').textContent

test('each document has its action, named after it; one without an id has none', async () => {
  const url = 'https://documents.example.test/view?reportID=2'
  await showPage(
    <DocumentsTable
      documents={[
        paper('1', { linkText: 'View' }),
        paper('2', { url, linkText: 'View/Sign' }),
        paper(null, { name: '' }),
        paper('4', { name: '' }),
      ]}
    />,
  )
  const buttons = ['View Document 1', 'Download Document without a name']
  for (const name of buttons)
    expect(screen.getByRole('button', { name }).dataset.track).toBe('download-document')
  expect(screen.getAllByRole('button')).toHaveLength(buttons.length)
  const link = screen.getByRole('link')
  expect(link.dataset.track).toBe('open-document')
  expect(link.getAttribute('href')).toBe(url)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('the latest download is announced, also after another one has failed', async () => {
  await showPage(
    <DocumentsTable documents={[paper('1'), paper('2', { needsSignature: true, name: '' })]} />,
  )
  replies.set('GET /api/documents/1/file', () => rejectWith('upstream-unreachable'))
  replies.set('GET /api/documents/2/file', () => new Response('PDF'))
  await press('Download Document 1')
  expect((await screen.findByRole('alert')).textContent).toContain(
    '“Document 1” could not be downloaded.',
  )
  expect(status()).toBe('')
  await press('Download Document without a name')
  await waitFor(() =>
    expect(status()).toMatch(/^“Document without a name” has been downloaded\. Open it in Adobe/),
  )
  // In the row as well.
  expect(screen.getAllByText(/ has been downloaded\. Open it in Adobe/)).toHaveLength(2)
  replies.set('GET /api/documents/1/file', () => new Response('PDF'))
  await press('Try again')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download Document 1' }))
  await waitFor(() => expect(status()).toBe('“Document 1” has been downloaded.'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a document that comes first leaves the focus at the others', async () => {
  const first = paper('1')
  const { rerender } = await showPage(<DocumentsTable documents={[first]} />)
  buttonOf('Download Document 1').focus()
  rerender(<DocumentsTable documents={[paper('2'), first]} />)
  expect(document.activeElement).toBe(buttonOf('Download Document 1'))
})

test('on a translated page a status can go', async () => {
  const { rerender } = await showPage(
    <DocumentsTable documents={[paper('1', { status: 'Signed' })]} />,
  )
  translatePage()
  rerender(<DocumentsTable documents={[paper('1')]} />)
  expect(screen.queryByText('Signed')).toBeNull()
})
