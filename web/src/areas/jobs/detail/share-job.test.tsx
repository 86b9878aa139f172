import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { job } from '../../../testing/job.ts'
import { press } from '../../../testing/press.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { ShareJob } from './share-job.tsx'

const url = `${location.origin}/search-jobs/1001?brandId=xpo`

const show = () => showPage(<ShareJob job={job()} />, '/search/1001')

afterEach(() => {
  cleanup()
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

test('explains what to do when the browser refuses to copy', async () => {
  Object.assign(navigator, {
    clipboard: {
      writeText: async () => {
        throw new DOMException('refused', 'NotAllowedError')
      },
    },
  })
  await show()
  await press('Copy link')
  expect(screen.getByRole('alert').textContent).toMatch(/^We could not copy the link\./)
})
