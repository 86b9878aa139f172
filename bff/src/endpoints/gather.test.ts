import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import { expect, test } from '@jest/globals'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { gather, isPartial } from './gather.ts'

const slow = () => Promise.reject(new UpstreamError(employeeContent.getContent, 'timeout'))
const down = () => Promise.reject(new UpstreamError(employeeContent.getContent, 'unreachable'))

test('returns all parts', async () => {
  const reply = await gather({ badges: Promise.resolve([1]) })
  expect(reply).toEqual({ badges: { state: 'available', value: [1] } })
  expect(isPartial(reply)).toBe(false)
})

test('marks a failed part unavailable, with the reason', async () => {
  const reply = await gather({ badges: slow(), jobs: down() })
  expect(reply).toEqual({
    badges: { state: 'unavailable', reason: 'timeout' },
    jobs: { state: 'unavailable', reason: 'failed' },
  })
  expect(isPartial(reply)).toBe(true)
})

test('rethrows errors other than UpstreamError', async () => {
  const mistake = Promise.reject(new TypeError('ours'))
  await expect(gather({ badges: mistake })).rejects.toThrow('ours')
})
