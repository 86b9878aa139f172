import {
  listClosedNotifications,
  listNotifications,
  type Notification,
} from '@gatehouse/contracts/portal/notifications'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { onSessionChange } from '../../portal/signed-out.ts'
import { clearCache, load, setCached, useRead } from '../../portal/use-read.ts'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { rejectWith } from '../../testing/fake-gateway.ts'
import { notification } from '../../testing/notification.ts'
import { useInbox } from './use-inbox.ts'

const [one, two] = [notification(1), notification(2, { status: 'unread' })]
const withStatus = (status: Notification['status'], ...notifications: Notification[]) =>
  notifications.map((each) => ({ ...each, status }))

const requests: { method: string; body: { ids: string[]; status: string } }[] = []
let replies: (() => Response | Promise<Response>)[]
let serverList: Notification[]
const messages: unknown[] = []
const otherTab = new FakeBroadcastChannel('gatehouse.notifications')
otherTab.onmessage = ({ data }) => messages.push(data)

beforeEach(async () => {
  requests.length = messages.length = 0
  replies = []
  serverList = [two, one]
  globalThis.fetch = async (_address, { method = '', body } = {}) => {
    if (method === 'GET') return Response.json({ notifications: serverList })
    requests.push({ method, body: JSON.parse(String(body)) })
    return replies.shift()?.() ?? Response.json({ failed: [] })
  }
  await clearCache()
  await setCached(listNotifications, {}, { notifications: [two, one] })
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

/** Same SWR setting as the portal. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ revalidateIfStale: false }}>{children}</SWRConfig>
)
const renderInbox = () => renderHook(() => useInbox(), { wrapper }).result
const visible = (inbox: { current: ReturnType<typeof useInbox> }) =>
  inbox.current.notifications?.map(({ id, status }) => `${Number.parseInt(id, 10)} ${status}`)

test('a change is displayed at once, saved, and announced to other tabs without data', async () => {
  const inbox = renderInbox()
  act(() => void inbox.current.change(withStatus('read', two)))
  expect(visible(inbox)).toEqual(['1 new'])
  await waitFor(() => expect(messages).toEqual(['changed']))
  expect(requests).toEqual([{ method: 'PUT', body: { ids: [two.id], status: 'read' } }])
  expect(visible(inbox)).toEqual(['1 new'])
})

test('a failed save is rolled back and can be retried', async () => {
  const inbox = renderInbox()
  replies = [() => rejectWith('upstream-refused')]
  act(() => void inbox.current.change(withStatus('archived', one)))
  expect(visible(inbox)).toEqual(['2 unread', '1 archived'])
  await waitFor(() => expect(inbox.current.saveFailure?.error).toBeDefined())
  expect([visible(inbox), messages]).toEqual([['2 unread', '1 new'], []])
  act(() => inbox.current.retry())
  expect(inbox.current.saveFailure).toBeUndefined()
  await waitFor(() => expect(messages).toEqual(['changed']))
  expect(visible(inbox)).toEqual(['2 unread', '1 archived'])
})

test.each([
  ['saved', () => Response.json({ failed: [] })],
  ['not saved', () => rejectWith('upstream-refused')],
])(
  'closed notifications stay, and are read again, after a change that is %s',
  async (_case, reply) => {
    const inbox = renderInbox()
    await setCached(listClosedNotifications, {}, { notifications: [] })
    const shown: (number | undefined)[] = []
    const useClosed = () => {
      const { data } = useRead(listClosedNotifications, {})
      shown.push(data?.notifications.length)
    }
    renderHook(useClosed, { wrapper })
    replies = [reply]
    act(() => void inbox.current.change(withStatus('unread', one)))
    await waitFor(() => expect(shown.at(-1)).toBe(serverList.length))
    expect(shown).not.toContain(undefined)
  },
)

test('a partly failed save rolls back only the failed notifications', async () => {
  const inbox = renderInbox()
  replies = [() => Response.json({ failed: [two.id] })]
  serverList = [two]
  act(() => void inbox.current.change(withStatus('read', one, two)))
  expect(visible(inbox)).toEqual([])
  await waitFor(() => expect(visible(inbox)).toEqual(['2 unread']))
  expect(inbox.current.saveFailure?.failed).toEqual(withStatus('read', two))
})

test('a failed silent change is rolled back without a save failure', async () => {
  const inbox = renderInbox()
  replies = [() => rejectWith('upstream-refused')]
  act(() => void inbox.current.change(withStatus('viewed', one), { silent: true }))
  await waitFor(() => expect(visible(inbox)).toEqual(['2 unread', '1 new']))
  expect(inbox.current.saveFailure).toBeUndefined()
})

test('changes are saved in order, batched by status', async () => {
  const inbox = renderInbox()
  const slow = Promise.withResolvers<Response>()
  replies = [() => slow.promise]
  act(() => void inbox.current.change(withStatus('read', one, two)))
  act(() => void inbox.current.change([one, two]))
  expect(visible(inbox)).toEqual(['2 unread', '1 new'])
  await waitFor(() => expect(requests).toHaveLength(1))
  slow.resolve(Response.json({ failed: [] }))
  await waitFor(() => expect(messages).toHaveLength(2))
  expect(requests.map(({ body }) => [body.status, body.ids.length])).toEqual([
    ['read', 2],
    ['new', 1],
    ['unread', 1],
  ])
  expect(visible(inbox)).toEqual(['2 unread', '1 new'])
})

test('changes are saved in batches of 100', async () => {
  const inbox = renderInbox()
  const many = Array.from({ length: 250 }, (_, index) => notification(index + 10))
  act(() => void inbox.current.change(withStatus('read', ...many)))
  await waitFor(() => expect(messages).toHaveLength(1))
  expect(requests.map(({ body }) => body.ids.length)).toEqual([100, 100, 50])
})

test('tells which changes were saved, once they are', async () => {
  const inbox = renderInbox()
  const slow = Promise.withResolvers<Response>()
  replies = [() => slow.promise]
  const onSaved = jest.fn()
  act(() => void inbox.current.change(withStatus('read', one, two)).then(onSaved))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(onSaved).not.toHaveBeenCalled()
  slow.resolve(Response.json({ failed: [two.id] }))
  await waitFor(() => expect(onSaved.mock.calls).toEqual([[withStatus('read', one)]]))
})

test.each([
  ['asks before', {}, [false, false]],
  ['does not ask, if silent, before', { silent: true }, [true, true]],
])('a change that is being saved %s the page is left', async (_case, options, expected) => {
  const inbox = renderInbox()
  const may = (event: string) => window.dispatchEvent(new Event(event, { cancelable: true }))
  const mayLeave = () => [may('beforeunload'), may('gatehouse:reload')]
  expect(mayLeave()).toEqual([true, true])
  const slow = Promise.withResolvers<Response>()
  replies = [() => slow.promise]
  act(() => void inbox.current.change(withStatus('read', one), options))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(mayLeave()).toEqual(expected)
  document.body.hidden = true
  expect(mayLeave()).toEqual([true, true])
  document.body.hidden = false
  slow.resolve(Response.json({ failed: [] }))
  await waitFor(() => expect(messages).toEqual(['changed']))
  await waitFor(() => expect(mayLeave()).toEqual([true, true]))
})

test('a batch that fails leaves the later ones to be saved', async () => {
  const inbox = renderInbox()
  const many = Array.from({ length: 250 }, (_, index) => notification(index + 10))
  replies = [() => rejectWith('upstream-refused')]
  act(() => void inbox.current.change(withStatus('archived', ...many)))
  await waitFor(() => expect(inbox.current.saveFailure).toBeDefined())
  expect(requests.map(({ body }) => body.ids.length)).toEqual([100, 100, 50])
  expect(inbox.current.saveFailure?.failed).toEqual(withStatus('archived', ...many.slice(0, 100)))
  expect(inbox.current.saveFailure?.error).toBeDefined()
  expect(messages).toEqual(['changed'])
})

test('a failed save shows what the gateway has', async () => {
  const inbox = renderInbox()
  replies = [() => rejectWith('upstream-refused')]
  serverList = [two]
  act(() => void inbox.current.change(withStatus('archived', one)))
  await waitFor(() => expect(visible(inbox)).toEqual(['2 unread']))
})

test('a change that waits for its turn stays displayed when the one before is saved', async () => {
  const inbox = renderInbox()
  const first = Promise.withResolvers<Response>()
  const second = Promise.withResolvers<Response>()
  replies = [() => first.promise, () => second.promise]
  act(() => void inbox.current.change(withStatus('read', two)))
  act(() => void inbox.current.change(withStatus('archived', one)))
  first.resolve(Response.json({ failed: [] }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(visible(inbox)).toEqual(['1 archived'])
  second.resolve(Response.json({ failed: [] }))
  await waitFor(() => expect(messages).toHaveLength(2))
})

test('a change after a failed one takes its failure away', async () => {
  const inbox = renderInbox()
  replies = [() => rejectWith('upstream-refused')]
  act(() => void inbox.current.change(withStatus('archived', one)))
  await waitFor(() => expect(inbox.current.saveFailure).toBeDefined())
  act(() => void inbox.current.change(withStatus('archived', two)))
  expect(inbox.current.saveFailure).toBeUndefined()
  await waitFor(() => expect(messages).toEqual(['changed']))
})

test('a failed change that has been undone meanwhile is not reported', async () => {
  const inbox = renderInbox()
  const slow = Promise.withResolvers<Response>()
  replies = [() => slow.promise]
  act(() => void inbox.current.change(withStatus('archived', one, two)))
  act(() => void inbox.current.change([one]))
  slow.resolve(rejectWith('upstream-refused'))
  await waitFor(() => expect(messages).toEqual(['changed']))
  expect(inbox.current.saveFailure?.failed).toEqual(withStatus('archived', two))
})

test('a read from before a save is not shown after it', async () => {
  const inbox = renderInbox()
  const before = Promise.withResolvers<Response>()
  const { fetch } = globalThis
  globalThis.fetch = (address, init) =>
    init?.method === 'GET' ? before.promise : fetch(address, init)
  const loading = load(listNotifications, {})
  act(() => void inbox.current.change(withStatus('read', two)))
  await waitFor(() => expect(messages).toEqual(['changed']))
  before.resolve(Response.json({ notifications: serverList }))
  await act(async () => void (await loading))
  expect(visible(inbox)).toEqual(['1 new'])
})

test('a change that a session has not outlived leads to the sign-in, not to a failure', async () => {
  const inbox = renderInbox()
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies = [() => rejectWith('not-signed-in')]
  act(() => void inbox.current.change(withStatus('archived', one)))
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  expect(inbox.current.saveFailure).toBeUndefined()
  undo()
})

test('Retry without a failed change reads the list again', async () => {
  const inbox = renderInbox()
  serverList = [one]
  act(() => inbox.current.retry())
  await waitFor(() => expect(visible(inbox)).toEqual(['1 new']))
  expect(requests).toEqual([])
})

test('a change in another tab discards the reply in flight and reads again', async () => {
  const inbox = renderInbox()
  const inFlight = Promise.withResolvers<Response>()
  let reads = 0
  globalThis.fetch = async () => {
    reads++
    return reads === 1 ? inFlight.promise : Response.json({ notifications: [one] })
  }
  act(() => otherTab.postMessage('changed'))
  act(() => otherTab.postMessage('changed'))
  await waitFor(() => expect(visible(inbox)).toEqual(['1 new']))
  inFlight.resolve(Response.json({ notifications: [two, one] }))
  await act(async () => {
    await inFlight.promise
  })
  expect([reads, visible(inbox)]).toEqual([2, ['1 new']])
})

test('a focus reads the list again once the gateway has another reply, after 30 seconds', async () => {
  const start = Date.now()
  const now = jest.spyOn(Date, 'now').mockReturnValue(start)
  let reads = 0
  globalThis.fetch = async () => {
    reads++
    return Response.json({ notifications: serverList })
  }
  const inbox = renderInbox()
  // SWR defers the reads by a timer.
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))
  await settle()
  reads = 0
  now.mockReturnValue(start + 29_000)
  act(() => void fireEvent.focus(window))
  await settle()
  expect(reads).toBe(0)
  now.mockReturnValue(start + 31_000)
  serverList = [one]
  act(() => void fireEvent.focus(window))
  await waitFor(() => expect(visible(inbox)).toEqual(['1 new']))
})
