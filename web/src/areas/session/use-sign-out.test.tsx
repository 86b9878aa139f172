import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { passTime } from '../../testing/pass-time.ts'
import { recordPageLoads } from '../../testing/record-page-loads.ts'

const { requests, replies, hold } = installFakeGateway()
const { showPart } = await import('../../testing/show-page.tsx')
const { useSignOut } = await import('./use-sign-out.ts')

const request = 'POST /api/session/sign-out'
const messages: unknown[] = []
const otherTab = new FakeBroadcastChannel('gatehouse')
otherTab.onmessage = ({ data }) => messages.push(data)

let loads: string[]
let signOut: ReturnType<typeof useSignOut>

function Menu() {
  signOut = useSignOut()
  return null
}

beforeEach(async () => {
  jest.useFakeTimers()
  loads = recordPageLoads()
  document.body.hidden = false
  requests.length = messages.length = 0
  await showPart(<Menu />)
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('signs out once however often it is pressed, and tells the other tabs', async () => {
  const release = hold(request)
  await act(async () => {
    void signOut()
    void signOut()
  })
  await passTime(0)
  expect([requests, messages, loads]).toEqual([[request], [], []])
  expect(screen.getByText('Logging out...')).toBeTruthy()
  await release(Response.json({}))
  expect([messages, loads]).toEqual([['signed out'], ['replace /']])
  expect(document.body.hidden).toBe(true)
})

test('says for a minute that the user is still signed in, who can try again', async () => {
  replies.set(request, () => rejectWith('internal'))
  await act(() => signOut())
  expect(screen.queryByText('Logging out...')).toBeNull()
  await passTime(59_999)
  expect(screen.getByRole('alert').textContent).toContain('you are still signed in')
  await passTime(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect([messages, loads]).toEqual([[], []])
  await act(() => signOut())
  expect(requests).toEqual([request, request])
})

test('clears the storage of this tab, and tells the sign-in page the reason', async () => {
  replies.set(request, () => Response.json({}))
  sessionStorage.setItem('page', 'of Maria')
  await act(() => signOut('notice-declined'))
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(loads).toEqual(['reload'])
  expect([location.pathname, history.state]).toEqual(['/', { usr: { reason: 'notice-declined' } }])
})
