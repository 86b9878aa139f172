import * as user from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import fastify, { type FastifyBaseLogger } from 'fastify'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { createLog } from './log.ts'
import { ProblemError } from './problem-error.ts'
import { problemCodeOf, problemHandlers, toProblem } from './problems.ts'

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

test('a response over the limit has a code of its own', () => {
  const error = new UpstreamError(user.listNotifications, 'invalid-response', {
    detail: 'too large',
  })
  expect(problemCodeOf(error)).toBe('upstream-response-too-large')
})

test('a title has the words of the code', () => {
  expect(toProblem(new ProblemError('upstream-invalid-response'), 'x').title).toBe(
    'Upstream invalid response',
  )
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

/** The reply to a request that fails so, and what was logged of it. */
async function failWith(error: Error) {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => lines.push(line) })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    disableRequestLogging: true,
    genReqId: () => '7KQ2-M9XD',
  })
  app.decorateRequest('problem', '')
  problemHandlers(app)
  app.get('/', async () => {
    throw error
  })
  const { statusCode, headers, body } = await app.inject('/')
  await app.close()
  return {
    status: statusCode,
    headers,
    problem: JSON.parse(body),
    logged: lines.map((line) => JSON.parse(line)),
  }
}

test('a failure is answered as problem+json that no cache keeps, and logged with its reference', async () => {
  const { status, headers, problem, logged } = await failWith(new TypeError('secret'))
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    500,
    'application/problem+json',
    'no-store',
  ])
  expect(headers).not.toHaveProperty('retry-after')
  expect(problem).toEqual({
    type: 'urn:gatehouse:internal',
    title: 'Internal',
    status: 500,
    code: 'internal',
    reference: '7KQ2-M9XD',
  })
  expect(logged).toMatchObject([
    { id: '7KQ2-M9XD', code: 'internal', err: { message: 'secret' }, msg: 'failed' },
  ])
})

test('a refusal says when to try again, and is not logged as a failure', async () => {
  const { status, headers, problem, logged } = await failWith(
    new ProblemError('rate-limited', { retryAfter: 7, limit: 'address' }),
  )
  expect([status, headers['retry-after'], problem.retryAfter]).toEqual([429, '7', 7])
  expect(problem).not.toHaveProperty('limit')
  expect(logged).toEqual([])
})
