import { ChakraProvider } from '@chakra-ui/react'
import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { notification } from '../../testing/notification.ts'
import { press } from '../../testing/press.ts'
import '../../testing/wide-screen.ts'

const { system } = await import('../../ui/theme.ts')
const { clearCache } = await import('../../portal/use-read.ts')
const { Bell } = await import('./bell.tsx')
const { openInbox } = await import('./focus-targets.ts')

const { requests, replies } = installFakeGateway()
const list = (...notifications: Notification[]) =>
  replies.set('GET /api/notifications', () => Response.json({ notifications }))
list()

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

afterEach(async () => {
  cleanup()
  await clearCache()
})

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

const openFirst = async () => {
  await press(/Number 1$/)
  await screen.findByText('Hello')
}

test.each([
  ['leaves the list, whose title', 'Unread', 'Notifications'],
  ['stays in the list', 'All', 'Number 1'],
])('one that is archived %s takes the focus', async (_case, filter, focused) => {
  list(notification(1), notification(2))
  replies.set(`GET /api/notifications/${notification(1).id}`, () =>
    Response.json({ body: '<p>Hello</p>', language: 'en' }),
  )
  replies.set('PUT /api/notifications/status', () => Response.json({ failed: [] }))
  await show()
  await press('Notifications, 2 unread')
  await press(filter)
  await openFirst()
  await press('Archive')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(focused))
  expect(screen.queryByText('Hello')).toBeNull()
})

test('a file without a name is told, and can be downloaded', async () => {
  list(notification(1, { attachment: '' }))
  await show()
  await press('Notifications, 1 unread')
  expect(screen.getByText('with a file')).toBeTruthy()
  await openFirst()
  expect(screen.getByRole('button', { name: 'Download: File' })).toBeTruthy()
})

test('marking as viewed is not tried again when it fails', async () => {
  list(notification(1))
  replies.set('PUT /api/notifications/status', () => rejectWith('internal', 500))
  await show()
  await press('Notifications, 1 unread')
  requests.length = 0
  await openFirst()
  const save = 'PUT /api/notifications/status'
  await waitFor(() => expect(requests).toContain(save))
  // The list is read again, to show what the gateway has.
  await waitFor(() => expect(requests).toContain('GET /api/notifications'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(requests.filter((request) => request === save)).toHaveLength(1)
})
