import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { FakeBroadcastChannel } from '../testing/fake-broadcast-channel.ts'
import { person } from '../testing/person.ts'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { sessionOf } from '../testing/session-view.ts'

const { handleSessionChange, leave, leaveIfSignedOut, onSessionChange } = await import(
  './signed-out.ts'
)
const { PortalError } = await import('./portal-error.ts')
const { postSessionEvent, subscribeToTabs } = await import('./tabs.ts')
const { setCached } = await import('./use-read.ts')

/** jsdom loads no page, and says so. */
let pageLoads: () => number

beforeEach(() => {
  history.replaceState(null, '', '/account')
  const refused = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  pageLoads = () => refused.mock.calls.length
})
afterEach(() => {
  document.body.hidden = false
  jest.restoreAllMocks()
})

test('leaves by a page load, and hides what is on screen', () => {
  leave()
  expect([document.body.hidden, pageLoads()]).toEqual([true, 1])
})

test('tells the sign-in page why in the state of its location', () => {
  leave('idle')
  expect([location.pathname, history.state]).toEqual(['/', { usr: { reason: 'idle' } }])
  expect([document.body.hidden, pageLoads()]).toEqual([true, 1])
})

test('leaves unless told how to react, and again once that is undone', () => {
  const handler = jest.fn()
  const undo = onSessionChange(handler)
  handleSessionChange('expired')
  expect([handler.mock.calls, pageLoads()]).toEqual([[['expired']], 0])
  undo()
  handleSessionChange('expired')
  expect([handler.mock.calls.length, pageLoads()]).toEqual([1, 1])
})

test.each<[unknown, boolean, number]>([
  [portalErrorOf('not-signed-in'), true, 1],
  [portalErrorOf('person-changed'), true, 0],
  [portalErrorOf('step-up-required'), false, 0],
  [new PortalError(), false, 0],
  [new TypeError('not-signed-in'), false, 0],
])('%s ends the session: %p', (error, expected, times) => {
  expect([leaveIfSignedOut(error), pageLoads()]).toEqual([expected, times])
})

test.each([
  ['a worker', person(), ['signed out', 'idle', 'expired']],
  ['a visitor', null, ['signed in']],
])('%s hears of what changes the session alone', async (_case, user, expected) => {
  await setCached(readSession, {}, sessionOf(user))
  const heard: string[] = []
  const stop = subscribeToTabs((event) => heard.push(event))
  const other = new FakeBroadcastChannel('gatehouse')
  for (const event of ['signed in', 'signed out', 'idle', 'expired']) other.postMessage(event)
  stop()
  other.postMessage('signed in')
  other.postMessage('signed out')
  expect(heard).toEqual(expected)
})

test('tells the other tabs', () => {
  const other = new FakeBroadcastChannel('gatehouse')
  const heard = jest.fn()
  other.onmessage = ({ data }) => heard(data)
  postSessionEvent('signed out')
  other.close()
  expect(heard.mock.calls).toEqual([['signed out']])
})
