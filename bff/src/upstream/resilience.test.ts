import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Operation, operation } from '@gatehouse/contracts/operation'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Logger } from 'pino'
import { readConfig } from '../settings/config.ts'
import { advanceMonotonicClock } from '../testing/advance-clock.ts'
import type { UpstreamResponse } from './exchange.ts'
import { createResilience } from './resilience.ts'
import { type UpstreamCause, UpstreamError } from './upstream-error.ts'

const read = operation({ name: 'r', system: 'user', method: 'GET', path: '/r', as: 'service' })
const write = operation({ name: 'w', system: 'user', method: 'POST', path: '/w', as: 'service' })
const restMs = 100
const good: UpstreamResponse = { status: 200, text: '{}' }

let resilience: ReturnType<typeof createResilience>
let warnings: [message: string, fields: object][]

beforeEach(() => {
  const config = readConfig({
    ...gatewaySettings({ apiUrl: 'http://127.0.0.1:1' }),
    PORTAL_DIR: new URL('../testing/portal', import.meta.url).pathname,
    UPSTREAM_READ_MS: '500',
    UPSTREAM_WRITE_MS: '500',
    UPSTREAM_CONCURRENT: '2',
    BREAKER_FAILURES: '3',
    BREAKER_REST_MS: String(restMs),
  })
  warnings = []
  const warn = (fields: object, message: string) => void warnings.push([message, fields])
  resilience = createResilience(config, { warn } as Pick<Logger, 'warn'>)
})
afterEach(() => void jest.restoreAllMocks())

/** Calls an operation whose attempts end as listed; gives the outcome and the number of attempts. */
async function perform(one: Operation, ...outcomes: (UpstreamResponse | UpstreamCause)[]) {
  let attempts = 0
  const attempt = async () => {
    const outcome = outcomes[Math.min(attempts++, outcomes.length - 1)] ?? good
    if (typeof outcome === 'string') throw new UpstreamError(one, outcome)
    return outcome
  }
  const result = await resilience.guarded(one, attempt).then(
    ({ status }) => status,
    (error: UpstreamError) => error.kind,
  )
  return [result, attempts]
}

const rest = () => advanceMonotonicClock(restMs / 1000)

describe('retries a read once, if at all, after', () => {
  test.each([
    ['a broken connection', ['unreachable', good], [200, 2]],
    ['a 503', [{ status: 503, text: '' }, good], [200, 2]],
    ['two failures', ['unreachable', 'unreachable', good], ['unreachable', 2]],
    ['a timeout, never (no time remains)', ['timeout', good], ['timeout', 1]],
    ['a 404, never (the reply would be the same)', [{ status: 404, text: '' }, good], [404, 1]],
  ] as const)('%s', async (_case, outcomes, expected) => {
    expect(await perform(read, ...outcomes)).toEqual(expected)
  })
})

test('does not retry for a client that disconnects during the pause', async () => {
  const client = new AbortController()
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  let attempts = 0
  const attempt = async () => {
    attempts++
    setImmediate(() => client.abort())
    throw new UpstreamError(read, 'unreachable')
  }
  await expect(resilience.guarded(read, attempt, client.signal)).rejects.toThrow('aborted')
  expect(attempts).toBe(1)
})

test('never retries a write', async () => {
  expect(await perform(write, 'unreachable', good)).toEqual(['unreachable', 1])
  expect(await perform(write, { status: 503, text: '' }, good)).toEqual([503, 1])
})

test('opens the circuit after consecutive failures; a half-open attempt decides', async () => {
  for (let i = 0; i < 3; i++) await perform(write, 'timeout')
  expect(await perform(write, good)).toEqual(['circuit-open', 0])
  expect(await perform(read, good)).toEqual([200, 1])
  rest()
  expect(await perform(write, 'timeout')).toEqual(['timeout', 1])
  expect(await perform(write, good)).toEqual(['circuit-open', 0])
  rest()
  expect(await perform(write, good)).toEqual([200, 1])
  expect(resilience.stateOf(write).breaker).toBe('closed')
  const timeout = { operation: 'w', err: expect.objectContaining({ kind: 'timeout' }) }
  expect(warnings).toEqual([
    ['circuit breaker open', timeout],
    ['circuit breaker open', timeout],
    ['circuit breaker closed', { operation: 'w' }],
  ])
})

test.each([
  ['unreachable', 'unreachable'],
  [{ status: 503, text: '' }, 503],
] as const)(
  'a half-open attempt of a read that fails gives its own failure: %j',
  async (outcome, expected) => {
    for (let i = 0; i < 3; i++) await perform(read, 'timeout')
    rest()
    expect(await perform(read, outcome, good)).toEqual([expected, 1])
    expect(await perform(read, good)).toEqual(['circuit-open', 0])
  },
)

test('tells the status that opened the circuit', async () => {
  for (let i = 0; i < 3; i++) await perform(write, { status: 503, text: '' })
  expect(warnings).toEqual([['circuit breaker open', { operation: 'w', status: 503 }]])
})

test.each([
  ['back', -3_600_000],
  ['forward', 3_600_000],
])('a clock that is set %s does not change when the circuit becomes half-open', async (_, step) => {
  for (let i = 0; i < 3; i++) await perform(write, 'timeout')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + step)
  expect(await perform(write, good)).toEqual(['circuit-open', 0])
  rest()
  expect(await perform(write, good)).toEqual([200, 1])
})

test('a half-open attempt that its client abandons leaves the circuit open', async () => {
  for (let i = 0; i < 3; i++) await perform(write, 'timeout')
  rest()
  expect(await perform(write, 'aborted')).toEqual(['aborted', 1])
  expect(await perform(write, good)).toEqual(['circuit-open', 0])
})

test.each(['invalid-response', 'refused', 'aborted'] as const)(
  '%s says nothing about the health of the upstream',
  async (kind) => {
    for (let i = 0; i < 5; i++) await perform(write, kind)
    for (let i = 0; i < 5; i++) await perform(write, { status: 400, text: '' })
    expect(await perform(write, good)).toEqual([200, 1])
  },
)

test("queues calls beyond the bulkhead's slots", async () => {
  let underWay = 0
  let most = 0
  const attempt = async () => {
    most = Math.max(most, ++underWay)
    await new Promise(setImmediate)
    underWay--
    return good
  }
  await Promise.all(Array.from({ length: 10 }, () => resilience.guarded(write, attempt)))
  expect(most).toBe(2)
})

test('applies the deadline to queued calls', async () => {
  const never = () => new Promise<UpstreamResponse>(() => {})
  const all = Array.from({ length: 4 }, () => resilience.guarded(write, never))
  const before = performance.now()
  const result = await Promise.allSettled(all)
  expect(result.map((one) => one.status)).toEqual(Array(4).fill('rejected'))
  expect(performance.now() - before).toBeLessThan(2000)
})

test("bounds the whole call by the deadline, or by the client's disconnect", async () => {
  const hang = (signal: AbortSignal) =>
    new Promise<UpstreamResponse>((_, reject) => {
      signal.addEventListener('abort', () => reject(new UpstreamError(read, 'timeout')))
    })
  const before = performance.now()
  await expect(resilience.guarded(read, hang)).rejects.toThrow('timeout')
  expect(performance.now() - before).toBeLessThan(2000)
  const client = new AbortController()
  const call = resilience.guarded(read, hang, client.signal)
  client.abort()
  // At once: before anything that waits for a timer or for input.
  await expect(Promise.race([call, nextTurn('late')])).rejects.toThrow()
})

test('honours forced open and forced closed', async () => {
  resilience.force(write, 'open')
  expect(await perform(write, good)).toEqual(['circuit-open', 0])
  expect(resilience.stateOf(write)).toMatchObject({ forced: 'open', breaker: 'closed' })
  expect(await perform(read, good)).toEqual([200, 1])
  resilience.force(write, 'closed')
  for (let i = 0; i < 5; i++) expect(await perform(write, 'timeout')).toEqual(['timeout', 1])
  resilience.force(write, undefined)
  expect(resilience.stateOf(write)).not.toHaveProperty('forced')
  expect(await perform(write, good)).toEqual([200, 1])
})

test('reports breaker state, calls in flight and queued', async () => {
  expect(resilience.stateOf(write)).toMatchObject({ breaker: 'closed', inFlight: 0, queued: 0 })
  for (let i = 0; i < 3; i++) await perform(read, 'timeout')
  expect(resilience.stateOf(read).breaker).toBe('open')
  const never = () => new Promise<UpstreamResponse>(() => {})
  for (let i = 0; i < 3; i++) resilience.guarded(write, never).catch(() => undefined)
  expect(resilience.stateOf(write)).toMatchObject({ inFlight: 2, queued: 1 })
})

test('refuses a call for which there is neither slot nor place in the queue', async () => {
  const never = () => new Promise<UpstreamResponse>(() => {})
  const most = 2 + 1000
  for (let i = 0; i < most; i++) resilience.guarded(write, never).catch(() => undefined)
  expect(await perform(write, good)).toEqual(['queue-full', 0])
})
