import {
  listClosedNotifications,
  type Notification,
} from '@gatehouse/contracts/portal/notifications'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { refreshOnFocus } from '../../testing/fresh-cache.tsx'
import { inboxOf } from '../../testing/inbox-of.ts'
import { notification } from '../../testing/notification.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'
import type { Inbox } from './use-inbox.ts'

setSettings()
const { hold, replies } = installFakeGateway()
const { showPart } = await import('../../testing/show-page.tsx')
const { clearCache, load } = await import('../../portal/use-read.ts')
const { ClosedList } = await import('./closed-list.tsx')
const { openButtonId } = await import('./focus-targets.ts')
const { useActions } = await import('./use-actions.ts')

const read = 'GET /api/notifications/closed'
const onOpen = jest.fn()

const change = jest.fn<Inbox['change']>(async (changes) => changes)

function List() {
  return <ClosedList actions={useActions(inboxOf({ change }))} onOpen={onOpen} />
}

async function show(...notifications: Notification[]) {
  replies.set(read, () => Response.json({ notifications }))
  await showPart(<List />)
}

beforeEach(() => void jest.clearAllMocks())
afterEach(async () => {
  cleanup()
  await clearCache()
})

test('a closed notification has its title in its language, and its date', async () => {
  await show(notification(2, { language: 'es' }), notification(1, { title: '', originated: null }))
  const [first, second] = screen.getAllByRole('listitem')
  expect(screen.getByText('Number 2').getAttribute('lang')).toBe('es')
  expect(first?.querySelector('time')?.textContent).toMatch(/^Nov 2, 2026/)
  expect(first?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-02T12:00:00.000Z')
  expect(screen.getByText('Notification').hasAttribute('lang')).toBe(false)
  expect(second?.querySelector('time')).toBeNull()
  expect(screen.getByRole('button', { name: 'Bring back: Notification' })).toBeTruthy()
})

test('a press of the title opens it', async () => {
  const one = notification(1, { status: 'read' })
  await show(one)
  await press('Number 1')
  expect(onOpen.mock.calls).toEqual([[one]])
})

test('says when none is closed', async () => {
  await show()
  expect(screen.getByText('Nothing is closed.')).toBeTruthy()
  expect(screen.queryByText('Open a notification to archive it.')).toBeNull()
})

test('what was closed since is listed when the list is opened again', async () => {
  await show(notification(1))
  cleanup()
  await show(notification(2), notification(1))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

test('a failed refresh is told above the list', async () => {
  await show(notification(1))
  replies.set(read, () => rejectWith('internal'))
  await refreshOnFocus()
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('ABCD-1234')
  expect(alert.compareDocumentPosition(screen.getByText('Number 1'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('a read from before Bring back does not list it again', async () => {
  await show(notification(2), notification(1))
  const release = hold(read)
  const loading = load(listClosedNotifications, {})
  await press('Bring back: Number 2')
  await release(Response.json({ notifications: [notification(2), notification(1)] }))
  await act(async () => void (await loading))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('all can be brought back at once, and closed again', async () => {
  const all = [notification(2, { status: 'read' }), notification(1, { status: 'read' })]
  await show(...all)
  await press('Bring All Back')
  expect(screen.getByText('Nothing is closed.')).toBeTruthy()
  await screen.findByText('2 notifications are back.')
  await press('Undo')
  const viewed = all.map((one) => ({ ...one, status: 'viewed' }))
  expect(change.mock.calls).toEqual([[viewed], [all]])
})

test('one that is closed alone is brought back by its own button', async () => {
  await show(notification(1))
  expect(screen.queryByRole('button', { name: 'Bring All Back' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Bring back: Number 1' })).toBeTruthy()
})

test('a long list shows 30 more each time; all of it can be brought back', async () => {
  await show(...Array.from({ length: 31 }, (_, index) => notification(31 - index)))
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  await press('Show 1 more')
  expect(document.activeElement?.id).toBe(openButtonId(notification(1)))
  cleanup()
  await show(...Array.from({ length: 31 }, (_, index) => notification(31 - index)))
  await press('Bring All Back')
  expect(change.mock.lastCall?.[0]).toHaveLength(31)
})
