import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { notification } from '../../testing/notification.ts'
import { press } from '../../testing/press.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { setSettings } from '../../testing/set-settings.ts'
import '../../testing/wide-screen.ts'

setSettings()

const { showPage } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { Page } = await import('../../ui/page.tsx')
const { Bell } = await import('./bell.tsx')
const { openInbox } = await import('./inbox-host.ts')

const { requests, bodies, replies, hold } = installFakeGateway()
const save = 'PUT /api/notifications/status'
const list = (...notifications: Notification[]) =>
  replies.set('GET /api/notifications', () => Response.json({ notifications }))
list()

const show = () => showPage(<Bell />)

beforeEach(() => {
  requests.length = bodies.length = 0
  replies.set(save, () => Response.json({ failed: [] }))
  replies.set(`GET /api/notifications/${notification(1).id}`, () =>
    Response.json({ body: '<p>Hello</p>', language: 'en' }),
  )
})
afterEach(async () => {
  setScreenWidth(1280)
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

const bellBelow = (shown: ReactNode) => (
  <>
    {shown}
    <Bell />
  </>
)
const showWithOpener = () =>
  showPage(
    bellBelow(
      <button id="opener" type="button" onClick={openInbox}>
        To do
      </button>,
    ),
  )
const opener = () => screen.getByRole('button', { name: 'To do' })

test.each([
  ['Close notifications', 'its opener', () => opener()],
  [/^Notifications/, 'the bell', () => bell()],
])(
  'a panel that openInbox opened, closed by %s, leaves the focus at %s',
  async (name, _target, focused) => {
    await showWithOpener()
    opener().focus()
    await press('To do')
    await press(name)
    expect(isPanelOpen()).toBe(false)
    expect(document.activeElement).toBe(focused())
  },
)

test('the bell gets the focus of an opener that is gone', async () => {
  const { rerender } = await showWithOpener()
  opener().focus()
  await press('To do')
  rerender(bellBelow(null))
  await press('Close notifications')
  expect(document.activeElement).toBe(bell())
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
  replies.set(save, () => rejectWith('internal'))
  await show()
  await press('Notifications, 1 unread')
  requests.length = 0
  await openFirst()
  await waitFor(() => expect(requests).toContain(save))
  // The list is read again, to show what the gateway has.
  await waitFor(() => expect(requests).toContain('GET /api/notifications'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(requests.filter((request) => request === save)).toHaveLength(1)
})

/** By its text: an alert goes after five seconds, which queries by role can take on a busy machine. */
const pressAlert = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))

const panel = () => screen.getByRole('dialog', { name: 'Notifications' })
const isPanelOpen = () => screen.queryByRole('dialog', { name: 'Notifications' }) !== null
const bell = () => screen.getByRole('button', { name: /^Notifications/ })

test('the bell opens and closes the panel, and says whether it is open', async () => {
  list()
  await show()
  for (const isOpen of [true, false]) {
    await press('Notifications')
    expect(isPanelOpen()).toBe(isOpen)
    expect(bell().getAttribute('aria-expanded')).toBe(String(isOpen))
  }
})

test('on a phone the bell gets the focus back once the page behind the panel can take it', async () => {
  setScreenWidth(375)
  list()
  const { container } = await show()
  container.id = 'root'
  await press('Notifications')
  expect(container.hasAttribute('inert')).toBe(true)
  const wasInert: boolean[] = []
  bell().addEventListener('focus', () => wasInert.push(container.hasAttribute('inert')))
  await press('Close notifications')
  expect(document.activeElement).toBe(bell())
  expect(wasInert).toEqual([false])
})

test('a list that cannot be read is told at the bell', async () => {
  replies.set('GET /api/notifications', () => rejectWith('internal'))
  await show()
  const button = screen.getByRole('button', { name: 'Notifications, could not be read' })
  expect(button.textContent).toBe('!')
})

test('a list that could not be read again keeps its number at the bell', async () => {
  list(notification(1))
  await show()
  requests.length = 0
  replies.set('GET /api/notifications', () => rejectWith('internal'))
  await hearFromOtherTab()
  await waitFor(() => expect(requests).toEqual(['GET /api/notifications']))
  const button = screen.getByRole('button', { name: 'Notifications, 1 unread' })
  expect(button.textContent).toBe('1')
})

test('a number is announced when it changes', async () => {
  list(notification(1), notification(2))
  await show()
  const announced = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  expect(announced()).toBe('')
  await press('Notifications, 2 unread')
  await openFirst()
  await waitFor(() => expect(announced()).toContain('1 unread notification'))
})

test('a closed notification comes back by Undo, which moves the focus to it', async () => {
  list(notification(2), notification(1))
  await show()
  await press('Notifications, 2 unread')
  await press('Close “Number 2”')
  expect(screen.getByText('“Number 2” is closed.')).toBeTruthy()
  await pressAlert('Undo')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Number 2$/ }))
  await waitFor(() =>
    expect(bodies).toEqual([
      { ids: [notification(2).id], status: 'read' },
      { ids: [notification(2).id], status: 'new' },
    ]),
  )
})

test('Undo moves the focus to the title for what the list hides, and to the bell without a panel', async () => {
  list(notification(2), notification(1))
  await show()
  await press('Notifications, 2 unread')
  await press('Close “Number 2”')
  await press('Archived')
  await pressAlert('Undo')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
  await press('All')
  await press('Close “Number 1”')
  await press('Close notifications')
  await pressAlert('Undo')
  expect(document.activeElement).toBe(bell())
  await waitFor(() => expect(bodies).toHaveLength(4))
})

test.each([
  [[2, 1], '2 notifications are closed.'],
  [[1], '1 notification is closed.'],
])('Close All of %j says “%s”, and can be undone', async (numbers, message) => {
  list(...numbers.map((number) => notification(number)))
  await show()
  await press(`Notifications, ${numbers.length} unread`)
  const release = hold(save)
  await press('Close All')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
  expect(screen.queryByText(message)).toBeNull()
  await release(Response.json({ failed: [] }))
  await screen.findByText(message)
  await pressAlert('Undo')
  const [first] = numbers
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: new RegExp(`Number ${first}$`) }),
  )
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toEqual({
    ids: numbers.map((number) => notification(number).id),
    status: 'new',
  })
})

/** Notes the list of alerts and its text when it comes into the panel. */
function watchAlertsInPanel() {
  const region: { element?: Element; textAtFirst?: string | null } = {}
  new MutationObserver((_changes, observer) => {
    const element = document.querySelector('[aria-labelledby=notifications-title] [aria-live]')
    if (!element) return
    Object.assign(region, { element, textAtFirst: element.textContent })
    observer.disconnect()
  }).observe(document.body, { childList: true, subtree: true })
  return region
}

test('an archived notification can be brought back by Undo', async () => {
  list(notification(1))
  await show()
  await press('Notifications, 1 unread')
  await openFirst()
  await waitFor(() => expect(bodies).toHaveLength(1))
  const region = watchAlertsInPanel()
  await press('Archive')
  const message = await screen.findByText('“Number 1” is archived.')
  // Text that is inserted into a live region is announced, text that comes with it mostly not.
  expect(region.textAtFirst).toBe('')
  expect(region.element?.contains(message)).toBe(true)
  await pressAlert('Undo')
  await waitFor(() =>
    expect(bodies.map((body) => (body as { status: string }).status)).toEqual([
      'viewed',
      'archived',
      'viewed',
    ]),
  )
})

test('one that is marked as unread is bold again, and keeps the focus', async () => {
  list(notification(1, { status: 'viewed' }))
  await show()
  await press('Notifications')
  await press('Mark as unread: Number 1')
  expect(document.activeElement?.textContent).toBe('Unread: Number 1')
  await waitFor(() => expect(bodies).toEqual([{ ids: [notification(1).id], status: 'unread' }]))
})

test('a change that fails while the panel is closed is told, also in the page, and tried again', async () => {
  list(notification(1))
  await showPage(
    <>
      <Bell />
      <Page title="Home">X</Page>
    </>,
  )
  const release = hold(save)
  await press('Notifications, 1 unread')
  screen.getByRole('button', { name: 'Close “Number 1”' }).focus()
  await press('Close “Number 1”')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
  await press('Close notifications')
  await release(rejectWith('internal'))
  const alert = within(await screen.findByRole('alert'))
  expect(screen.getAllByText('Your change was not saved.')).toHaveLength(2)
  expect(screen.getByText(/ABCD-1234/)).toBeTruthy()
  replies.set(save, () => Response.json({ failed: [] }))
  bodies.length = 0
  await act(async () => void fireEvent.click(alert.getByText('Try again')))
  expect(screen.queryByText('Your change was not saved.')).toBeNull()
  await waitFor(() => expect(bodies).toEqual([{ ids: [notification(1).id], status: 'read' }]))
})

test('a change that fails while the panel is open is told there, and not once more on its closing', async () => {
  list(notification(1))
  await show()
  replies.set(save, () => rejectWith('internal'))
  await press('Notifications, 1 unread')
  await press('Close “Number 1”')
  await within(panel()).findByText(/ABCD-1234/)
  await press('Close notifications')
  expect(screen.queryByText('Your change was not saved.')).toBeNull()
})

test('alerts stand in the panel, and beside it while one notification is open', async () => {
  list(notification(2), notification(1))
  await show()
  await press('Notifications, 2 unread')
  await press('Close “Number 2”')
  const alert = () => screen.getByText('“Number 2” is closed.')
  expect(panel().contains(alert())).toBe(true)
  await openFirst()
  expect(document.querySelector('[aria-labelledby=notifications-title]')?.contains(alert())).toBe(
    false,
  )
})

const hearFromOtherTab = () =>
  act(async () => new FakeBroadcastChannel('gatehouse.notifications').postMessage('changed'))

test('an open notification follows the other tabs, and stays when one of them closes it', async () => {
  list(notification(1, { status: 'viewed' }))
  await show()
  await press('Notifications')
  await press('Number 1')
  await screen.findByText('Hello')
  expect(screen.getByRole('button', { name: 'Archive' })).toBeTruthy()
  list(notification(1, { status: 'archived' }))
  await hearFromOtherTab()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull())
  list()
  await hearFromOtherTab()
  await waitFor(() => expect(screen.queryByRole('button', { name: /Close “Number 1”/ })).toBeNull())
  expect(screen.getByText('Hello')).toBeTruthy()
  expect(bodies).toEqual([])
})

test('closed notifications are listed on request, and one is brought back as read', async () => {
  list()
  const closed = [notification(2, { status: 'read' }), notification(1, { status: 'read' })]
  const read = 'GET /api/notifications/closed'
  replies.set(read, () => Response.json({ notifications: closed }))
  await show()
  await press('Notifications')
  expect(requests).not.toContain(read)
  await press('Closed')
  expect(screen.queryByRole('button', { name: 'Close All' })).toBeNull()
  expect(screen.queryByText("You're all caught up!")).toBeNull()
  const release = hold(save)
  await press('Bring back: Number 2')
  expect(screen.queryByText('Number 2')).toBeNull()
  expect(screen.getByText('Number 1')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
  await waitFor(() => expect(bodies).toEqual([{ ids: [notification(2).id], status: 'viewed' }]))
  await release(Response.json({ failed: [] }))
  await press('All')
  expect(screen.getByText('Number 2')).toBeTruthy()
})

test('a closed notification opens, and gets the focus back', async () => {
  list()
  replies.set('GET /api/notifications/closed', () =>
    Response.json({ notifications: [notification(1, { status: 'read' })] }),
  )
  await show()
  await press('Notifications')
  await press('Closed')
  await press('Number 1')
  await screen.findByText('Hello')
  expect(bodies).toEqual([])
  const dialog = screen.getByText('Hello').closest('[role=dialog]')
  await waitFor(() => expect(dialog?.contains(document.activeElement)).toBe(true))
  await press('Close')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Number 1'))
})
