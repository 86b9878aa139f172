import { ChakraProvider } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'

installFakeBroadcastChannel()
document.head.innerHTML = `<meta name="gatehouse-settings" content='{"supportPhone":"1-800-555-0142"}'>`
const { system } = await import('../../ui/theme.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { rememberStarted } = await import('./model/started-flag.ts')
const { ApplicationForm } = await import('./application-form.tsx')

const job = { id: '1001', title: 'Forklift Operator', brand: { code: 'staffmark' } } as Job
const draft = 'GET /api/jobs/1001/application'
const { replies } = installFakeGateway()
const onRestart = jest.fn()

beforeEach(() => {
  onRestart.mockClear()
  rememberStarted()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const show = (address: string) =>
  act(async () =>
    render(
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[address]}>
          <ApplicationForm
            job={job}
            answers={undefined}
            onOpen={() => undefined}
            onDisqualified={() => undefined}
            onRestart={onRestart}
          />
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )

test.each([
  ['/search-jobs/1001', draft],
  ['/search/1001', `${draft}/worker`],
])(
  'at %s a draft that did not load offers a retry, and is awaited again before another is started',
  async (address, path) => {
    replies.set(path, () => rejectWith('internal', 500))
    await show(address)
    expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
    const { promise, resolve } = Promise.withResolvers<Response>()
    replies.set(path, () => promise)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.queryByRole('button')).toBeNull()
    await act(async () => resolve(Response.json({ application: null })))
    expect(screen.queryByRole('status')).toBeNull()
  },
)

test('leads a visitor without a draft to the qualifiers', async () => {
  replies.set(draft, () => Response.json({ application: null }))
  await show('/search-jobs/1001')
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('leads from a draft that was applied already to the qualifiers, for another address', async () => {
  replies.set(draft, () => Response.json({ application: { key: 'k1', state: 'applied' } }))
  await show('/search-jobs/1001')
  expect(onRestart).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /another/ })))
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('leaves the page when the session has ended before the draft is read', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(`${draft}/worker`, () => rejectWith('not-signed-in', 401))
  await show('/search/1001')
  undo()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
