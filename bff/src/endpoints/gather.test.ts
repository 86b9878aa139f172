import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import { expect, test } from '@jest/globals'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { gather } from './gather.ts'
import { isPartial } from './partial.ts'

const slow = () => Promise.reject(new UpstreamError(employeeContent.getContent, 'timeout'))
const down = () => Promise.reject(new UpstreamError(employeeContent.getContent, 'unreachable'))

test('gives all parts when all are there', async () => {
  const reply = await gather({ name: Promise.resolve('Maria') }, { badges: Promise.resolve([1]) })
  expect(reply).toEqual({ name: 'Maria', badges: { state: 'available', value: [1] } })
  expect(isPartial(reply)).toBe(false)
})

test('an optional part that fails is missing with its reason, and the rest is given', async () => {
  const reply = await gather({ name: Promise.resolve('Maria') }, { badges: slow(), jobs: down() })
  expect(reply).toEqual({
    name: 'Maria',
    badges: { state: 'unavailable', reason: 'slow' },
    jobs: { state: 'unavailable', reason: 'failed' },
  })
  expect(isPartial(reply)).toBe(true)
})

test('without a required part there is no answer', async () => {
  await expect(gather({ name: down() }, { badges: slow() })).rejects.toBeInstanceOf(UpstreamError)
})

test('a mistake of our own is no unavailable part', async () => {
  const mistake = Promise.reject(new TypeError('ours'))
  await expect(gather({}, { badges: mistake })).rejects.toThrow('ours')
})
