import { check2FA, checkUserForcePassword } from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import { UpstreamError, type UpstreamFault } from '../upstream/upstream-error.ts'
import { noted } from './track-writes.ts'

const write = { body: { ewLoginId: 'maria.santos', token2FA: '123456' } }
const failing = (kind: UpstreamFault, status?: number) =>
  noted(async () => {
    throw new UpstreamError(check2FA, kind, status ? { status } : {})
  })

test('asking changes nothing, writing does, also while it is under way', async () => {
  const { call, mayHaveChanged } = noted(async () => ({}) as never)
  await call(checkUserForcePassword, { body: { EmailAddress: 'x' } })
  expect(mayHaveChanged()).toBe(false)
  const writing = call(check2FA, write)
  expect(mayHaveChanged()).toBe(true)
  await writing
  expect(mayHaveChanged()).toBe(true)
})

test.each([
  ['slow', undefined, true],
  ['unreachable', undefined, true],
  ['garbled', undefined, true],
  ['abandoned', undefined, true],
  ['refused', 500, true],
  ['refused', 400, false],
  ['resting', undefined, false],
  ['busy', undefined, false],
] as const)('%s %s may have changed something: %s', async (kind, status, expected) => {
  const { call, mayHaveChanged } = failing(kind, status)
  await expect(call(check2FA, write)).rejects.toThrow(kind)
  expect(mayHaveChanged()).toBe(expected)
})

test('a refused second step does not undo the first', async () => {
  let step = 0
  const { call, mayHaveChanged } = noted(async () => {
    if (step++ > 0) throw new UpstreamError(check2FA, 'refused', { status: 409 })
    return {} as never
  })
  await call(check2FA, write)
  await expect(call(check2FA, write)).rejects.toThrow('refused')
  expect(mayHaveChanged()).toBe(true)
})
