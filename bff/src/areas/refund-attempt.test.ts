import { authenticateUser } from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { refundAttempt } from './refund-attempt.ts'

const failure = (kind: UpstreamError['kind'], status?: number) =>
  new UpstreamError(authenticateUser, kind, status === undefined ? {} : { status })

async function isRefunded(error: unknown, isExhausted: boolean): Promise<boolean> {
  let refunds = 0
  await refundAttempt(
    error,
    async () => {
      if (isExhausted) throw new Error('exhausted')
    },
    async () => {
      refunds += 1
    },
  )
  return refunds === 1
}

test.each([
  ['never sent: the circuit is open', failure('circuit-open'), true, true],
  ['never sent: the queue is full', failure('queue-full'), true, true],
  ['not of an upstream', new TypeError('no reply'), true, true],
  ['a timeout', failure('timeout'), true, false],
  ['a 500', failure('refused', 500), true, false],
  ['a 408', failure('refused', 408), true, false],
  ['a 429', failure('refused', 429), true, false],
  ['a 400', failure('refused', 400), false, false],
  ['a 401', failure('refused', 401), false, false],
])(
  'an attempt that ends in %s is given back: %#',
  async (_what, error, whilePointsLast, afterwards) => {
    expect(await isRefunded(error, false)).toBe(whilePointsLast)
    expect(await isRefunded(error, true)).toBe(afterwards)
  },
)
