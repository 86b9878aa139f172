import { botTokenHeader, csrfHeader } from '@gatehouse/contracts/request-headers'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useActivity } from './activity.ts'
import { createPressRecorder } from './press-recorder.ts'
import { settings } from './settings.ts'

let mayMeasure: boolean
let consentChanged: () => void
const requests: RequestInit[] = []
let reply: () => Promise<Response>
let lookups: number
let locationReply: () => Promise<Response>

beforeEach(() => {
  jest.useFakeTimers()
  mayMeasure = true
  requests.length = 0
  lookups = 0
  sessionStorage.clear()
  settings.findsVisitorLocation = false
  reply = async () => Response.json({})
  locationReply = async () => Response.json({ city: 'Austin', country: 'US' })
  globalThis.fetch = (address, init = {}) => {
    if (address === '/api/tracking/location') {
      lookups += 1
      return locationReply()
    }
    expect(address).toBe('/api/tracking')
    requests.push(init)
    return reply()
  }
})
afterEach(() => {
  setVisibility('visible')
  jest.useRealTimers()
})

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const create = () =>
  createPressRecorder({
    mayMeasure: () => mayMeasure,
    onConsentChange: (listener) => {
      consentChanged = listener
      return () => undefined
    },
  })
const sent = () => requests.map(({ body }) => JSON.parse(String(body)).elements)
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('sends the presses of two seconds in one batch, with the headers of a write', async () => {
  const { recordPress } = create()
  recordPress('apply-now')
  await pass(1500)
  recordPress('sign-in')
  expect(requests).toEqual([])
  await pass(600)
  expect(sent()).toEqual([['apply-now', 'sign-in']])
  const [{ headers, keepalive } = {}] = requests
  expect(keepalive).toBe(true)
  expect(headers).toMatchObject({ [csrfHeader]: '1', [botTokenHeader]: expect.any(String) })
  await pass(60_000)
  expect(requests).toHaveLength(1)
})

test('waits until the browser is idle, where it tells', async () => {
  let becomeIdle = () => {}
  const requestIdleCallback = jest.fn((act: () => void, _options: { timeout: number }) => {
    becomeIdle = act
    return 1
  })
  Object.assign(window, { requestIdleCallback })
  const { recordPress } = create()
  recordPress('apply-now')
  await pass(10_000)
  expect(requests).toEqual([])
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 5000 })
  becomeIdle()
  await pass(0)
  expect(sent()).toEqual([['apply-now']])
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

test('sends at once when the page is hidden, and a twentieth press', async () => {
  const { recordPress } = create()
  recordPress('sign-in')
  setVisibility('hidden')
  await pass(0)
  expect(sent()).toEqual([['sign-in']])
  for (let i = 1; i <= 21; i++) recordPress(`press-${i}`)
  await pass(0)
  expect(sent().map((elements) => elements.length)).toEqual([1, 20])
  await pass(3000)
  expect(sent().at(-1)).toEqual(['press-21'])
})

test('a page that comes into view again sends nothing, and a batch that was sent early ends its pause', async () => {
  const { recordPress } = create()
  recordPress('sign-in')
  setVisibility('visible')
  await pass(1500)
  expect(requests).toEqual([])
  setVisibility('hidden')
  recordPress('apply-now')
  await pass(1000)
  expect(sent()).toEqual([['sign-in']])
  await pass(1100)
  expect(sent()).toEqual([['sign-in'], ['apply-now']])
})

test('gives the gateway ten seconds', async () => {
  reply = () => new Promise(() => {})
  create().recordPress('apply-now')
  await pass(2001)
  const { signal } = requests[0] ?? {}
  await pass(9_900)
  expect(signal?.aborted).toBe(false)
  await pass(200)
  expect(signal?.aborted).toBe(true)
})

test('a withdrawal empties the queue at once', async () => {
  const { recordPress } = create()
  recordPress('apply-now')
  mayMeasure = false
  consentChanged()
  mayMeasure = true
  await pass(3000)
  expect(requests).toEqual([])
  recordPress('sign-in')
  consentChanged()
  await pass(3000)
  expect(sent()).toEqual([['sign-in']])
})

test('does not send what may no longer be measured', async () => {
  const { recordPress } = create()
  recordPress('apply-now')
  mayMeasure = false
  await pass(3000)
  mayMeasure = true
  setVisibility('hidden')
  await pass(0)
  expect(requests).toEqual([])
})

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', async () => Response.json({ code: 'rate-limited', status: 429 }, { status: 429 })],
  ['no JSON', async () => new Response('<!doctype html>', { status: 502 })],
])('drops a batch after %s, without a retry', async (_name, outcome) => {
  reply = outcome
  const { recordPress } = create()
  recordPress('apply-now')
  await pass(60_000)
  expect(requests).toHaveLength(1)
  recordPress('sign-in')
  await pass(3000)
  expect(sent()).toEqual([['apply-now'], ['sign-in']])
})

test('shows no activity', async () => {
  reply = () => new Promise(() => {})
  const { result } = renderHook(useActivity)
  const { recordPress } = create()
  recordPress('apply-now')
  await pass(3000)
  expect([requests.length, result.current]).toEqual([1, false])
})

const origins = () => requests.map(({ body }) => JSON.parse(String(body)).origin)

test('looks the location up with the first press, and sends it along', async () => {
  settings.findsVisitorLocation = true
  const { recordPress } = create()
  expect(lookups).toBe(0)
  recordPress('apply-now')
  recordPress('sign-in')
  await pass(3000)
  recordPress('apply-now')
  await pass(3000)
  const location = { city: 'Austin', country: 'US' }
  expect([lookups, origins()]).toEqual([1, [location, location]])
  expect(sessionStorage.getItem('VisitorLocation')).toBe(JSON.stringify(location))
})

test('looks up no location where the gateway has none', async () => {
  create().recordPress('apply-now')
  await pass(3000)
  expect([lookups, origins()]).toEqual([0, [undefined]])
})

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is empty', async () => Response.json({})],
])('sends presses without a location that %s, and asks once', async (_name, outcome) => {
  settings.findsVisitorLocation = true
  locationReply = outcome
  const { recordPress } = create()
  recordPress('apply-now')
  await pass(3000)
  recordPress('sign-in')
  await pass(3000)
  expect([lookups, origins()]).toEqual([1, [undefined, undefined]])
})

test('does not wait for the location', async () => {
  settings.findsVisitorLocation = true
  locationReply = () => new Promise((resolve) => setTimeout(resolve, 60_000, Response.json({})))
  create().recordPress('apply-now')
  await pass(3000)
  expect(origins()).toEqual([undefined])
  await pass(60_000)
})

test('a location that arrives after a withdrawal is looked up again once measuring is allowed', async () => {
  settings.findsVisitorLocation = true
  locationReply = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return Response.json({ city: 'Austin' })
  }
  create().recordPress('apply-now')
  await pass(100)
  mayMeasure = false
  consentChanged()
  await pass(3000)
  expect(sessionStorage.getItem('VisitorLocation')).toBeNull()
  mayMeasure = true
  consentChanged()
  create().recordPress('apply-now')
  await pass(3000)
  expect([lookups, sessionStorage.getItem('VisitorLocation')]).toEqual([2, '{"city":"Austin"}'])
})

test.each(['{"city":', '{}'])(
  'sends presses without a location that is stored as %s',
  async (stored) => {
    sessionStorage.setItem('VisitorLocation', stored)
    create().recordPress('apply-now')
    await pass(3000)
    expect(origins()).toEqual([undefined])
  },
)

test('looks a location up once, however many presses come before it', async () => {
  settings.findsVisitorLocation = true
  locationReply = () => new Promise((resolve) => setTimeout(resolve, 5000, Response.json({})))
  const { recordPress } = create()
  recordPress('apply-now')
  await pass(1000)
  recordPress('sign-in')
  await pass(10_000)
  expect(lookups).toBe(1)
})
