import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import { expect, test } from '@jest/globals'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { gather } from './gather.ts'
import { isPartial } from './partial.ts'

const slow = () => Promise.reject(new UpstreamError(employeeContent.getContent, 'timeout'))
const down = () => Promise.reject(new UpstreamError(employeeContent.getContent, 'unreachable'))

test('returns all parts', async () => {
  const reply = await gather({ name: Promise.resolve('Maria') }, { badges: Promise.resolve([1]) })
  expect(reply).toEqual({ name: 'Maria', badges: { state: 'available', value: [1] } })
  expect(isPartial(reply)).toBe(false)
})

test('marks a failed optional part unavailable, with the reason', async () => {
  const reply = await gather({ name: Promise.resolve('Maria') }, { badges: slow(), jobs: down() })
  expect(reply).toEqual({
    name: 'Maria',
    badges: { state: 'unavailable', reason: 'timeout' },
    jobs: { state: 'unavailable', reason: 'failed' },
  })
  expect(isPartial(reply)).toBe(true)
})

test('fails when a required part fails', async () => {
  await expect(gather({ name: down() }, { badges: slow() })).rejects.toBeInstanceOf(UpstreamError)
})

test('rethrows errors other than UpstreamError', async () => {
  const mistake = Promise.reject(new TypeError('ours'))
  await expect(gather({}, { badges: mistake })).rejects.toThrow('ours')
})
