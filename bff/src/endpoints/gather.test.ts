import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import { expect, test } from '@jest/globals'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { gather, isPartial } from './gather.ts'

const receive = (): Parameters<typeof gather>[0] => ({ id: 'ABCD-1234', problem: '' })
const slow = () => Promise.reject(new UpstreamError(employeeContent.getContent, 'timeout'))
const down = () => Promise.reject(new UpstreamError(employeeContent.getContent, 'unreachable'))

test('returns all parts', async () => {
  const request = receive()
  const reply = await gather(request, { badges: Promise.resolve([1]) })
  expect(reply).toEqual({ badges: { state: 'available', value: [1] } })
  expect([isPartial(reply), request.problem]).toEqual([false, ''])
})

test('marks a failed part unavailable, with the reason and the reference that is logged', async () => {
  const request = receive()
  const reply = await gather(request, { badges: slow(), jobs: down() })
  expect(reply).toEqual({
    badges: { state: 'unavailable', reason: 'timeout', reference: request.id },
    jobs: { state: 'unavailable', reason: 'failed', reference: request.id },
  })
  expect([isPartial(reply), request.problem]).toEqual([true, 'upstream-unreachable'])
})

test('rethrows errors other than UpstreamError', async () => {
  const mistake = Promise.reject(new TypeError('ours'))
  await expect(gather(receive(), { badges: mistake })).rejects.toThrow('ours')
})
