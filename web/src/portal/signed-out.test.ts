import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { FakeBroadcastChannel } from '../testing/fake-broadcast-channel.ts'
import { person } from '../testing/person.ts'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { recordPageLoads } from '../testing/record-page-loads.ts'
import { sessionOf } from '../testing/session-of.ts'
import { PortalError } from './portal-error.ts'
import { handleSessionChange, leave, leaveIfSignedOut, onSessionChange } from './signed-out.ts'
import { postSessionEvent, subscribeToTabs } from './tabs.ts'
import { setCached } from './use-read.ts'

let loads: string[]

beforeEach(() => {
  history.replaceState(null, '', '/account')
  loads = recordPageLoads()
})
afterEach(() => {
  document.body.hidden = false
  jest.restoreAllMocks()
})

test('leaves by a page load, and hides what is on screen', () => {
  leave()
  expect([document.body.hidden, loads]).toEqual([true, ['replace /']])
})

test('tells the sign-in page why in the state of its location', () => {
  leave('idle')
  expect([location.pathname, history.state]).toEqual(['/', { usr: { reason: 'idle' } }])
  expect([document.body.hidden, loads]).toEqual([true, ['reload']])
})

test.each([
  [undefined, ['replace /search-jobs?mode=internal']],
  ['idle', ['reload']],
] as const)(
  'leaves the page of a host for the internal search, with the reason %p',
  (reason, expected) => {
    history.replaceState(null, '', '/search-jobs/1001?brandId=xpo&mode=internal')
    leave(reason)
    expect([document.body.hidden, loads]).toEqual([true, expected])
    if (reason) expect(location.pathname + location.search).toBe('/search-jobs?mode=internal')
  },
)

test('leaves unless told how to react, and again once that is undone', () => {
  const handler = jest.fn()
  const undo = onSessionChange(handler)
  handleSessionChange('expired')
  expect([handler.mock.calls, loads]).toEqual([[['expired']], []])
  undo()
  handleSessionChange('expired')
  expect([handler.mock.calls.length, loads]).toEqual([1, ['replace /']])
})

test.each<[unknown, boolean, string[]]>([
  [portalErrorOf('not-signed-in'), true, ['replace /']],
  [portalErrorOf('person-changed'), true, []],
  [portalErrorOf('company-changed'), true, []],
  [portalErrorOf('step-up-required'), false, []],
  [new PortalError(), false, []],
  [new TypeError('not-signed-in'), false, []],
])('%s ends the session: %p', (error, expected, expectedLoads) => {
  expect([leaveIfSignedOut(error), loads]).toEqual([expected, expectedLoads])
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
