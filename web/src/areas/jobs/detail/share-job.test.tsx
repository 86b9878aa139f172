import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { job } from '../../../testing/job.ts'
import { press } from '../../../testing/press.ts'

const { system } = await import('../../../ui/theme.ts')
const { AlertProvider } = await import('../../../ui/alerts.tsx')
const { ShareJob } = await import('./share-job.tsx')

const url = `${location.origin}/search-jobs/1001?brandId=xpo`

const show = () =>
  act(async () =>
    render(
      <ChakraProvider value={system}>
        <AlertProvider>
          <MemoryRouter initialEntries={['/search/1001']}>
            <ShareJob job={job()} />
          </MemoryRouter>
        </AlertProvider>
      </ChakraProvider>,
    ),
  )

afterEach(() => {
  cleanup()
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

test('shares the public address of a job, also from a worker’s page', async () => {
  const share = jest.fn(async (_data: ShareData) => undefined)
  Object.assign(navigator, { share })
  await show()
  await press('Share')
  expect(share.mock.calls).toEqual([[{ title: 'Welder', url }]])
})

test('a share that is cancelled is no error', async () => {
  Object.assign(navigator, {
    share: async () => {
      throw new DOMException('cancelled', 'AbortError')
    },
  })
  await show()
  await press('Share')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('copies the address where nothing can be shared', async () => {
  const writeText = jest.fn(async (_text: string) => undefined)
  Object.assign(navigator, { clipboard: { writeText } })
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
  expect(screen.getAllByText(/^We could not copy the link\./).length).toBeGreaterThan(0)
})
