import { expect, test } from '@jest/globals'
import { PortalError } from '../../../portal/portal-error.ts'
import { portalErrorOf } from '../../../testing/portal-error-of.ts'
import { isRetryable } from './is-retryable.ts'

test.each([
  ['without a reply', new PortalError(), true],
  ['upstream-unreachable', portalErrorOf('upstream-unreachable'), true],
  ['upstream-timeout', portalErrorOf('upstream-timeout'), true],
  ['upstream-circuit-open', portalErrorOf('upstream-circuit-open'), true],
  ['outcome-unknown', portalErrorOf('outcome-unknown'), true],
  ['application-refused', portalErrorOf('application-refused'), false],
  ['internal', portalErrorOf('internal'), false],
  ['any other error', new TypeError('no connection'), false],
])('%s', (_case, error, isRetried) => {
  expect(isRetryable(error)).toBe(isRetried)
})
