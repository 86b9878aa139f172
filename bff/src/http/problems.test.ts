import * as user from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { ProblemError } from './problem-error.ts'
import { problemCodeOf, toProblem } from './problems.ts'

test.each([
  ['unreachable', 'upstream-unreachable', 502],
  ['timeout', 'upstream-timeout', 504],
  ['invalid-response', 'upstream-invalid-response', 502],
  ['refused', 'upstream-refused', 502],
  ['circuit-open', 'upstream-circuit-open', 503],
  ['queue-full', 'upstream-circuit-open', 503],
  ['aborted', 'upstream-unreachable', 502],
] as const)('answers the upstream cause %s with %s, %d', (kind, code, status) => {
  const found = problemCodeOf(new UpstreamError(user.setUserPassword, kind))
  expect([found, toProblem(new ProblemError(found), 'x').status]).toEqual([code, status])
})

test.each([
  [{ statusCode: 400 }, 'invalid-input'],
  [{ statusCode: 415 }, 'invalid-input'],
  [{ statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' }, 'too-large'],
  [{ statusCode: 500 }, 'internal'],
  [{}, 'internal'],
])('answers an error with %o as %s', (fields, code) => {
  expect(problemCodeOf(Object.assign(new Error('failed'), fields))).toBe(code)
})

test('tells the details of a problem, and neither message nor cause', () => {
  const details = { errors: [], retryAfter: 0, upstreamMessage: 'Bank closed' }
  const error = new ProblemError('deposits-refused', { ...details, cause: new Error('secret') })
  expect(toProblem(error, '7KQ2-M9XD')).toEqual({
    type: 'urn:gatehouse:deposits-refused',
    title: 'Deposits refused',
    status: expect.any(Number),
    code: 'deposits-refused',
    reference: '7KQ2-M9XD',
    ...details,
  })
})
