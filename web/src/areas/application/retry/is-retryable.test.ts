import type { ProblemCode } from '@gatehouse/contracts/problem'
import { expect, test } from '@jest/globals'
import { PortalError } from '../../../portal/portal-error.ts'
import { isRetryable } from './is-retryable.ts'

const problem = (code: ProblemCode) =>
  new PortalError({ type: '', title: '', status: 502, code, reference: '' })

test.each([
  ['without a reply', new PortalError(), true],
  ['upstream-unreachable', problem('upstream-unreachable'), true],
  ['upstream-timeout', problem('upstream-timeout'), true],
  ['upstream-circuit-open', problem('upstream-circuit-open'), true],
  ['outcome-unknown', problem('outcome-unknown'), true],
  ['application-refused', problem('application-refused'), false],
  ['internal', problem('internal'), false],
  ['any other error', new TypeError('no connection'), false],
])('%s', (_case, error, isRetried) => {
  expect(isRetryable(error)).toBe(isRetried)
})
