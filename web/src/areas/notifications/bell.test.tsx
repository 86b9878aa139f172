import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import '../../testing/wide-screen.ts'

installFakeBroadcastChannel()
const { system } = await import('../../ui/theme.ts')
const { Bell } = await import('./bell.tsx')
const { openInbox } = await import('./focus-targets.ts')

const { replies } = installFakeGateway()
replies.set('GET /api/notifications', () => Response.json({ notifications: [] }))

const show = () =>
  act(async () =>
    render(
      <ChakraProvider value={system}>
        <MemoryRouter>
          <Bell />
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )

afterEach(cleanup)

test('openInbox opens the panel once the bell is loaded', async () => {
  openInbox()
  await show()
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeTruthy()
})

test('openInbox moves the focus to a panel that is open', async () => {
  await show()
  await act(async () => openInbox())
  screen.getByRole('button', { name: 'Close notifications' }).focus()
  await act(async () => openInbox())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
})
