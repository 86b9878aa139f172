import { setImmediate } from 'node:timers/promises'
import { endpoint } from '@gatehouse/contracts/endpoint'
import { signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readContent } from '@gatehouse/contracts/portal/content'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Type } from 'typebox'
import type { AreaContext } from '../areas/area-context.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'
import { cacheKeyOf } from './cached-read.ts'

const announcements = { params: { code: 'announcements' } }
let stack: Stack
let maria: Visitor

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  maria = stack.visitor()
  await maria.signIn('maria.santos@example.test')
  stack.fakes.world.calls.clear()
})

test('calls the upstream once for equal reads within 30 seconds', async () => {
  const first = await maria.call(readContent, announcements)
  const second = await maria.call(readContent, announcements)
  expect(second.reply).toEqual(first.reply)
  expect(stack.operationsCalled()).toEqual(['getContent'])
  expect(first.headers.get('cache-control')).toBe('private, no-store')
})

test('ignores undeclared query parameters in the cache key', async () => {
  const read = (query: string) =>
    fetch(`${stack.url}/api/content/announcements${query}`, { headers: { cookie: maria.cookie } })
  for (const query of ['', '?', '?x=1', '?x=2']) expect((await read(query)).status).toBe(200)
  expect(stack.operationsCalled()).toEqual(['getContent'])
})

test('caches nothing with CACHE_SECONDS=0', async () => {
  const holdingNone = await startStack({ CACHE_SECONDS: '0' }, { fakes: stack.fakes })
  const dana = holdingNone.visitor()
  await dana.signIn('dana.wolf@example.test')
  stack.fakes.world.calls.clear()
  for (let read = 0; read < 2; read++) await dana.call(readContent, announcements)
  expect(stack.operationsCalled()).toEqual(['getContent', 'getContent'])
})

test('answers 304 without a body when the ETag matches', async () => {
  const { headers } = await maria.call(readContent, announcements)
  const response = await fetch(`${stack.url}/api/content/announcements`, {
    headers: { cookie: maria.cookie, 'if-none-match': headers.get('etag') ?? '' },
  })
  expect([response.status, await response.text()]).toEqual([304, ''])
  // Those of the reply itself are the client's already.
  expect([...response.headers.keys()]).toEqual(
    expect.arrayContaining(['cache-control', 'date', 'etag']),
  )
  expect(response.headers.has('content-security-policy')).toBe(false)
})

test('the same text in user id and brand is another caller', () => {
  const read = { endpoint: readContent, requestKey: '[]', head: { content: [], notModified: [] } }
  const versions = { current: () => '0' }
  const keyOf = (userId: string, brand: string | null) =>
    cacheKeyOf(read, { caller: { userId, brand } }, versions)
  const keys = [keyOf('1', '2 3'), keyOf('1 2', '3'), keyOf('12', '3'), keyOf('1', '23')]
  expect(new Set(keys).size).toBe(keys.length)
})

test('never serves a cached reply to another caller', async () => {
  const noor = stack.visitor()
  await noor.signIn('noor.haddad@example.test')
  const hers = await maria.call(readContent, announcements)
  const theirs = await noor.call(readContent, announcements)
  expect(hers.reply.categories).not.toEqual([])
  expect(theirs.reply).toEqual({ categories: [] })
})

test("invalidates the caller's cached replies in all sessions after a write", async () => {
  const other = stack.visitor()
  await other.signIn('maria.santos@example.test')
  await other.call(readContent, announcements)
  stack.fakes.world.calls.clear()
  await other.call(readContent, announcements)
  expect(stack.operationsCalled()).toEqual([])
  await maria.call(signOutOtherSessions)
  await maria.call(readContent, announcements)
  expect(stack.operationsCalled()).toEqual(['getContent'])
})

test('aborts the upstream call when the client disconnects', async () => {
  stack.fakes.world.faults.add({ operation: 'getContent', kind: 'hang', times: 1 })
  const leaving = new AbortController()
  const read = fetch(`${stack.url}/api/content/announcements`, {
    headers: { cookie: maria.cookie },
    signal: leaving.signal,
  })
  while (!stack.operationsCalled().includes('getContent')) await setImmediate()
  leaving.abort()
  await expect(read).rejects.toThrow('aborted')
  while (!stack.fakes.world.calls.list().at(-1)?.disconnected) await setImmediate()
  expect(stack.log.join('')).not.toContain('failed')
})

test.each(['never', 'everyone'] as const)(
  'adds its own headers to a read cached for %s',
  async (cache) => {
    const read = endpoint({
      method: 'GET',
      path: '/api/probe/headers',
      access: 'public',
      cache,
      reply: Type.Object({}),
      problems: [],
    })
    const area = ({ serve }: AreaContext) =>
      serve(read, async () => ({}), { headers: { 'x-probe': 'own' } })
    const probe = await startStack({}, { fakes: stack.fakes, areas: [area] })
    const { status, headers } = await probe.visitor().call(read)
    expect([status, headers.get('x-probe')]).toEqual([200, 'own'])
    await probe.close()
  },
)

test('names the fields of an invalid query; an invalid address is not found', async () => {
  const read = endpoint({
    method: 'GET',
    path: '/api/probe/query/:id',
    access: 'public',
    cache: 'never',
    params: { id: Type.String({ pattern: '^\\d+$' }) },
    query: Type.Object({ from: Type.Integer(), to: Type.Optional(Type.Integer()) }),
    reply: Type.Object({ from: Type.Integer() }),
    problems: [],
  })
  const area = ({ serve }: AreaContext) => serve(read, async ({ query: { from } }) => ({ from }))
  const probe = await startStack({}, { fakes: stack.fakes, areas: [area] })
  const send = async (id: string, query: Record<string, unknown>) => {
    const { status, problem } = await probe.visitor().send(read, { params: { id }, query })
    return [status, problem.code, problem.errors]
  }
  expect(await send('1', { from: 7 })).toEqual([200, undefined, undefined])
  const invalid = (field: string) => [400, 'invalid-input', [{ field, rule: 'invalid' }]]
  expect(await send('1', {})).toEqual(invalid('from'))
  expect(await send('1', { from: 'x' })).toEqual(invalid('from'))
  expect(await send('1', { from: 7, to: 'x' })).toEqual(invalid('to'))
  expect(await send('a', { from: 'x' })).toEqual([404, 'not-found', undefined])
  await probe.close()
})

test.each([
  ['a cached read', { method: 'GET', cache: 'caller' }],
  ['a passive write', { method: 'POST', passive: true }],
] as const)('%s cannot change the session', async (_name, kind) => {
  const changing = endpoint({
    ...kind,
    path: '/api/probe/session',
    access: 'signed-in',
    reply: Type.Object({}),
    problems: [],
  })
  const area = ({ serve }: AreaContext) =>
    serve(changing, async ({ request }) => {
      delete request.session.caller
      return {}
    })
  const probe = await startStack({}, { fakes: stack.fakes, areas: [area] })
  const visitor = await probe.signIn('maria.santos')
  expect((await visitor.send(changing)).problem.code).toBe('internal')
  expect((await visitor.call(readContent, announcements)).status).toBe(200)
  await probe.close()
})
