import * as user from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import { type UpstreamCause, UpstreamError } from '../upstream/upstream-error.ts'
import { trackWrites } from './track-writes.ts'

const write = { body: { ewLoginId: 'maria.santos', token2FA: '123456' } }
const failing = (kind: UpstreamCause, status?: number) =>
  trackWrites(async () => {
    throw new UpstreamError(user.check2FA, kind, status ? { status } : {})
  })

test('counts writes, also in flight, and no reads', async () => {
  const { call, mayHaveSideEffects: mayHaveChanged } = trackWrites(async () => ({}) as never)
  await call(user.checkUserForcePassword, { body: { EmailAddress: 'x' } })
  expect(mayHaveChanged()).toBe(false)
  const writing = call(user.check2FA, write)
  expect(mayHaveChanged()).toBe(true)
  await writing
  expect(mayHaveChanged()).toBe(true)
})

test.each([
  ['timeout', undefined, true],
  ['unreachable', undefined, true],
  ['invalid-response', undefined, true],
  ['aborted', undefined, true],
  ['refused', 500, true],
  ['refused', 400, false],
  ['circuit-open', undefined, false],
  ['queue-full', undefined, false],
] as const)('%s %s may have changed something: %s', async (kind, status, expected) => {
  const { call, mayHaveSideEffects: mayHaveChanged } = failing(kind, status)
  await expect(call(user.check2FA, write)).rejects.toThrow(kind)
  expect(mayHaveChanged()).toBe(expected)
})

test('keeps the first write when a second is refused', async () => {
  let step = 0
  const { call, mayHaveSideEffects: mayHaveChanged } = trackWrites(async () => {
    if (step++ > 0) throw new UpstreamError(user.check2FA, 'refused', { status: 409 })
    return {} as never
  })
  await call(user.check2FA, write)
  await expect(call(user.check2FA, write)).rejects.toThrow('refused')
  expect(mayHaveChanged()).toBe(true)
})
