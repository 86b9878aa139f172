import { ChakraProvider } from '@chakra-ui/react'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({
  supportPhone: '1-800-555-0142',
  californiaNotice: { reviewed: '2026-01-01', form: 'CA-1' },
})
const { system } = await import('../../ui/theme.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { clearCache, peek } = await import('../../portal/use-read.ts')
const { FreshCache } = await import('../../testing/fresh-cache.tsx')
const { visitor } = await import('../session/use-session.ts')
const { CaliforniaNotice } = await import('./california-notice.tsx')

const { replies } = installFakeGateway()
const acceptance = 'POST /api/session/california-notice'
const content = 'GET /api/content/public/california-notice'
const signedIn = (...gates: SessionView['gates']): SessionView => ({
  ...visitor,
  person: person(),
  gates,
})

const otherTab = new FakeBroadcastChannel('gatehouse.california-notice')
const toldToOthers: unknown[] = []
otherTab.onmessage = ({ data }) => void toldToOthers.push(data)

async function show() {
  const router = createMemoryRouter([{ path: '*', element: <CaliforniaNotice /> }], {
    initialEntries: ['/info/profile?tab=2'],
  })
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <FreshCache>
          <RouterProvider router={router} />
        </FreshCache>
      </ChakraProvider>,
    ),
  )
  return router
}
const accept = () => press('I Understand & Accept')

beforeEach(() => {
  toldToOthers.length = 0
  replies.set(content, () => Response.json({ categories: [] }))
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

test('leaves the page when the session has ended', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(acceptance, () => rejectWith('not-signed-in', 401))
  await show()
  await accept()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  undo()
})

test('tells the other tabs once the gateway has taken the acceptance', async () => {
  replies.set(acceptance, () => rejectWith('internal', 500))
  const router = await show()
  await accept()
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(toldToOthers).toEqual([])

  replies.set(acceptance, () => Response.json(signedIn()))
  await accept()
  expect(toldToOthers).toEqual(['accepted'])
  expect(peek(readSession, {})).toEqual(signedIn())
  expect(router.state.location.pathname).toBe('/info/profile')
})

test.each([
  ['here', accept],
  ['in another tab', () => act(async () => otherTab.postMessage('accepted'))],
])('once accepted %s, the next gate leads back to the page', async (_where, acceptNotice) => {
  for (const endpoint of [acceptance, 'GET /api/session'])
    replies.set(endpoint, () => Response.json(signedIn('preference')))
  const { state } = await show().then(async (router) => {
    await acceptNotice()
    return router
  })
  expect(state.location.pathname + state.location.search).toBe(
    '/account?to=%2Finfo%2Fprofile%3Ftab%3D2',
  )
})

test.each<[string, () => Response]>([
  ['cannot be read', () => rejectWith('internal', 500)],
  ['are none', () => Response.json({ categories: [] })],
  [
    'are links alone',
    () =>
      Response.json({
        categories: [
          {
            title: 'Links',
            language: 'en',
            items: [{ kind: 'link', label: 'Law', url: 'https://a.test', language: 'en' }],
          },
        ],
      }),
  ],
])('has its own words when those of the editors %s', async (_case, reply) => {
  replies.set(content, reply)
  await show()
  expect(screen.getByRole('heading', { level: 3, name: 'What we collect' })).toBeTruthy()
  expect(screen.getByText('Reviewed Jan 1, 2026 · Form CA-1')).toBeTruthy()
  expect(screen.queryByText('Links')).toBeNull()
})
