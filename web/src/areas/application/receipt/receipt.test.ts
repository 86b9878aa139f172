import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { job } from '../../../testing/job.ts'
import { audienceOf } from '../../jobs/audience.ts'
import { receiptOf } from './receipt.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T15:30:00Z') })
})
afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['/search', '/search/1001?brandId=xpo'],
  ['/search-jobs', '/search-jobs/1001?brandId=xpo'],
])('a receipt at %s has the facts of the job, and when it was sent', (pathname, path) => {
  expect(receiptOf(job(), audienceOf({ pathname, search: '' }))).toEqual({
    jobId: '1001',
    brandId: 'xpo',
    title: 'Welder',
    company: 'XPO',
    place: 'Austin, TX',
    referenceId: '301001',
    path,
    sentAt: '2026-11-26T15:30:00.000Z',
  })
})
