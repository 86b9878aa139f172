import { ChakraProvider } from '@chakra-ui/react'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import {
  FakeBroadcastChannel,
  installFakeBroadcastChannel,
} from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'

installFakeBroadcastChannel()
const { requests, replies } = installFakeGateway()
const { system } = await import('../../ui/theme.ts')
const { handleSessionChange } = await import('../../portal/signed-out.ts')
const { subscribeToTabs } = await import('../../portal/tabs.ts')
const { setCached } = await import('../../portal/use-read.ts')
const { SessionLifecycle } = await import('./session-lifecycle.tsx')
const { visitor } = await import('./use-session.ts')

const signOut = 'POST /api/session/sign-out'
const session = { ...visitor, person: person(), expiresIn: 1 }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

test('a sign-in in another tab stops the retries of the sign-out', async () => {
  await setCached(readSession, {}, session)
  const router = createMemoryRouter([{ path: '*', element: <SessionLifecycle /> }])
  const unsubscribe = subscribeToTabs(handleSessionChange)
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>,
    ),
  )
  const wait = (milliseconds: number) =>
    act(async () => jest.advanceTimersByTimeAsync(milliseconds))
  const signOuts = () => requests.filter((request) => request === signOut).length
  await wait(2500)
  const failed = signOuts()
  expect(failed).toBeGreaterThan(0)
  replies.set('GET /api/session', () => Response.json({ ...session, expiresIn: 3600 }))
  replies.set(signOut, () => Response.json({}))
  await act(async () => new FakeBroadcastChannel('gatehouse').postMessage('signed in'))
  await wait(60_000)
  expect(signOuts()).toBe(failed)
  unsubscribe()
})
