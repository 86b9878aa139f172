import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { job } from '../../../testing/job.ts'
import { receiptOf } from './receipt.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T15:30:00Z') })
})
afterEach(() => {
  jest.useRealTimers()
})

test('has the facts of the job, and when it was sent', () => {
  expect(receiptOf(job())).toEqual({
    jobId: '1001',
    brandId: 'xpo',
    title: 'Welder',
    company: 'XPO',
    place: 'Austin, TX',
    referenceId: '301001',
    sentAt: '2026-11-26T15:30:00.000Z',
  })
})
