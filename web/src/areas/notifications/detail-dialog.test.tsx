import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { FreshCache } from '../../testing/fresh-cache.tsx'
import { inboxOf } from '../../testing/inbox-of.ts'
import { notification } from '../../testing/notification.ts'
import { press } from '../../testing/press.ts'
import { showPart } from '../../testing/show-page.tsx'
import { DetailDialog } from './detail-dialog.tsx'
import { bellId, openButtonId, panelTitleId } from './focus-targets.ts'
import { useActions } from './use-actions.ts'
import type { Inbox } from './use-inbox.ts'

const { replies, hold } = installFakeGateway()
const change = jest.fn<Inbox['change']>()
const onClose = jest.fn()

beforeEach(() => {
  change.mockClear()
  onClose.mockClear()
})
afterEach(cleanup)

function Detail({ one }: { one: Notification }) {
  const actions = useActions(inboxOf({ notifications: [one], change }))
  return <DetailDialog notification={one} actions={actions} onClose={onClose} />
}

const detailOf = (one: Notification) => (
  <FreshCache>
    <Detail one={one} />
  </FreshCache>
)

function show(
  changes: Partial<Notification>,
  reply: object = { body: '<p>Hola</p>', language: 'es' },
) {
  const one = notification(1, changes)
  replies.set(`GET /api/notifications/${one.id}`, () => Response.json(reply))
  return showPart(detailOf(one))
}

test.each(['new', 'unread'] as const)(
  'one that is %s is viewed once its text is shown',
  async (status) => {
    const release = hold(`GET /api/notifications/${notification(1).id}`)
    const { rerender } = await showPart(detailOf(notification(1, { status })))
    expect(change).not.toHaveBeenCalled()
    await release(Response.json({ body: '<p>Hola</p>', language: 'es' }))
    // As after a failed save, or a mark as unread.
    await act(async () => rerender(detailOf(notification(1, { status }))))
    expect(change.mock.calls).toEqual([[[notification(1, { status: 'viewed' })], { silent: true }]])
  },
)

test.each(['viewed', 'archived'] as const)('one that is %s stays so', async (status) => {
  await show({ status })
  expect(screen.getByText('Hola')).toBeTruthy()
  expect(change).not.toHaveBeenCalled()
})

test('title and text have their languages, and the date stands below the title', async () => {
  await show({ language: 'es', title: 'Aviso' })
  expect(screen.getByRole('heading', { name: 'Aviso' }).getAttribute('lang')).toBe('es')
  expect(screen.getByText('Hola').closest('[lang]')?.getAttribute('lang')).toBe('es')
  expect(screen.getByRole('dialog', { description: /^Nov 1, 2026/ })).toBeTruthy()
})

test('one without a title, a date, a text or a file says so', async () => {
  await show({ title: '', language: 'es', originated: null }, { body: '', language: 'es' })
  const heading = screen.getByRole('heading', { name: 'Notification' })
  expect(heading.hasAttribute('lang')).toBe(false)
  expect(screen.getByText('This notification has no text.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
})

test('a file can be downloaded by its name', async () => {
  await show({ attachment: 'Plan.pdf' })
  expect(screen.getByRole('button', { name: 'Download: Plan.pdf' })).toBeTruthy()
})

test.each(['new', 'viewed', 'read'] as const)(
  'Undo of Archive gives one that was %s this status back',
  async (status) => {
    await show({ status })
    await press('Archive')
    // The dialog hides the alert from roles while it is open.
    const undo = await screen.findByText('Undo')
    await act(async () => void fireEvent.click(undo))
    expect(change).toHaveBeenLastCalledWith([notification(1, { status })])
  },
)

test('Archive archives, and closes the dialog; an archived one has no such button', async () => {
  await show({ status: 'viewed' })
  await press('Archive')
  expect(change.mock.calls).toEqual([[[notification(1, { status: 'archived' })]]])
  expect(onClose).toHaveBeenCalledTimes(1)
  cleanup()
  await show({ status: 'archived' })
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
})

test.each([
  ['Close', () => press('Close')],
  ['Escape', () => act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }))],
])('%s closes the dialog', async (_by, close) => {
  await show({ status: 'viewed' })
  await close()
  expect(onClose).toHaveBeenCalledTimes(1)
})

const one = notification(1)
test.each([
  [[bellId, panelTitleId, openButtonId(one)], openButtonId(one)],
  [[bellId, panelTitleId], panelTitleId],
  [[bellId], bellId],
])('closed beside %j it returns the focus to %s', async (ids, target) => {
  replies.set(`GET /api/notifications/${one.id}`, () => Response.json({ body: '', language: 'en' }))
  const targets = ids.map((id) => <button key={id} id={id} type="button" />)
  const { rerender } = await showPart([targets, <Detail key="detail" one={one} />])
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull())
  await act(async () => rerender([targets]))
  await waitFor(() => expect(document.activeElement?.id).toBe(target))
})
