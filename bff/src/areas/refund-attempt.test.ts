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
  ['an open circuit', true, true, failure('circuit-open')],
  ['a full queue', true, true, failure('queue-full')],
  ['a failure of the gateway', true, true, new TypeError('no reply')],
  ['a timeout', true, false, failure('timeout')],
  ['a 500', true, false, failure('refused', 500)],
  ['a 408', true, false, failure('refused', 408)],
  ['a 429', true, false, failure('refused', 429)],
  ['a 400', false, false, failure('refused', 400)],
  ['a 401', false, false, failure('refused', 401)],
])(
  'an attempt that ends in %s is given back: %j, and once the refunds are used up: %j',
  async (_case, whileRefundsLast, afterwards, error) => {
    expect(await isRefunded(error, false)).toBe(whileRefundsLast)
    expect(await isRefunded(error, true)).toBe(afterwards)
  },
)
