import { idempotencyHeader } from '@gatehouse/contracts/portal-header'
import { check2FA } from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { UpstreamError, type UpstreamFault } from '../upstream/upstream-error.ts'
import { once } from './idempotency.ts'
import { Refusal } from './refusal.ts'
import { createShelf } from './shelf.ts'

const requestWith = (key: unknown) =>
  ({ url: '/api/x', headers: { [idempotencyHeader]: key } }) as unknown as FastifyRequest
const request = requestWith('0123456789abcdef')

function setUp() {
  const shelf = createShelf(undefined)
  let done = 0
  const run = (act: () => unknown, scope = 'maria', asked = request) =>
    once(shelf, asked, scope, async () => {
      done++
      return act()
    })
  return { run, done: () => done }
}

test('is done once; later and parallel askers get the first answer', async () => {
  const { run, done } = setUp()
  const answer = () => new Promise((resolve) => setImmediate(resolve, { number: 7 }))
  const answers = await Promise.all(Array.from({ length: 20 }, () => run(answer)))
  expect(await run(answer)).toEqual({ number: 7 })
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"number":7}']))
  expect(done()).toBe(1)
})

test('the same key of somebody else, or another key, is another wish', async () => {
  const { run, done } = setUp()
  await run(() => 1)
  await run(() => 1, 'dana')
  await run(() => 1, 'maria', requestWith('fedcba9876543210'))
  expect(done()).toBe(3)
})

const failing = (fault: unknown) => () => {
  throw fault
}
const upstream = (kind: UpstreamFault, status?: number) =>
  new UpstreamError(check2FA, kind, status ? { status } : {})

test.each([
  ['a refusal of our own', new Refusal('passcode-wrong')],
  ['a breaker that rests', upstream('resting')],
  ['a refusal of the upstream', upstream('refused', 400)],
])('%s did not happen, and may be tried again', async (_what, fault) => {
  const { run, done } = setUp()
  await expect(run(failing(fault))).rejects.toBe(fault)
  expect(await run(() => 'well')).toBe('well')
  expect(done()).toBe(2)
})

test.each([
  ['a time-out', upstream('slow')],
  ['a broken connection', upstream('unreachable')],
  ['a 500', upstream('refused', 500)],
  ['a refusal because of one of these', new Refusal('sign-in-failed', { cause: upstream('slow') })],
])('%s may have happened: told, and never done again', async (_what, fault) => {
  const { run, done } = setUp()
  await expect(run(failing(fault))).rejects.toBe(fault)
  await expect(run(() => 'again')).rejects.toBeInstanceOf(Refusal)
  expect(done()).toBe(1)
})

test.each([undefined, '', 'short', 'with spaces in it 123', 'x'.repeat(65)])(
  'the key %j is none',
  async (key) => {
    const { run, done } = setUp()
    await expect(run(() => 1, 'maria', requestWith(key))).rejects.toThrow('key-missing')
    expect(done()).toBe(0)
  },
)
