import { setImmediate } from 'node:timers/promises'
import { problemsBeforeKeyLookup } from '@gatehouse/contracts/problems-before-key-lookup'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import * as user from '@gatehouse/contracts/upstream/user'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import { createKeyValueStore } from '../store/key-value-store.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { runOnce } from './idempotency.ts'

const warn = jest.fn()
const requestWith = (key: unknown) =>
  ({
    id: 'ABCD-1234',
    log: { warn },
    method: 'POST',
    routeOptions: { url: '/api/x/:id' },
    params: { id: '1' },
    headers: { [idempotencyHeader]: key },
  }) as unknown as FastifyRequest
const request = requestWith('0123456789abcdef')

function setUp() {
  const keyValueStore = createKeyValueStore(undefined)
  let done = 0
  let changed = false
  const abort = new AbortController()
  const run = (act: () => unknown, scope = 'maria', from = request) =>
    runOnce(keyValueStore, from, scope, {
      perform: async () => {
        done++
        return act()
      },
      mayHaveSideEffects: () => changed,
      signal: abort.signal,
    })
  const failAfterChange = (error: unknown) => () => {
    changed = true
    throw error
  }
  return { run, keyValueStore, failAfterChange, abort, done: () => done }
}

test('runs once per key; later and concurrent requests get the first reply', async () => {
  const { run, done } = setUp()
  const reply = () => setImmediate({ number: 7 })
  const replies = await Promise.all(Array.from({ length: 20 }, () => run(reply)))
  expect(await run(reply)).toEqual({ number: 7 })
  expect(new Set(replies.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"number":7}']))
  expect(done()).toBe(1)
})

test('runs once for any spelling of the address', async () => {
  const { run, done } = setUp()
  await run(() => 1)
  const spelled = Object.assign({}, request, { url: '/%61pi/x/1?a' }) as FastifyRequest
  await run(() => 1, 'maria', spelled)
  expect(done()).toBe(1)
})

test('runs again for another caller, key, method, endpoint or record', async () => {
  const { run, done } = setUp()
  await run(() => 1)
  for (const other of [
    { method: 'PUT' },
    { routeOptions: { url: '/api/y/:id' } },
    { params: { id: '2' } },
  ])
    expect(await run(() => 'other', 'maria', { ...request, ...other } as FastifyRequest)).toBe(
      'other',
    )
  await run(() => 1, 'dana')
  await run(() => 1, 'maria', requestWith('fedcba9876543210'))
  expect(done()).toBe(6)
})

const failing = (error: unknown) => () => {
  throw error
}

test('allows another attempt after a failure without side effects', async () => {
  const { run, done } = setUp()
  await expect(run(failing(new ProblemError('passcode-wrong')))).rejects.toThrow('passcode-wrong')
  expect(await run(() => 'done')).toBe('done')
  expect(done()).toBe(2)
})

test('replays a failure that may have had side effects', async () => {
  const { run, done, failAfterChange } = setUp()
  const error = new UpstreamError(user.check2FA, 'refused', { status: 400 })
  await expect(run(failAfterChange(error))).rejects.toBe(error)
  await expect(run(() => 'again')).rejects.toThrow('outcome-unknown')
  expect(done()).toBe(1)
})

test('replays the details of a problem', async () => {
  const { run, failAfterChange } = setUp()
  const details = {
    upstreamMessage: 'Bank closed',
    errors: [{ field: 'bank', rule: 'closed' }],
    retryAfter: 30,
  }
  const cause = new Error('secret')
  const refused = new ProblemError('deposits-refused', { ...details, cause } as never)
  await expect(run(failAfterChange(refused))).rejects.toBe(refused)
  await expect(run(() => 'again')).rejects.toMatchObject({ code: 'deposits-refused', details })
})

test.each(problemsBeforeKeyLookup)(
  'replays %s after side effects as outcome-unknown',
  async (code) => {
    const { run, failAfterChange } = setUp()
    await expect(run(failAfterChange(new ProblemError(code)))).rejects.toThrow(code)
    await expect(run(() => 'again')).rejects.toThrow('outcome-unknown')
  },
)

describe('with a store that fails once the write is performed', () => {
  const cause = new Error('the store is away')
  const expectWarning = (message: string) =>
    expect(warn.mock.calls).toEqual([[{ id: 'ABCD-1234', err: cause }, message]])
  const setUpFailing = () => {
    const all = setUp()
    jest.spyOn(all.keyValueStore, 'set').mockRejectedValue(cause)
    jest.spyOn(all.keyValueStore, 'delete').mockRejectedValue(cause)
    return all
  }
  beforeEach(() => void warn.mockClear())

  test('answers the reply, and performs no second one', async () => {
    const { run, done, abort } = setUpFailing()
    expect(await run(() => 'done')).toBe('done')
    expectWarning('outcome not stored')
    abort.abort()
    await expect(run(() => 'again')).rejects.toThrow('outcome-unknown')
    expect(done()).toBe(1)
  })

  test('throws the failure after side effects', async () => {
    const { run, failAfterChange } = setUpFailing()
    const error = new ProblemError('outcome-unknown')
    await expect(run(failAfterChange(error))).rejects.toBe(error)
    expectWarning('outcome not stored')
  })

  test('throws the failure without side effects', async () => {
    const { run } = setUpFailing()
    await expect(run(failing(new ProblemError('passcode-wrong')))).rejects.toThrow('passcode-wrong')
    expectWarning('claim not released')
  })
})

test('waits for the first request no longer than its own signal', async () => {
  const { run, abort } = setUp()
  const first = Promise.withResolvers<string>()
  const performed = run(() => first.promise)
  const waiting = run(() => 'again')
  abort.abort()
  await expect(waiting).rejects.toThrow('outcome-unknown')
  first.resolve('done')
  expect(await performed).toBe('done')
})

test('lets concurrent requests retry one by one after a failure without side effects', async () => {
  const { run, done } = setUp()
  const error = new ProblemError('passcode-wrong')
  const first = run(async () => {
    await setImmediate()
    throw error
  })
  const concurrent = Promise.all([run(() => 'done'), run(() => 'done')])
  await expect(first).rejects.toBe(error)
  expect(await concurrent).toEqual(['done', 'done'])
  expect(done()).toBe(2)
})

test('answers outcome-unknown for a claim without an outcome', async () => {
  const { run, done, keyValueStore } = setUp()
  const setIfAbsent = jest.spyOn(keyValueStore, 'setIfAbsent').mockResolvedValue(false)
  const since = (seconds: number) => `in progress since ${Date.now() - seconds * 1000}`
  jest.spyOn(keyValueStore, 'get').mockResolvedValue(since(61))
  await expect(run(() => 'again')).rejects.toThrow('outcome-unknown')
  expect(setIfAbsent.mock.calls[0]?.[2]).toBe(24 * 3600)
  expect(done()).toBe(0)
})

test('answers outcome-unknown for an outcome that its key does not open', async () => {
  const { run, done, keyValueStore } = setUp()
  jest.spyOn(keyValueStore, 'setIfAbsent').mockResolvedValueOnce(false)
  jest.spyOn(keyValueStore, 'get').mockResolvedValueOnce('of another key')
  await expect(run(() => 'again')).rejects.toThrow('outcome-unknown')
  expect(done()).toBe(0)
})

test('an outcome is stored for 24 hours, and opened by its key alone', async () => {
  const { run, failAfterChange, keyValueStore } = setUp()
  const set = jest.spyOn(keyValueStore, 'set')
  await run(() => ({ account: 'canary' }))
  const refused = failAfterChange(
    new ProblemError('deposits-refused', { upstreamMessage: 'canary' }),
  )
  await expect(run(refused, 'maria', requestWith('fedcba9876543210'))).rejects.toThrow(
    'deposits-refused',
  )
  expect(set.mock.calls.map(([, , seconds]) => seconds)).toEqual([24 * 3600, 24 * 3600])
  expect(JSON.stringify(set.mock.calls)).not.toMatch(/canary|deposits/)
})

test.each([undefined, '', 'short', 'with spaces in it 123', 'x'.repeat(65)])(
  'rejects the idempotency key %j',
  async (key) => {
    const { run, done } = setUp()
    await expect(run(() => 1, 'maria', requestWith(key))).rejects.toThrow('idempotency-key-missing')
    expect(done()).toBe(0)
  },
)
