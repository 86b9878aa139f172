import { listNotifications, type Notification } from '@gatehouse/contracts/portal/notifications'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { notification } from '../../testing/notification.ts'
import { Tabs, useTabsOfOurOwn } from '../../testing/tabs.ts'

useTabsOfOurOwn()
const { forgetAll, keep } = await import('../../portal/use-read.ts')
const { useInbox } = await import('./use-inbox.ts')

const [one, two] = [notification(1), notification(2, { status: 'unread' })]
const as = (status: Notification['status'], ...which: Notification[]) =>
  which.map((each) => ({ ...each, status }))

/** What the gateway was asked, and how it answers. */
const asked: { method: string; body: { ids: string[]; status: string } }[] = []
let answers: (() => Response | Promise<Response>)[]
let listed: Notification[]
const heard: unknown[] = []
const otherTab = new Tabs('gatehouse.notifications')
otherTab.onmessage = ({ data }) => heard.push(data)

beforeEach(async () => {
  asked.length = heard.length = 0
  answers = []
  listed = [two, one]
  globalThis.fetch = async (_address, { method = '', body } = {}) => {
    if (method === 'GET') return Response.json({ notifications: listed })
    asked.push({ method, body: JSON.parse(String(body)) })
    return answers.shift()?.() ?? Response.json({ failed: [] })
  }
  await forgetAll()
  await keep(listNotifications, {}, { notifications: [two, one] })
})
afterEach(cleanup)

/** As in the portal: what is known is not read again just because it is shown. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ revalidateIfStale: false }}>{children}</SWRConfig>
)
const open = () => renderHook(() => useInbox(), { wrapper }).result
const refusal = () => Response.json({ code: 'upstream-refused', status: 502 }, { status: 502 })
const shown = (inbox: { current: ReturnType<typeof useInbox> }) =>
  inbox.current.notifications?.map(({ id, status }) => `${Number.parseInt(id, 10)} ${status}`)

test('a change is seen at once, saved, and told to the other tabs without a word of it', async () => {
  const inbox = open()
  act(() => inbox.current.change(as('read', two)))
  expect(shown(inbox)).toEqual(['1 new'])
  await waitFor(() => expect(heard).toEqual(['changed']))
  expect(asked).toEqual([{ method: 'PUT', body: { ids: [two.id], status: 'read' } }])
  expect(shown(inbox)).toEqual(['1 new'])
})

test('what could not be saved is taken back, and can be tried again', async () => {
  const inbox = open()
  answers = [refusal]
  act(() => inbox.current.change(as('archived', one)))
  expect(shown(inbox)).toEqual(['2 unread', '1 archived'])
  await waitFor(() => expect(inbox.current.unsaved?.fault).toBeDefined())
  expect([shown(inbox), heard]).toEqual([['2 unread', '1 new'], []])
  act(() => inbox.current.retry())
  expect(inbox.current.unsaved).toBeUndefined()
  await waitFor(() => expect(heard).toEqual(['changed']))
  expect(shown(inbox)).toEqual(['2 unread', '1 archived'])
})

test('of several that are saved together those come back that were not', async () => {
  const inbox = open()
  answers = [() => Response.json({ failed: [two.id] })]
  listed = [two]
  act(() => inbox.current.change(as('read', one, two)))
  expect(shown(inbox)).toEqual([])
  await waitFor(() => expect(shown(inbox)).toEqual(['2 unread']))
  expect(inbox.current.unsaved?.failed).toEqual(as('read', two))
})

test('what fails quietly is taken back, and nothing is said', async () => {
  const inbox = open()
  answers = [refusal]
  act(() => inbox.current.change(as('viewed', one), { quietly: true }))
  await waitFor(() => expect(shown(inbox)).toEqual(['2 unread', '1 new']))
  expect(inbox.current.unsaved).toBeUndefined()
})

test('changes are saved in the order in which they were wished, each kind of status together', async () => {
  const inbox = open()
  const slow = Promise.withResolvers<Response>()
  answers = [() => slow.promise]
  act(() => inbox.current.change(as('read', one, two)))
  act(() => inbox.current.change([one, two]))
  expect(shown(inbox)).toEqual(['2 unread', '1 new'])
  await waitFor(() => expect(asked).toHaveLength(1))
  slow.resolve(Response.json({ failed: [] }))
  await waitFor(() => expect(heard).toHaveLength(2))
  expect(asked.map(({ body }) => [body.status, body.ids.length])).toEqual([
    ['read', 2],
    ['new', 1],
    ['unread', 1],
  ])
  expect(shown(inbox)).toEqual(['2 unread', '1 new'])
})

test('many are saved a hundred at a time', async () => {
  const inbox = open()
  const many = Array.from({ length: 250 }, (_, index) => notification(index + 10))
  act(() => inbox.current.change(as('read', ...many)))
  await waitFor(() => expect(heard).toHaveLength(1))
  expect(asked.map(({ body }) => body.ids.length)).toEqual([100, 100, 50])
})

test('what another tab has changed is read at once, not from an answer that is on its way', async () => {
  const inbox = open()
  const before = Promise.withResolvers<Response>()
  let reads = 0
  globalThis.fetch = async () => {
    reads++
    return reads === 1 ? before.promise : Response.json({ notifications: [one] })
  }
  act(() => otherTab.postMessage('changed'))
  act(() => otherTab.postMessage('changed'))
  await waitFor(() => expect(shown(inbox)).toEqual(['1 new']))
  before.resolve(Response.json({ notifications: [two, one] }))
  await act(async () => {
    await before.promise
  })
  expect([reads, shown(inbox)]).toEqual([2, ['1 new']])
})
