import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { PortalError } from '../../portal/portal-error.ts'
import { inboxOf } from '../../testing/inbox-of.ts'
import { notification } from '../../testing/notification.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'
import type { Inbox } from './use-inbox.ts'

setSettings()
const { showPart } = await import('../../testing/show-page.tsx')
const { Panel } = await import('./panel.tsx')
const { useActions } = await import('./use-actions.ts')

const error = new PortalError()
const retry = jest.fn()

async function show(state: Partial<Inbox>) {
  const inbox = inboxOf({ retry, ...state })
  function PanelOfInbox() {
    const actions = useActions(inbox)
    return (
      <Panel
        inbox={inbox}
        actions={actions}
        detailOpen={false}
        onOpen={() => undefined}
        onClose={() => undefined}
      />
    )
  }
  await showPart(<PanelOfInbox />)
}

beforeEach(() => void retry.mockClear())
afterEach(cleanup)

const caughtUp = () => screen.queryByText("You're all caught up!")

test('a list that did not load is not shown as empty, and offers a retry', async () => {
  await show({ error })
  expect(caughtUp()).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the portal')
  expect(screen.queryByText('Loading')).toBeNull()
  await press('Try again')
  expect(retry).toHaveBeenCalledTimes(1)
})

test('announces that the list is loading', async () => {
  await show({})
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(caughtUp()).toBeNull()
})

test('a failed refresh keeps the list', async () => {
  await show({ notifications: [notification(1)], error })
  expect(screen.getByText('Number 1')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failed save is shown above the list', async () => {
  const notifications = [notification(1)]
  await show({ notifications, saveFailure: { failed: notifications, error } })
  expect(screen.getByRole('alert').compareDocumentPosition(screen.getByText('Number 1'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('All shows archived ones, which Close All does not close', async () => {
  const archived = notification(1, { status: 'archived' })
  const others = [notification(3), notification(2, { status: 'viewed' })]
  const change = jest.fn<Inbox['change']>(async () => [])
  await show({ notifications: [...others, archived], change })
  expect(screen.getByText('Number 1')).toBeTruthy()
  await press('Close All')
  expect(change.mock.calls).toEqual([[others.map((one) => ({ ...one, status: 'read' }))]])
})

test('with archived ones alone, Close All is disabled', async () => {
  const change = jest.fn<Inbox['change']>()
  await show({ notifications: [notification(1, { status: 'archived' })], change })
  const closeAll = screen.getByRole('button', { name: 'Close All' })
  expect(closeAll.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(closeAll)
  expect(change).not.toHaveBeenCalled()
  expect(caughtUp()).toBeTruthy()
  expect(screen.getByText('Number 1')).toBeTruthy()
})

test('the filters are a group that says which one is chosen', async () => {
  await show({ notifications: [notification(2, { status: 'viewed' }), notification(1)] })
  const group = screen.getByRole('group', { name: 'Which to show' })
  const filters = within(group).getAllByRole('button')
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Unread',
    'Archived',
    'Closed',
  ])
  const chosen = () =>
    filters
      .filter((one) => one.getAttribute('aria-pressed') === 'true')
      .map((one) => one.textContent)
  expect(chosen()).toEqual(['All'])
  await press('Unread')
  expect(chosen()).toEqual(['Unread'])
  expect(screen.queryByText('Number 2')).toBeNull()
  expect(screen.getByText('Number 1')).toBeTruthy()
})

test.each([
  ['All', "You're all caught up!", true, false],
  ['Unread', "You're all caught up!", true, false],
  ['Archived', 'Nothing is archived.', false, true],
])('%s without notifications says “%s”', async (filter, text, hasCloseAll, hasHelp) => {
  await show({ notifications: [] })
  await press(filter)
  expect(screen.getAllByText(text)).toHaveLength(1)
  expect(document.querySelector('svg:not([aria-hidden=true])')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close All' }) !== null).toBe(hasCloseAll)
  expect(screen.queryByText('Open a notification to archive it.') !== null).toBe(hasHelp)
})

test('Close All closes only what the filter shows', async () => {
  const change = jest.fn<Inbox['change']>(async () => [])
  const unread = notification(1)
  await show({ notifications: [notification(2, { status: 'viewed' }), unread], change })
  await press('Unread')
  screen.getByRole('button', { name: 'Close All' }).focus()
  await press('Close All')
  expect(change.mock.calls).toEqual([[[{ ...unread, status: 'read' }]]])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
})

test('notifications that could not be saved without a failed request are told too', async () => {
  const notifications = [notification(1)]
  await show({ notifications, saveFailure: { failed: notifications, error: undefined } })
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  await press('Try again')
  expect(retry).toHaveBeenCalledTimes(1)
})

test('archived ones are listed without a word that there are none', async () => {
  await show({ notifications: [notification(1, { status: 'archived' })] })
  await press('Archived')
  expect(screen.getByText('Number 1')).toBeTruthy()
  expect(screen.queryByText('Nothing is archived.')).toBeNull()
})
