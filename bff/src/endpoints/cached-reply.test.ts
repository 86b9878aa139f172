import { expect, test } from '@jest/globals'
import { toReplyHead } from './cached-reply.ts'

const namesOf = (pairs: readonly string[]) => pairs.filter((_, at) => at % 2 === 0)
const headers = { 'content-type': 'text/html', 'cache-control': 'private, no-cache' }

test('sends security headers and its own with a reply', () => {
  const { content } = toReplyHead({ PUBLIC_ORIGIN: 'https://portal.test' }, headers)
  expect(content).toEqual(expect.arrayContaining(['content-type', 'text/html', 'nosniff']))
  expect(namesOf(content)).toContain('strict-transport-security')
})

test.each([
  ['https://portal.test', ['cache-control', 'strict-transport-security']],
  ['http://portal.test', ['cache-control']],
])('repeats at %s with a 304 what counts for each reply: %j', (origin, names) => {
  const { notModified } = toReplyHead({ PUBLIC_ORIGIN: origin }, headers)
  expect(namesOf(notModified).toSorted()).toEqual(names)
  expect(notModified).toContain('private, no-cache')
})
