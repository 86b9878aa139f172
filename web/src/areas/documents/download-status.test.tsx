import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { listedDocument } from '../../testing/listed-document.ts'
import { setSettings } from '../../testing/set-settings.ts'
import { translatePage } from '../../testing/translate-page.ts'
import type { DownloadState } from './use-downloads.ts'

setSettings()
const { showPage } = await import('../../testing/show-page.tsx')
const { DownloadStatus } = await import('./download-status.tsx')

afterEach(cleanup)

const documents = [
  listedDocument({ id: '1', name: 'Other' }),
  listedDocument({ id: '2', name: 'Policy' }),
]
const toSign = [listedDocument({ id: '2', name: 'Policy', needsSignature: true })]

test.each<[DownloadState, typeof documents, string]>([
  [{}, documents, ''],
  [{ progress: { bytes: 0 } }, documents, 'Downloading “Policy”'],
  [{ progress: { bytes: 900 } }, documents, 'Downloading “Policy”'],
  [{ progress: { bytes: 900, percent: 24 } }, documents, 'Downloading “Policy”'],
  [{ progress: { bytes: 900, percent: 25 } }, documents, 'Downloading “Policy”: 25%'],
  [{ progress: { bytes: 900, percent: 74 } }, documents, 'Downloading “Policy”: 50%'],
  [{ progress: { bytes: 900, percent: 100 } }, documents, 'Downloading “Policy”: 100%'],
  [{ isSaved: true }, documents, '“Policy” has been downloaded.'],
  [
    { isSaved: true },
    toSign,
    '“Policy” has been downloaded. Open it in Adobe Acrobat Reader on a computer to sign it.',
  ],
  [{ error: new Error('lost') }, documents, ''],
])('%# the download %j of the latest document is announced', async (state, listed, text) => {
  const stateOf = (id: string | null) => (id === '2' ? state : {})
  const downloads = { stateOf, start: () => undefined, latestId: '2' }
  await showPage(<DownloadStatus documents={listed} downloads={downloads} />)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('on a translated page the end of a download is announced', async () => {
  const statusOf = (state: DownloadState) => {
    const downloads = { stateOf: () => state, start: () => undefined, latestId: '2' }
    return <DownloadStatus documents={documents} downloads={downloads} />
  }
  const { rerender } = await showPage(statusOf({ progress: { bytes: 0 } }))
  translatePage()
  rerender(statusOf({ isSaved: true }))
  expect(screen.getByRole('status').textContent).toBe('“Policy” has been downloaded.')
})
