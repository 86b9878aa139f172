import { EmptyReply } from '@gatehouse/contracts/empty-reply'
import { type Endpoint, endpoint } from '@gatehouse/contracts/endpoint'
import { readSession } from '@gatehouse/contracts/portal/session'
import * as user from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { Type } from 'typebox'
import { object, string } from 'yup'
import type { AreaContext } from '../areas/area-context.ts'
import { ProblemError } from '../http/problem-error.ts'
import { storeUnavailable } from '../store/store-unavailable.ts'
import { findLogLine, traceableWarning } from '../testing/find-log-line.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import type { ServeDeps } from './handler-context.ts'

const read = endpoint({
  method: 'GET',
  path: '/api/probe/number',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ number: Type.Integer() }),
  problems: [],
})

const write = endpoint({
  method: 'POST',
  path: '/api/probe/write',
  access: 'signed-in',
  body: object({ ends: string() }),
  reply: EmptyReply,
  problems: ['not-found'],
})

const passiveWrite = endpoint({
  ...write,
  path: '/api/probe/passive',
  passive: true,
})

const once = endpoint({
  method: 'POST',
  path: '/api/probe/once',
  access: 'public',
  once: true,
  reply: Type.Object({ number: Type.Integer() }),
  problems: [],
})

const stepUpWrite = endpoint({
  ...write,
  path: '/api/probe/step-up',
  stepUp: 'change-email',
})

const upload = endpoint({
  method: 'POST',
  path: '/api/probe/upload',
  access: 'public',
  upload: true,
  reply: Type.Object({ size: Type.Integer() }),
  problems: ['not-found'],
})

let reads = 0
let writes = 0
let fails = false
let deps: Pick<ServeDeps, 'cacheVersions' | 'stepUps'>

function probe({ serve, ...context }: AreaContext) {
  // Areas are given the whole context, of which their type names a part.
  deps = context as unknown as typeof deps
  serve(read, async () => ({ number: ++reads }))
  for (const one of [write, passiveWrite, stepUpWrite])
    serve(one, async ({ body: { ends } }) => {
      if (ends === 'refused') throw new ProblemError('not-found')
      if (ends === 'unknown') throw new UpstreamError(user.logout, 'timeout')
      return {}
    })
  serve(once, async () => ({ number: ++writes }))
  serve(upload, async ({ file }) => {
    const { content } = await file('an owner')
    if (fails) throw new ProblemError('not-found')
    return { size: content.length }
  })
}

let stack: Stack
let maria: Visitor

beforeAll(async () => {
  stack = await startStack({}, { areas: [probe], only: false })
})
afterAll(() => stack.close())
beforeEach(async () => {
  jest.restoreAllMocks()
  maria = await stack.signIn('maria.santos')
})

const readsAfter = async (endpointOfWrite: Endpoint, ends: string) => {
  const first = (await maria.call(read)).reply.number
  const { status } = await maria.send(endpointOfWrite, { body: { ends } })
  const second = (await maria.call(read)).reply.number
  return [status, second - first]
}

const ends: [string, number][] = [
  ['succeeds', 200],
  ['refused', 404],
  ['unknown', 504],
]

test.each(ends)(
  'a write that ends so drops the cached replies of its caller: %s',
  async (ends, status) => {
    expect(await readsAfter(write, ends)).toEqual([status, 1])
  },
)

test.each(ends)(
  'a cache version that cannot be bumped leaves the outcome: %s',
  async (how, status) => {
    jest.spyOn(deps.cacheVersions, 'bump').mockRejectedValue(storeUnavailable())
    expect(await readsAfter(write, how)).toEqual([status, 0])
    expect(findLogLine(stack, 'cache version not bumped')).toMatchObject(traceableWarning)
  },
)

test('a step-up that cannot be restored leaves the outcome', async () => {
  const granted = { proof: { jwt: undefined }, until: 0 }
  const claimed = { id: 'one', purpose: 'change-email', content: '', granted } as const
  jest.spyOn(deps.stepUps, 'claim').mockResolvedValue(claimed)
  jest.spyOn(deps.stepUps, 'restore').mockRejectedValue(storeUnavailable())
  expect((await maria.send(stepUpWrite, { body: { ends: 'refused' } })).status).toBe(404)
  expect(findLogLine(stack, 'step-up not restored')).toMatchObject(traceableWarning)
})

test('a sign-in drops the cached replies of its user', async () => {
  const first = (await maria.call(read)).reply.number
  expect((await maria.call(read)).reply.number).toBe(first)
  await stack.signIn('maria.santos')
  expect((await maria.call(read)).reply.number).toBe(first + 1)
})

test('a passive write drops none', async () => {
  expect(await readsAfter(passiveWrite, 'succeeds')).toEqual([200, 0])
})

test('a write is never cached', async () => {
  const { headers } = await maria.call(write, { body: { ends: 'succeeds' } })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('of visitors with the same idempotency key each writes for themselves', async () => {
  const headers = { 'idempotency-key': 'one-key-of-them-all' }
  const numberOf = async (visitor: Visitor) => (await visitor.send(once, { headers })).reply.number
  const first = await numberOf(maria)
  expect(await numberOf(maria)).toBe(first)
  const sameUser = await stack.signIn('maria.santos')
  expect(await numberOf(sameUser)).toBe(first)
  expect(await numberOf(await stack.signIn('chris.lee'))).not.toBe(first)
  const strangers = [stack.visitor(), stack.visitor()]
  for (const stranger of strangers) await stranger.call(readSession)
  const [one = 0, other] = await Promise.all(strangers.map(numberOf))
  expect(one).toBeGreaterThan(first)
  expect(other).not.toBe(one)
})

test('an upload that fails leaves its place to the next of its owner', async () => {
  const body = new FormData()
  body.append('file', new Blob(['words']), 'a.txt')
  fails = true
  expect((await maria.send(upload, { body })).status).toBe(404)
  fails = false
  expect((await maria.send(upload, { body })).reply).toEqual({ size: 5 })
})
