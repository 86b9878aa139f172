import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { FreshCache } from '../../testing/fresh-cache.tsx'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { system } = await import('../../ui/theme.ts')
const { Component } = await import('./devices-page.tsx')

const signOutGroup = 'POST /api/session/active/sign-out'
const signOutOthers = 'POST /api/session/sign-out-elsewhere'
const session = (id: string, browser: string) => ({
  id,
  browser,
  system: 'Windows',
  since: '2026-11-20T15:04:00.000Z',
  lastUsed: '2026-11-20T15:05:00.000Z',
  current: id === 'current',
})

beforeEach(async () => {
  requests.length = 0
  const sessions = [session('current', 'Edge'), session('a', 'Chrome'), session('b', 'Firefox')]
  replies.set('GET /api/session/active', () => Response.json({ sessions }))
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <FreshCache>
          <MemoryRouter>
            <Component />
          </MemoryRouter>
        </FreshCache>
      </ChakraProvider>,
    ),
  )
})
afterEach(cleanup)

const writes = () => requests.filter((request) => request.startsWith('POST'))

test.each([
  ['Sign out of Chrome on Windows', signOutGroup],
  ['Sign out everywhere else', signOutOthers],
])('a retry of “%s” ends no other sessions', async (button, request) => {
  replies.set(request, () => rejectWith('internal', 500))
  await press(button)
  replies.set(signOutGroup, () => Response.json({ endedSessions: 1 }))
  replies.set(signOutOthers, () => Response.json({ endedSessions: 2 }))
  await press('Try again')
  expect(writes()).toEqual([request, request])
  expect(screen.queryByRole('alert')).toBeNull()
})
