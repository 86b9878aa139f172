import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { refreshOnFocus } from '../../testing/fresh-cache.tsx'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies, hold } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { Component, loader } = await import('./devices-page.tsx')

const read = 'GET /api/session/active'
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
  requests.length = bodies.length = 0
  const sessions = [session('current', 'Edge'), session('a', 'Chrome'), session('b', 'Firefox')]
  replies.set(read, () => Response.json({ sessions }))
  await clearCache()
  await showPage(<Component />)
})
afterEach(cleanup)

const writes = () => requests.filter((request) => request.startsWith('POST'))

test('a retry ends no other sessions than the try before it', async () => {
  for (const [button, request] of [
    ['Sign out of Chrome on Windows', signOutGroup],
    ['Sign out everywhere else', signOutOthers],
  ] as const) {
    requests.length = 0
    replies.set(request, () => rejectWith('internal'))
    await press(button)
    replies.set(signOutGroup, () => Response.json({ endedSessions: 1 }))
    replies.set(signOutOthers, () => Response.json({ endedSessions: 2 }))
    await press('Try again')
    expect(writes()).toEqual([request, request])
    expect(screen.queryByRole('alert')).toBeNull()
  }
})

const list = () => screen.getByRole('list', { name: 'Where you are signed in' })
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('names the places, this one first, and whom to call', () => {
  expect(headings()).toEqual([
    'Edge on WindowsThis device',
    'Chrome on Windows',
    'Firefox on Windows',
  ])
  expect(screen.getByRole('link', { name: '1-800-555-0142' })).toBeTruthy()
  expect(screen.queryByText('You are signed in only here.')).toBeNull()
})

test('a failed refresh is told above the list', async () => {
  replies.set(read, () => rejectWith('internal'))
  await refreshOnFocus()
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('ABCD-1234')
  expect(alert.compareDocumentPosition(list())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a list that was asked for before a sign-out is not shown after it', async () => {
  const release = hold(read)
  await refreshOnFocus()
  expect(requests.at(-1)).toBe(read)
  replies.set(signOutGroup, () => Response.json({ endedSessions: 1 }))
  replies.set(read, () => Response.json({ sessions: [session('current', 'Edge')] }))
  await press('Sign out of Chrome on Windows')
  expect(headings()).toEqual(['Edge on WindowsThis device'])
  const sessions = [session('current', 'Edge'), session('a', 'Chrome')]
  await release(Response.json({ sessions }))
  expect(headings()).toEqual(['Edge on WindowsThis device'])
})

test('a sign-out of one place is told, and the list takes the focus', async () => {
  const left = [session('current', 'Edge'), session('b', 'Firefox')]
  const release = hold(signOutGroup)
  await press('Sign out of Chrome on Windows')
  for (const button of screen.getAllByRole('button')) expect(button.ariaDisabled).toBe('true')
  await press('Sign out of Firefox on Windows')
  replies.set(read, () => Response.json({ sessions: left }))
  await release(Response.json({ endedSessions: 1 }))
  expect([writes(), bodies]).toEqual([[signOutGroup], [{ ids: ['a'] }]])
  expect(screen.getByText('Signed out of Chrome on Windows.')).toBeTruthy()
  expect(headings()).toHaveLength(2)
  expect(document.activeElement).toBe(list())
})

test.each([
  [1, 'Signed out in 1 other place.'],
  [2, 'Signed out in 2 other places.'],
])(
  'a sign-out of %i other places is told, after which this is the only one',
  async (count, told) => {
    replies.set(signOutOthers, () => Response.json({ endedSessions: count }))
    replies.set(read, () => Response.json({ sessions: [session('current', 'Edge')] }))
    await press('Sign out everywhere else')
    expect(writes()).toEqual([signOutOthers])
    expect(screen.getByText(told)).toBeTruthy()
    expect(screen.getByText('You are signed in only here.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
    expect(document.activeElement).toBe(list())
  },
)

test('reads the places ahead of the page, which a session that has ended leaves', async () => {
  cleanup()
  requests.length = 0
  await loader()
  expect(requests).toEqual([read])
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(read, () => rejectWith('not-signed-in'))
  await loader()
  expect(leave).toHaveBeenCalledTimes(1)
  undo()
})
