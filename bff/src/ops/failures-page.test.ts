import { expect, test } from '@jest/globals'
import type { Failure } from '../store/failure-log.ts'
import { failuresPage } from './failures-page.ts'

const failure: Failure = {
  at: Date.UTC(2026, 10, 21, 4, 3, 5, 999),
  reference: '7KQ2-M9XD',
  instance: 'east',
  method: 'GET',
  route: '/api/content/:code',
  status: 502,
  problem: 'upstream-refused',
  user: 'hmac-of-user',
  operation: 'getContent',
  cause: 'refused',
  upstreamStatus: 503,
}
/** Not signed in, and no call failed. */
const anonymous: Failure = {
  at: failure.at - 60_000,
  reference: 'AAAA-2222',
  instance: 'west',
  method: 'POST',
  route: '/api/sign-in/password',
  status: 422,
  problem: 'invalid-credentials',
}
const limited: Failure = {
  ...anonymous,
  reference: 'DDDD-5555',
  status: 429,
  problem: 'rate-limited',
  limit: 'password',
}
const { upstreamStatus: _, ...withoutStatus } = failure
const invalid: Failure = {
  ...withoutStatus,
  at: failure.at - 3_600_000,
  reference: 'BBBB-3333',
  instance: 'west',
  problem: 'upstream-invalid-response',
  cause: 'invalid-response',
  detail: 'at /0/label (type)',
}

test.each<[string, string, Failure[] | undefined, boolean?]>([
  ['a user, with others of theirs', '7KQ2-M9XD', [failure, invalid]],
  ['a user without others', '7KQ2-M9XD', [failure]],
  ['a visitor', 'AAAA-2222', [anonymous]],
  ['a visitor whom a rate limit refused', 'DDDD-5555', [limited]],
  ['a user whom rate limits refused', '7KQ2-M9XD', [failure, { ...limited, user: 'hmac-of-user' }]],
  ['an unknown reference', 'CCCC-4444', []],
  ['a reference while Redis is unreachable', 'CCCC-4444', undefined],
  ['an unknown reference while Redis refuses writes', 'CCCC-4444', [], true],
  ['a reference that is found while Redis refuses writes', 'AAAA-2222', [anonymous], true],
  ['no reference', '', []],
])('the page of %s is as recorded', (_case, reference, failures, refusesWrites = false) => {
  const page = failuresPage({ reference, failures, refusesWrites }, 'nonce')
  expect(page.replace(/.*<h1>|<\/main>.*/gs, '')).toMatchSnapshot()
})
