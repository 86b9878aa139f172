import { expect, jest, test } from '@jest/globals'
import type { FastifyReply } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import type { RateLimits } from '../store/rate-limits.ts'
import { ReplyCache } from '../store/reply-cache.ts'
import { storeUnavailable } from '../store/store-unavailable.ts'
import { cachedReply, toReplyHead, writeCachedReply } from './cached-reply.ts'

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

/** Reads one key as often as asked, by a visitor or a caller. */
function setUp(take: RateLimits['take'], REQUEST_MS = 1000) {
  const cache = new ReplyCache({
    maxBytes: 10_000,
    freshMs: 30_000,
    staleMs: 0,
    onOutcome: () => {},
  })
  const deps = { cache, config: { REQUEST_MS }, limits: { take } } as never
  return (
    session: object = {},
    load: (signal: AbortSignal) => Promise<string> = async () => '{}',
  ) => {
    const request = { session, ip: '2001:db8::1' }
    const reply = { request, raw: { once: () => {} } } as unknown as FastifyReply
    return cachedReply(deps, reply, 'key', {}, async (signal) => ({
      content: await load(signal),
      cacheable: true,
    }))
  }
}

test('a visitor takes a point of their network for a read that no cache answers', async () => {
  const take = jest.fn<RateLimits['take']>().mockResolvedValue()
  const read = setUp(take)
  await read()
  await read()
  expect(take.mock.calls).toEqual([['uncachedReads', '2001:db8:0:0::/64']])
})

test('a caller takes none', async () => {
  const take = jest.fn<RateLimits['take']>().mockRejectedValue(new ProblemError('rate-limited'))
  await expect(setUp(take)({ caller: {} })).resolves.toMatchObject({ body: '{}' })
  await expect(setUp(take)()).rejects.toThrow('rate-limited')
})

test('public reads go on without the store of the limits', async () => {
  await expect(setUp(() => Promise.reject(storeUnavailable()))()).resolves.toMatchObject({
    body: '{}',
  })
  await expect(setUp(() => Promise.reject(new TypeError('ours')))()).rejects.toThrow('ours')
})

test('a load ends at the deadline of a request', async () => {
  const read = setUp(async () => {}, 20)
  const endless = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  await expect(read({}, endless)).rejects.toThrow('Deadline exceeded')
})

test.each([
  [{}, undefined, 200, { etag: '"1"', 'content-length': '7', 'content-type': 'text/plain' }],
  [{ stale: true }, undefined, 200, { 'x-gatehouse-stale': 'upstream failed' }],
  [{}, '"1"', 304, { etag: '"1"', 'cache-control': 'private' }],
  [{ stale: true }, '"1"', 304, { 'x-gatehouse-stale': 'upstream failed' }],
  [{}, 'W/"1"', 304, { etag: '"1"' }],
  [{}, '"2", W/"1"', 304, { etag: '"1"' }],
  [{}, '*', 304, { etag: '"1"' }],
  [{}, '"2"', 200, { etag: '"1"' }],
  [{}, 'W/"2", "11"', 200, { etag: '"1"' }],
] as const)('writes %j to a client that has %s as %d', (state, ifNoneMatch, status, headers) => {
  const head = {
    content: ['content-type', 'text/plain'],
    notModified: ['cache-control', 'private'],
  }
  const written = jest.fn()
  const response = {
    writeHead(code: number, pairs: string[]) {
      const entries = pairs.flatMap((name, at) => (at % 2 ? [] : [[name, pairs[at + 1]]]))
      written(code, Object.fromEntries(entries))
      return response
    },
    end: (...body: unknown[]) => written(...body),
  }
  const body = '¡Hola, '
  writeCachedReply(
    { headers: { 'if-none-match': ifNoneMatch } } as never,
    response as never,
    { body, etag: '"1"', at: 0, ...state },
    head,
  )
  const [[code, sent] = [], end] = written.mock.calls
  expect([code, sent, end]).toEqual([
    status,
    expect.objectContaining(headers),
    status === 200 ? [body, 'latin1'] : [],
  ])
  const names = Object.keys(sent as object)
  expect(names.includes('content-type')).toBe(status === 200)
  expect(names.includes('x-gatehouse-stale')).toBe('stale' in state)
})
