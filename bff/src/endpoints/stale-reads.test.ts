import { endpoint } from '@gatehouse/contracts/endpoint'
import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { Type } from 'typebox'
import type { AreaContext } from '../areas/area-context.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

const forEveryone = endpoint({
  method: 'GET',
  path: '/api/probe/everyone',
  access: 'public',
  cache: 'everyone',
  reply: Type.Object({ number: Type.Integer() }),
  problems: ['not-found'],
})

const forCaller = endpoint({
  method: 'GET',
  path: '/api/probe/caller',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ number: Type.Integer() }),
  problems: [],
})

let stack: Stack
let runs = 0
let down = false
let gone = false

function probe({ serve }: AreaContext) {
  serve(forEveryone, async () => {
    if (gone) throw new ProblemError('not-found')
    if (down) throw new UpstreamError(employeeContent.getContent, 'unreachable')
    return { number: ++runs }
  })
  serve(forCaller, async () => {
    if (down) throw new UpstreamError(employeeContent.getContent, 'unreachable')
    return { number: ++runs }
  })
}

beforeAll(async () => {
  stack = await startStack({}, { areas: [probe] })
})
afterAll(() => stack.close())
afterEach(() => {
  jest.restoreAllMocks()
})

const read = () => stack.visitor().call(forEveryone)

test('a reader over the limit is refused alone', async () => {
  const settings = { LIMIT_READS: '1', CACHE_SECONDS: '0', TRUST_PROXY: '127.0.0.1' }
  const own = await startStack(settings, { areas: [probe], fakes: stack.fakes })
  const readFrom = (address: string) =>
    own.visitor({ 'x-forwarded-for': address }).call(forEveryone)
  await readFrom('203.0.113.7')
  const concurrent = ['203.0.113.7', '203.0.113.8'].map(readFrom)
  expect((await Promise.all(concurrent)).map(({ status }) => status)).toEqual([429, 200])
  await own.close()
})

test('serves public replies stale, and marked, while the upstream fails (stale-if-error)', async () => {
  const first = await read()
  expect((await read()).reply).toEqual(first.reply)
  const now = performance.now()
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 29_000)
  expect((await read()).reply).toEqual(first.reply)
  clock.mockReturnValue(now + 31_000)
  down = true
  const old = await read()
  expect([old.status, old.reply, old.headers.get('x-gatehouse-stale')]).toEqual([
    200,
    first.reply,
    'upstream failed',
  ])
  down = false
  clock.mockReturnValue(now + 34_000)
  const fresh = await read()
  expect([fresh.reply, fresh.headers.get('x-gatehouse-stale')]).toEqual([
    { number: first.reply.number + 1 },
    null,
  ])
  gone = true
  clock.mockReturnValue(now + 65_000)
  expect((await read()).problem.code).toBe('not-found')
  gone = false
  down = true
  clock.mockReturnValue(now + 700_000)
  expect((await read()).problem.code).toBe('upstream-unreachable')
})

test('serves nothing of a caller stale', async () => {
  down = false
  const maria = await stack.signIn('maria.santos')
  expect((await maria.call(forCaller)).status).toBe(200)
  const now = performance.now()
  jest.spyOn(performance, 'now').mockReturnValue(now + 31_000)
  down = true
  expect((await maria.call(forCaller)).problem.code).toBe('upstream-unreachable')
})
