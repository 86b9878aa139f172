import * as user from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import { type UpstreamCause, UpstreamError } from './upstream-error.ts'

test.each([
  ['refused', 200, { isRefusal: true, isRejectedInput: true, hadNoEffect: true }],
  ['refused', 400, { isRefusal: true, isRejectedInput: true, hadNoEffect: true }],
  ['refused', 401, { isRefusal: true, isRejectedInput: false, hadNoEffect: true }],
  ['refused', 403, { isRefusal: true, isRejectedInput: false, hadNoEffect: true }],
  ['refused', 404, { isRefusal: true, isRejectedInput: true, hadNoEffect: true }],
  ['refused', 408, { isRefusal: true, isRejectedInput: false, hadNoEffect: true }],
  ['refused', 429, { isRefusal: true, isRejectedInput: false, hadNoEffect: true }],
  ['refused', 500, { isRefusal: false, isRejectedInput: false, hadNoEffect: false }],
  ['refused', undefined, { isRefusal: false, isRejectedInput: false, hadNoEffect: false }],
  ['invalid-response', 302, { isRefusal: false, isRejectedInput: false, hadNoEffect: false }],
  ['timeout', undefined, { isRefusal: false, isRejectedInput: false, hadNoEffect: false }],
  ['aborted', undefined, { isRefusal: false, isRejectedInput: false, hadNoEffect: false }],
  ['circuit-open', undefined, { isRefusal: false, isRejectedInput: false, hadNoEffect: true }],
  ['queue-full', undefined, { isRefusal: false, isRejectedInput: false, hadNoEffect: true }],
] as const)('tells of %s %p what it says of the request', (kind, status, expected) => {
  const details = status === undefined ? {} : { status }
  expect(new UpstreamError(user.setUserPassword, kind, details)).toMatchObject(expected)
})

test.each([
  ['unreachable', 'ECONNREFUSED', true],
  ['unreachable', 'EHOSTUNREACH', true],
  ['unreachable', 'ENETUNREACH', true],
  ['unreachable', 'ENOTFOUND', true],
  ['unreachable', 'EAI_AGAIN', true],
  ['timeout', 'UND_ERR_CONNECT_TIMEOUT', true],
  ['unreachable', 'CERT_HAS_EXPIRED', true],
  ['unreachable', 'SELF_SIGNED_CERT_IN_CHAIN', true],
  ['unreachable', 'ERR_TLS_CERT_ALTNAME_INVALID', true],
  // The request may have arrived.
  ['unreachable', 'ECONNRESET', false],
  ['unreachable', 'UND_ERR_SOCKET', false],
  ['timeout', undefined, false],
] as [UpstreamCause, string | undefined, boolean][])(
  'tells of %s by %p whether the request was never sent: %p',
  (kind, code, expected) => {
    const cause = Object.assign(new Error('failed'), { code })
    const { wasNeverSent, hadNoEffect } = new UpstreamError(user.setUserPassword, kind, { cause })
    expect([wasNeverSent, hadNoEffect]).toEqual([expected, expected])
  },
)

test('a refusal of another system, before the request was sent, is none of the request', () => {
  const details = { status: 400, text: 'The password is incorrect.', wasNeverSent: true }
  const { isRefusal, isRejectedInput, hadNoEffect } = new UpstreamError(
    user.setUserPassword,
    'refused',
    details,
  )
  expect({ isRefusal, isRejectedInput, hadNoEffect }).toEqual({
    isRefusal: false,
    isRejectedInput: false,
    hadNoEffect: true,
  })
})
