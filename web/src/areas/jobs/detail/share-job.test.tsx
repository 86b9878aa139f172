import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { embedIn, leaveFrame } from '../../../testing/host-page.ts'
import { job } from '../../../testing/job.ts'
import { press } from '../../../testing/press.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { ShareJob } from './share-job.tsx'

const url = `${location.origin}/search-jobs/1001?brandId=xpo`

const show = () => showPage(<ShareJob job={job()} />, '/search/1001')

afterEach(() => {
  cleanup()
  leaveFrame()
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

test('shares the public address of a job, also from a worker’s page', async () => {
  const share = jest.fn(async (_data: ShareData) => undefined)
  Object.assign(navigator, { share, canShare: () => true })
  await show()
  await press('Share')
  expect(share.mock.calls).toEqual([[{ title: 'Welder', url }]])
})

test('a share that is cancelled is no error', async () => {
  Object.assign(navigator, {
    canShare: () => true,
    share: async () => {
      throw new DOMException('cancelled', 'AbortError')
    },
  })
  await show()
  await press('Share')
  // Jest reports an unhandled rejection.
  expect(screen.queryByRole('alert')).toBeNull()
})

test('copies the address where nothing can be shared', async () => {
  const writeText = jest.fn(async (_text: string) => undefined)
  const share = { share: async () => undefined, canShare: () => false }
  Object.assign(navigator, { ...share, clipboard: { writeText } })
  await show()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  await press('Copy link')
  expect(writeText.mock.calls).toEqual([[url]])
  expect(screen.getByText('Copied to clipboard!')).toBeTruthy()
})

const refuseToCopy = () =>
  Object.assign(navigator, {
    clipboard: {
      writeText: async () => {
        throw new DOMException('refused', 'NotAllowedError')
      },
    },
  })

test('explains what to do when the browser refuses to copy', async () => {
  refuseToCopy()
  await show()
  await press('Copy link')
  const words = /^We could not copy the link\. You can copy it from the address bar\./
  expect(screen.getByRole('alert').textContent).toMatch(words)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('offers the address selected in a frame, whose address bar is the host’s', async () => {
  embedIn('https://host.example.test/jobs')
  refuseToCopy()
  await show()
  await press('Copy link')
  expect(screen.getByRole('alert').textContent).toContain('You can copy it from the field below.')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this job' })
  expect([document.activeElement, field.value]).toEqual([field, url])
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length])
})
